import type { RedFlagNotice } from '#shared/contract/red-flag.ts';
import type { Recommendation, ResultContent } from '#shared/contract/result.ts';
import { productQuizId, type QuizId } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import { readAge } from '#shared/reading/biological-age.ts';
import {
  careFirstSentence,
  needsCareFirst,
  readRisk,
  riskLevel,
  scaleEndPercent,
  unsaidReason,
} from '#shared/reading/cardiac-risk.ts';
import {
  percentFigure,
  percentRangeFigure,
  percentRangeText,
  type Range,
  wholeYears,
} from '#shared/reading/figures.ts';
import { leadSentence } from '#shared/reading/lead-sentence.ts';
import { notEstimated } from '#shared/reading/notices.ts';
import { wordingOrigin } from '#shared/reading/wording-origin.ts';
import { ageBar, type Bar, percentBar } from './bar.ts';

export type MailInput = { firstName: string; quizId: QuizId; content: ResultContent; resultUrl: string };

/** The content of the mail, for its HTML and for its plain text. */
export type MailFacts = {
  subject: string;
  preheader: string;
  greeting: string;
  /** Emergencies and urgent notices. They come before everything else. */
  warnings: RedFlagNotice[];
  headline: Headline;
  /** The first sentence of the summary, shown larger. */
  lead: string | null;
  summary: string;
  plan: Recommendation[];
  /** What to discuss with a doctor. Shown with the plan. */
  soon: RedFlagNotice[];
  origin: string;
  resultUrl: string;
  dashboardUrl: string;
};

export type Headline = {
  label: string;
  figure: string;
  /** The lines under the figure: range, calendar age, level. */
  lines: string[];
  bar: Bar | null;
};

export const mailFacts = ({ firstName, quizId, content, resultUrl }: MailInput): MailFacts => {
  const ready = `${quizId === productQuizId ? product.name : 'Cardiac Health'} results are ready`;
  const { lead, rest } = leadSentence(content.summaryParagraph);
  return {
    // Subject and preheader show on lock screens: no figure and no finding.
    subject: `Your ${ready}`,
    preheader: preheader(content),
    greeting: firstName.trim() ? `${firstName.trim()}, your ${ready}` : `Your ${ready}`,
    warnings: content.redFlags.filter(({ level }) => level !== 'soon'),
    soon: content.redFlags.filter(({ level }) => level === 'soon'),
    headline: quizId === productQuizId ? ageHeadline(content) : riskHeadline(content),
    lead,
    summary: rest,
    plan: content.focus_areas.topRecommendations,
    origin: wordingOrigin(content),
    resultUrl,
    dashboardUrl: new URL('/dashboard', resultUrl).href,
  };
};

const preheader = (content: ResultContent): string => {
  if (needsCareFirst(content)) return 'Please read the notice at the top first.';
  return content.focus_areas.topRecommendations.length > 0
    ? 'Your summary, and a few changes to start with.'
    : 'Your summary is inside.';
};

const ageHeadline = (content: ResultContent): Headline => {
  const { overall_summary } = content;
  const reading = readAge(overall_summary);
  if (reading === null) return withoutFigure('Biological Age', unsaidReason(content));
  const { age, calendarAge, range } = reading;
  const likely = range ? likelyAge(range) : 'This is an estimate.';
  return {
    label: 'Biological Age',
    figure: wholeYears(age),
    lines: [calendarAge === null ? likely : `${likely} Your calendar age is ${calendarAge}.`],
    bar: calendarAge === null ? null : ageBar({ age, calendarAge, range }),
  };
};

/** At the end of the scale the range has no width, so 'between' would be wrong. */
const likelyAge = (range: Range): string => {
  const [low, high] = [wholeYears(range.low), wholeYears(range.high)];
  return low === high ? `Likely about ${low}.` : `Likely between ${low} and ${high}.`;
};

const riskHeadline = (content: ResultContent): Headline => {
  const { overall_summary } = content;
  const level = riskLevel(overall_summary);
  const levelLine = level ? [`Risk Level: ${level}.`] : [];
  const reading = readRisk(overall_summary);
  if (reading === null) return withoutFigure('Cardiac Risk Score', unsaidReason(content), level);
  const { percent, range, rangeFirst, sentence } = reading;
  const careFirst = needsCareFirst(content) ? [careFirstSentence] : [];
  const bar = percentBar({ percent, range, end: scaleEndPercent });
  const label = 'Cardiac Risk Score';
  const estimate = `${percentFigure(percent)}%`;
  return range && rangeFirst
    ? {
        label,
        figure: percentRangeFigure(range),
        lines: [`Our best single estimate is ${estimate}.`, ...levelLine, sentence, ...careFirst],
        bar,
      }
    : {
        label,
        figure: estimate,
        lines: [...(range ? [`Likely ${percentRangeText(range)}.`] : []), ...levelLine, sentence, ...careFirst],
        bar,
      };
};

const withoutFigure = (label: string, reason: string | undefined, level?: string): Headline => ({
  label,
  figure: notEstimated,
  lines: [...(level && level !== notEstimated ? [`Risk Level: ${level}.`] : []), ...(reason ? [reason] : [])],
  bar: null,
});
