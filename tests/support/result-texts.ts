import type { ResultContent } from '#shared/contract/result.ts';

type Said = readonly (string | null | undefined)[];
const present = (texts: Said): string[] => texts.filter((text): text is string => typeof text === 'string');

/** The warnings themselves, which a page shows first. */
export const warningsOf = ({ redFlags, notices = [], untilSeen = [], whenToCall = [] }: ResultContent): string[] => [
  ...redFlags.map(({ message }) => message),
  ...notices.flatMap(({ message, label }) => [message, label]),
  ...untilSeen,
  ...whenToCall,
];

/** Whole sentences and paragraphs that stand beside them. */
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

/** Everything that a page shows beside the warnings, sources apart: their names are not ours. */
export const besideWarnings = (content: ResultContent): string[] => [...paragraphsOf(content), ...labelsOf(content)];

/** The first of these words or phrases in the text, as whole words and in any case. */
export const wordIn = (text: string, words: readonly string[]): string | undefined => patternOf(words).exec(text)?.[0];

/** Made once for each list: it is asked of every text of many thousand pages. */
const patternOf = (words: readonly string[]): RegExp => {
  const known = patterns.get(words);
  if (known) return known;
  const pattern = new RegExp(`(?<![a-z])(?:${words.join('|')})(?![a-z])`, 'i');
  patterns.set(words, pattern);
  return pattern;
};
const patterns = new WeakMap<readonly string[], RegExp>();
