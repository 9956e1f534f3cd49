import type { RedFlagNotice } from '#shared/contract/result.ts';
import { type QuizId, quizRecordOf } from '#shared/derived-names.ts';
import { caveatsFor, mayNotPraise } from '#shared/longevity/caveats.ts';
import type { Person } from '#shared/person/person.ts';
import { readPerson } from '#shared/person/read-person.ts';
import { type Assessment, assess, waitForCare } from '#shared/safety/assess.ts';
import type { RouteCode } from '#shared/safety/care-routes.ts';
import { needsNewReading } from '#shared/safety/seen.ts';
import { withOneTime } from '#shared/words/one-time.ts';
import type { FigureOf, OwnPair } from './lever.ts';

/** A pair of answers, and the flags that a clinician has examined the user for, on pages that are open again. */
export type Guarded = { readonly pair: OwnPair; readonly seenFor?: readonly string[] };

/**
 * Whether the page opens. `paused`: a warning is open, or the day has not come on which the result opens. `noFigure`: there is no
 * estimate to compare with. Once open after a warning, no slider moves exercise and nothing is praised.
 */
export type WhatIfStanding<One extends Guarded = Guarded> =
  | { readonly is: 'open'; readonly routes: readonly RouteCode[]; readonly isPraiseWithheld: boolean }
  | { readonly is: 'paused'; readonly notices: readonly RedFlagNotice[]; readonly at: One }
  | { readonly is: 'noFigure' };

/**
 * Judges the answers behind the result and the newest ones: any pair can close the page, and the routes of all pairs apply.
 * The safety rules decide; this file knows no symptom.
 */
export const whatIfStanding = <One extends Guarded>(
  quizId: QuizId,
  figureOf: FigureOf,
  guarded: readonly One[],
): WhatIfStanding<One> => {
  const { readAs } = quizRecordOf(quizId);
  const judged = guarded.map((one) => {
    const person = readPerson({ ...one.pair, quiz: readAs });
    return { one, pair: one.pair, person, assessment: assess(person) };
  });
  const open = judged.filter(({ one, assessment }) => waitForCare(assessment) && !isSeenForAll(one, assessment));
  const [first] = open;
  if (first) return { is: 'paused', notices: noticesOf(open), at: first.one };
  if (judged.some(({ pair }) => figureOf(pair) === null)) return { is: 'noFigure' };
  return {
    is: 'open',
    routes: [...new Set(judged.flatMap(({ assessment }) => assessment.routes))],
    isPraiseWithheld: judged.some(isQuiet),
  };
};

/** As on the result page: no praise with a notice, an illness, a pregnancy or heavy drinking. */
const isQuiet = ({ person, assessment }: { readonly person: Person; readonly assessment: Assessment }): boolean =>
  mayNotPraise({ person, assessment, caveats: caveatsFor({ person, assessment, answeredShare: null }) });

const isSeenForAll = ({ seenFor = [] }: Guarded, { notices }: Assessment): boolean =>
  notices.every(({ code, level }) => level === 'soon' || (seenFor.includes(code) && !needsNewReading(code)));

/** The notices that cannot wait, each once. */
const noticesOf = (judged: readonly { readonly assessment: ReturnType<typeof assess> }[]): RedFlagNotice[] => {
  const raised = new Map(
    judged.flatMap(({ assessment }) => withOneTime(assessment.notices).map((notice) => [notice.code, notice] as const)),
  );
  return [...raised.values()].filter(({ level }) => level !== 'soon');
};
