import type { CategoryItem, Recommendation, ResultContent } from '#shared/contract/result.ts';

/** A piece of prose that the model may reword, and that falls back by itself. */
export type SectionKind = 'intro' | 'summary' | 'explanation' | 'plan-intro' | 'recommendation' | 'outro';
export type Section = { id: string; kind: SectionKind; text: string };

export const explanationId = ({ id }: CategoryItem) => `explanation_${id}`;
export const recommendationId = ({ code }: Recommendation) => `recommendation_${code.replaceAll('.', '_')}`;

export const sectionsOf = (content: ResultContent): Section[] => [
  { id: 'intro', kind: 'intro', text: content.intro },
  { id: 'summary', kind: 'summary', text: content.summaryParagraph },
  ...content.category_breakdown.map((item): Section => {
    return { id: explanationId(item), kind: 'explanation', text: item.explanationParagraph };
  }),
  { id: 'plan_intro', kind: 'plan-intro', text: content.focus_areas.introParagraph },
  ...content.focus_areas.topRecommendations.map((item): Section => {
    return { id: recommendationId(item), kind: 'recommendation', text: item.recommendation };
  }),
  { id: 'outro', kind: 'outro', text: content.outro },
];

/** The same result with the accepted sections in the model's words. Numbers, codes and order stay the engine's. */
export const withWording = (content: ResultContent, accepted: ReadonlyMap<string, string>): ResultContent => {
  const worded = (id: string, text: string) => accepted.get(id) ?? text;
  return {
    ...content,
    intro: worded('intro', content.intro),
    summaryParagraph: worded('summary', content.summaryParagraph),
    category_breakdown: content.category_breakdown.map((item) => ({
      ...item,
      explanationParagraph: worded(explanationId(item), item.explanationParagraph),
    })),
    focus_areas: {
      introParagraph: worded('plan_intro', content.focus_areas.introParagraph),
      topRecommendations: content.focus_areas.topRecommendations.map((item) => ({
        ...item,
        recommendation: worded(recommendationId(item), item.recommendation),
      })),
    },
    outro: worded('outro', content.outro),
  };
};
