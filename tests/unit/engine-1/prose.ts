import type { ResultContent } from '#shared/contract/result.ts';

/** Everything in a result that a person reads as a sentence. */
export const proseOf = (content: ResultContent): string[] => [
  content.intro,
  content.summaryParagraph,
  ...content.category_breakdown.map(({ explanationParagraph }) => explanationParagraph),
  content.focus_areas.introParagraph,
  ...content.focus_areas.topRecommendations.map(({ recommendation }) => recommendation),
  ...content.redFlags.map(({ message }) => message),
  ...(content.overall_summary.notEstimatedReason ? [content.overall_summary.notEstimatedReason] : []),
  content.outro,
];

/** Without what the person chose, which stands in quotation marks. */
export const ownWords = (text: string): string => text.replace(/“[^”]*”/g, '');

export const numbersIn = (text: string): number[] => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

/** Every number anywhere inside a value. */
export const numbersDeep = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  if (typeof value === 'string') return numbersIn(value);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersDeep) : [];
};
