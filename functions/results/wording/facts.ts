import type { CategoryItem, OverallSummary, ResultContent } from '#shared/contract/result.ts';
import { factorField } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import {
  ageRangeText,
  percentRangeText,
  percentText,
  type Range,
  rangeOf,
  wholeYears,
} from '#shared/reading/figures.ts';
import { explanationId, recommendationId, type Section, sectionsOf } from './sections.ts';
import { isFreeWord } from './vocabulary-v1.ts';

/**
 * What the model may say with figures or findings: phrases that the engine has put together, to be copied letter by
 * letter. Each carries its number together with its name and its unit, so that none of the three can be changed alone.
 */
export type FactualSection = Section & {
  /** 'a biological age of 41'. */
  phrases: string[];
  /** Names of areas that say no more than free words do: 'Way of eating', but not 'Alcohol', which could be praised. */
  labels: string[];
  /** Whole sentences of the engine's prose for this section, with all that they say. */
  sentences: string[];
  /** Those of them that must not get lost: the advice itself, and every caution. */
  kept: string[];
};

export const factualSections = (content: ResultContent): FactualSection[] =>
  sectionsOf(content).map((section) => {
    const sentences = sentencesOf(section.text);
    const { phrases, labels } = sayable(section, content);
    return { ...section, phrases, labels: labels.filter(isPlain), sentences, kept: keptOf(section, sentences) };
  });

const isPlain = (label: string): boolean =>
  label
    .toLowerCase()
    .split(/[^a-z]+/)
    .every(isFreeWord);

const caution = /\b(not|cannot|diagnosis|clinician|doctor|emergency|ambulance|urgent|ask|symptoms?|apnea|model)\b/i;

/** Only the first of a section can: the others stay with the sentence that they point to. */
const backwards = '(?:That|This|These|They|It)\\b';
export const pointsBack = new RegExp(`^${backwards}`);
const sentenceEnd = new RegExp(`(?<=[.?])\\s+(?!${backwards})`);

const keptOf = ({ kind }: Section, sentences: string[]): string[] =>
  sentences.filter((sentence, index) => caution.test(sentence) || (kind === 'recommendation' && index === 0));

/**
 * Sentences end where a full stop is followed by a blank: '7.5 hours' does not end one. One that points back ('That is a
 * good amount of rest') stays with the one before it, or it could be made to praise anything.
 */
const sentencesOf = (text: string): string[] =>
  text
    .split(sentenceEnd)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

const sayable = (section: Section, content: ResultContent): Pick<FactualSection, 'phrases' | 'labels'> => {
  const plan = content.focus_areas.topRecommendations;
  const category = content.category_breakdown.find((item) => section.id === explanationId(item));
  if (category) return { phrases: categoryPhrases(category), labels: [category.title] };
  const advice = plan.find((item) => section.id === recommendationId(item));
  if (advice)
    return { phrases: advice.userAnswer ? [`your answer (${advice.userAnswer})`] : [], labels: [advice.area] };
  if (section.kind === 'plan-intro') return { phrases: [], labels: plan.map(({ area }) => area) };
  return { phrases: section.kind === 'outro' ? [] : summaryPhrases(content.overall_summary), labels: [] };
};

const categoryPhrases = ({ descriptor, score }: CategoryItem): string[] =>
  score === null ? [] : [`a score of ${score} out of 100`, `rated ${descriptor}`];

const summaryPhrases = (summary: OverallSummary): string[] => {
  const age = rangeOf(summary.biologicalAgeLow, summary.biologicalAgeHigh);
  const risk = rangeOf(summary.cardiacRiskScoreLow, summary.cardiacRiskScoreHigh);
  return [
    summary.biologicalAge != null && `a biological age of ${wholeYears(summary.biologicalAge)}`,
    age && `a likely range of ${ageRangeText(age)}`,
    summary.chronologicalAge != null && `a calendar age of ${wholeYears(summary.chronologicalAge)}`,
    summary[factorField] != null && `a ${product.name} Factor of ${summary[factorField]}`,
    !isWithin(summary.chronologicalAge, age) && summary.headline,
    summary.cardiacRiskScore != null && `a 10-year risk of ${percentText(summary.cardiacRiskScore)}`,
    risk && `a likely range of ${percentRangeText(risk)}`,
    summary.riskDescriptor && `a risk level of ${summary.riskDescriptor}`,
  ].filter((phrase) => typeof phrase === 'string');
};

/** The engine then says that the gap is too small to read into: 'Younger than your years' would say the opposite. */
const isWithin = (calendarAge: number | null | undefined, range: Range | null): boolean =>
  calendarAge != null &&
  range !== null &&
  Math.round(range.low) <= calendarAge &&
  calendarAge <= Math.round(range.high);
