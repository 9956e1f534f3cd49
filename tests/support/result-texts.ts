import type { ResultContent } from '#shared/contract/result.ts';

type Said = readonly (string | null | undefined)[];
const present = (texts: Said): string[] => texts.filter((text): text is string => typeof text === 'string');

/** The warnings, which a page shows first. */
export const warningsOf = ({ redFlags, notices = [], untilSeen = [], whenToCall = [] }: ResultContent): string[] => [
  ...redFlags.map(({ message }) => message),
  ...notices.flatMap(({ heading = '', told = '', message, label }) => [heading, told, message, label]).filter(Boolean),
  ...untilSeen,
  ...whenToCall,
];

/** Sentences and paragraphs besides the warnings. */
export const paragraphsOf = (content: ResultContent): string[] => [
  ...present([content.intro, content.heading, content.foldedFigure, content.summaryParagraph, content.together]),
  ...present([content.overall_summary.notEstimatedReason, content.focus_areas.introParagraph, content.outro]),
  ...(content.meaning ?? []),
  ...content.category_breakdown.map(({ explanationParagraph }) => explanationParagraph),
  ...content.focus_areas.topRecommendations.flatMap(({ recommendation, effect, evidenceLine, grade }) =>
    present([recommendation, effect, evidenceLine, grade]),
  ),
  ...[content.caveats, content.sideNotes].flatMap((notes = []) => notes.map(({ text }) => text)),
  ...[content.missing, content.figures].flatMap((entries = []) => entries.map(({ text }) => text)),
];

/** Titles, levels and answers. */
const labelsOf = (content: ResultContent): string[] => [
  ...present([content.overall_summary.headline]),
  ...content.category_breakdown.flatMap(({ title, descriptor }) => [title, descriptor]),
  ...content.focus_areas.topRecommendations.flatMap(({ area, title, userAnswer }) =>
    present([area, title, userAnswer]),
  ),
  ...content.contributions.map(({ label }) => label),
  ...[content.missing, content.figures].flatMap((entries = []) => entries.map(({ label }) => label)),
];

/** Everything on a page besides the warnings, without the sources, whose names are not ours. */
export const besideWarnings = (content: ResultContent): string[] => [...paragraphsOf(content), ...labelsOf(content)];

/** The first of these words or phrases in the text, matched as whole words in any case. */
export const wordIn = (text: string, words: readonly string[]): string | undefined => patternOf(words).exec(text)?.[0];

/** Compiled once for each list, because thousands of pages are searched. */
const patternOf = (words: readonly string[]): RegExp => {
  const known = patterns.get(words);
  if (known) return known;
  const pattern = new RegExp(`(?<![a-z])(?:${words.join('|')})(?![a-z])`, 'i');
  patterns.set(words, pattern);
  return pattern;
};
const patterns = new WeakMap<readonly string[], RegExp>();
