import type { ResultContent } from '#shared/contract/result.ts';
import { headlineOf } from '#shared/reading/headline.ts';
import { differencesOf } from '#shared/verify/differences.ts';

/** What is different in a page that was made again from the same answers. Codes and levels; no answer and no name. */
export type ResultChange = {
  level: { from: string; to: string } | null;
  /** Warning signs by code and level. */
  raised: string[];
  dropped: string[];
  /** By how much the figure moves, in years or percentage points; null without one before or after. */
  moved: number | null;
  /** Anything that a person reads. */
  isAny: boolean;
};

export const changeOf = (was: ResultContent, is: ResultContent): ResultChange => {
  const [from, to] = [levelOf(was), levelOf(is)];
  const [before, after] = [signsOf(was), signsOf(is)];
  return {
    level: from === to ? null : { from, to },
    raised: [...after].filter((sign) => !before.has(sign)),
    dropped: [...before].filter((sign) => !after.has(sign)),
    moved: movedBy(figureOf(was), figureOf(is)),
    isAny: differencesOf(readable(was), readable(is)).length > 0,
  };
};

/** Only then is somebody written to: a figure that moved within its level is said on the page. */
export const asksForLetter = ({ level, raised, dropped }: ResultChange): boolean =>
  level !== null || raised.length > 0 || dropped.length > 0;

/** Which of three pages it is, and the published level or the words over the age, also where they are folded away. */
const levelOf = (content: ResultContent): string => {
  const { riskCode, riskDescriptor, headline } = content.overall_summary;
  return [headlineOf(content).standing, riskCode ?? riskDescriptor ?? headline].filter(Boolean).join(': ');
};

const signsOf = ({ redFlags }: ResultContent) => new Set(redFlags.map(({ code, level }) => `${code} (${level})`));

const figureOf = ({ overall_summary: { biologicalAge, cardiacRiskScore } }: ResultContent): number | null =>
  biologicalAge ?? cardiacRiskScore ?? null;

const movedBy = (from: number | null, to: number | null): number | null =>
  from === null || to === null ? null : Math.round((to - from) * 10) / 10;

/** Without what says who made it: another version alone is no reason to replace what somebody has read. */
const readable = ({ engine: _engine, wording: _wording, replaces: _replaces, ...page }: ResultContent) => page;
