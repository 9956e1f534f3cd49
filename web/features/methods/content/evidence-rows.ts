import * as labels from '#feature-words/methods/labels.ts';
import { derivations } from '#shared/longevity/evidence/derivations.ts';
import { evidenceOf, longevityQuestionIds, sectionOf } from '#shared/longevity/evidence/longevity-evidence.ts';
import type { BySex, Interval } from '#shared/longevity/evidence/question-evidence.ts';
import { longevityCategories } from '#shared/longevity/model/category-scores.ts';
import { questionName } from '#web/answers/question-names.ts';
import { cite, withSourceNames } from './bibliography.ts';
import { averages, extraTables } from './evidence-tables.ts';
import { answerWords, questionOf, unitOf } from './quoted-answers.ts';
import type { IdentifiedEvidence as Evidence } from './topic.ts';

/** One row per question of the first quiz that has evidence, in quiz order. */
export const evidenceRows = () =>
  longevityQuestionIds
    .map((id): Evidence => ({ id, ...evidenceOf(id) }))
    .filter(({ grade }) => grade !== '-')
    .map(evidenceRow);

export type EvidenceRow = ReturnType<typeof evidenceRow>;

/**
 * An answer in words with its numbers. A number is null if the answer has none. The shares of a curve are in a separate
 * table.
 */
export type EvidenceAnswer = {
  label: string;
  hr: BySex<number> | null;
  ci: BySex<Interval> | null;
  prevalence: BySex<number> | null;
  score: number | null;
  verified: boolean;
};

const evidenceRow = (evidence: Evidence) => {
  const { id, grade, weight = 0, catWeight = 0, curve } = evidence;
  const { derivation = '', prevalenceSource = '' } = derivations[id] ?? {};
  const title = longevityCategories.find((category) => category.id === sectionOf(id))?.title;
  return {
    questionId: id,
    label: questionName(id),
    question: questionOf(id)?.text ?? '',
    grade,
    /** 0-1: how much of the hazard ratio counts for the age; 0 = none. */
    weight,
    movesAge: weight > 0,
    /** Its category, and its share in that score; null if it is in none. */
    category: title && catWeight > 0 ? { title, share: catWeight } : null,
    reference: referenceOf(evidence),
    derivation: withAnswerWords(id, derivation),
    /** The source of the population shares. */
    shareSource: withAnswerWords(id, withSourceNames(prevalenceSource)),
    answers: curve ? curveAnswers(evidence) : optionAnswers(evidence),
    /** The average person's ln HR in words. Empty if no answer changes the age. */
    averages: averages(evidence),
    tables: extraTables(evidence),
    sources: cite(evidence.sources),
  };
};

/** The reference answer in the quiz's words. The reference of a curve has its own words. */
const referenceOf = ({ id, options }: Evidence): string => {
  const { reference = '' } = derivations[id] ?? {};
  const isAnswer = options?.some(({ value }) => String(value) === reference);
  return isAnswer ? `“${answerWords(id, reference)}”` : withAnswerWords(id, reference);
};

const optionAnswers = ({ id, options = [] }: Evidence): EvidenceAnswer[] =>
  options.map(({ value, hr, ci = null, prevalence = null, score = null, verified = true }) => ({
    label: answerWords(id, value),
    hr,
    ci,
    prevalence,
    score,
    verified,
  }));

const curveAnswers = ({ id, curve }: Evidence): EvidenceAnswer[] =>
  (curve?.points ?? []).map(({ x, hr, ci, verified = true }) => ({
    label: id === 'weight' ? labels.bmiOf(x) : `${x} ${unitOf(id)}`.trim(),
    hr,
    ci,
    prevalence: null,
    score: null,
    verified,
  }));

/** Replaces answer values in a text of the evidence by words. Keeps a value that could be an English word. */
const withAnswerWords = (id: string, text: string): string =>
  (questionOf(id)?.options ?? [])
    .filter(({ value }) => /^[a-z]+[A-Z0-9]/.test(value))
    .reduce((words, { value, label }) => words.replace(new RegExp(`\\b${value}\\b`, 'g'), `“${label}”`), text);
