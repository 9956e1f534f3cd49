import type { CategoryItem, OverallSummary, Recommendation, ResultContent } from '#shared/contract/result.ts';
import { factorField } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import { ageRangeText, percentRangeText, percentText, rangeOf, wholeYears } from '#shared/reading/figures.ts';
import { type Section, sectionsOf } from './sections.ts';

/**
 * What the model may say with figures or findings: phrases that the engine has put together, to be copied letter by
 * letter. Each carries its number together with its name and its unit, so that none of the three can be changed alone.
 */
export type FactualSection = Section & {
  /** Short phrases: 'a biological age of 41'. */
  phrases: string[];
  /** Whole sentences of the engine's prose for this section. */
  sentences: string[];
};

export const factualSections = (content: ResultContent): FactualSection[] =>
  sectionsOf(content).map((section) => ({
    ...section,
    phrases: phrasesFor(section, content),
    sentences: sentencesOf(section.text),
  }));

/** Sentences end where a full stop is followed by a blank: '7.5 hours' does not end one. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.?])\s+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

const phrasesFor = (section: Section, content: ResultContent): string[] => {
  const found = content.category_breakdown.find((item) => section.id === `explanation_${item.id}`);
  if (found) return categoryPhrases(found);
  const plan = content.focus_areas.topRecommendations;
  if (section.kind === 'recommendation')
    return plan.filter(({ recommendation }) => recommendation === section.text).flatMap(planPhrases);
  if (section.kind === 'plan-intro') return plan.map(({ area }) => area);
  return section.kind === 'outro' ? [] : summaryPhrases(content.overall_summary);
};

const categoryPhrases = ({ title, descriptor, score }: CategoryItem): string[] =>
  score === null ? [title] : [title, `a score of ${score} out of 100`, `rated ${descriptor}`];

const planPhrases = ({ area, userAnswer }: Recommendation): string[] =>
  userAnswer ? [area, `your answer (${userAnswer})`] : [area];

const summaryPhrases = (summary: OverallSummary): string[] => {
  const age = rangeOf(summary.biologicalAgeLow, summary.biologicalAgeHigh);
  const risk = rangeOf(summary.cardiacRiskScoreLow, summary.cardiacRiskScoreHigh);
  return [
    summary.biologicalAge != null && `a biological age of ${wholeYears(summary.biologicalAge)}`,
    age && `a likely range of ${ageRangeText(age)}`,
    summary.chronologicalAge != null && `a calendar age of ${wholeYears(summary.chronologicalAge)}`,
    summary[factorField] != null && `a ${product.name} Factor of ${summary[factorField]}`,
    summary.headline,
    summary.cardiacRiskScore != null && `a 10-year risk of ${percentText(summary.cardiacRiskScore)}`,
    risk && `a likely range of ${percentRangeText(risk)}`,
    summary.riskDescriptor && `a risk level of ${summary.riskDescriptor}`,
  ].filter((phrase) => typeof phrase === 'string');
};
