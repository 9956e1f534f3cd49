import type { Source } from '#shared/contract/result.ts';
import { derivations } from '#shared/longevity/evidence/derivations.ts';
import { evidenceOf, longevityQuestionIds, sectionOf } from '#shared/longevity/evidence/longevity-evidence.ts';
import type { BySex, Grade, Interval } from '#shared/longevity/evidence/question-evidence.ts';
import { longevityCategories } from '#shared/longevity/model/category-scores.ts';
import { questionName } from '../../answers/question-names.ts';
import { cite, withSourceNames } from './bibliography.ts';
import { averages, extraTables } from './evidence-tables.ts';
import { answerWords, questionOf } from './quoted-answers.ts';
import type { IdentifiedEvidence as Evidence, NumberTable } from './topic.ts';

export type PerSex<T> = { readonly women: T; readonly men: T };

export type EvidenceRow = {
  questionId: string;
  label: string;
  question: string;
  grade: string;
  /** 0-1: how much of the hazard ratio counts for the age; 0 = none. */
  weight: number;
  movesAge: boolean;
  /** Its category, and its share in that score; absent where it is in none. */
  category?: { title: string; share: number };
  reference?: string;
  derivation?: string;
  /** Where the shares of the population are from. */
  shareSource?: string;
  answers: EvidenceAnswer[];
  /** What the average person's ln HR is, in words; empty where nothing moves the age. */
  averages: string[];
  tables: NumberTable[];
  sources: Source[];
};

/** 'women' and 'men' differ only where the source gives both. */
export type EvidenceAnswer = {
  label: string;
  hazardRatio: PerSex<number> | null;
  interval: PerSex<Interval> | null;
  /** Of the population, 0-1; null for curves, whose shares are a table of their own. */
  share: PerSex<number> | null;
  /** 0-100, for the category. */
  score: number | null;
  verified: boolean;
  note?: string;
};

export const evidenceRows = (): EvidenceRow[] =>
  longevityQuestionIds
    .map((id): Evidence => ({ id, ...evidenceOf(id) }))
    .filter(isGraded)
    .map(evidenceRow);

type Graded = Evidence & { readonly grade: Exclude<Grade, '-'> };
const isGraded = (evidence: Evidence): evidence is Graded => evidence.grade !== '-';

const evidenceRow = (evidence: Graded): EvidenceRow => {
  const { id, grade, weight = 0 } = evidence;
  const { derivation, prevalenceSource } = derivations[id] ?? {};
  return {
    questionId: id,
    label: questionName(id),
    question: questionOf(id)?.text ?? '',
    grade,
    weight,
    movesAge: weight > 0,
    ...categoryOf(evidence),
    ...referenceOf(evidence),
    ...(derivation ? { derivation: withAnswerWords(id, derivation) } : {}),
    ...(prevalenceSource ? { shareSource: withAnswerWords(id, withSourceNames(prevalenceSource)) } : {}),
    answers: evidence.curve ? curveAnswers(evidence) : optionAnswers(evidence),
    averages: averages(evidence),
    tables: extraTables(evidence),
    sources: cite(evidence.sources),
  };
};

const categoryOf = ({ id: question, catWeight = 0 }: Evidence): Pick<EvidenceRow, 'category'> => {
  const title = longevityCategories.find(({ id }) => id === sectionOf(question))?.title;
  return title && catWeight > 0 ? { category: { title, share: catWeight } } : {};
};

/** As the quiz words the answer; a curve's reference has words of its own. */
const referenceOf = ({ id, options }: Evidence): Pick<EvidenceRow, 'reference'> => {
  const reference = derivations[id]?.reference;
  if (!reference) return {};
  const isAnswer = options?.some(({ value }) => String(value) === reference);
  return { reference: isAnswer ? `“${answerWords(id, reference)}”` : withAnswerWords(id, reference) };
};

const perSex = <T>(value: BySex<T>): PerSex<T> =>
  typeof value === 'object' && value !== null && 'female' in value
    ? { women: value.female, men: value.male }
    : { women: value as T, men: value as T };

const perSexOrNull = <T>(value: BySex<T> | null | undefined): PerSex<T> | null =>
  value === null || value === undefined ? null : perSex<T>(value);

const optionAnswers = ({ id, options = [] }: Evidence): EvidenceAnswer[] =>
  options.map(({ value, hr, ci, prevalence, score, verified = true, note }) => ({
    label: answerWords(id, value),
    hazardRatio: perSexOrNull<number>(hr),
    interval: perSexOrNull<Interval>(ci),
    share: perSexOrNull<number>(prevalence),
    score: score ?? null,
    verified,
    ...(note ? { note } : {}),
  }));

const curveAnswers = ({ id, curve }: Evidence): EvidenceAnswer[] =>
  (curve?.points ?? []).map(({ x, hr, ci, verified = true }) => ({
    label: id === 'weight' ? `BMI ${x}` : `${x} ${questionOf(id)?.unit ?? ''}`.trim(),
    hazardRatio: perSex(hr),
    interval: perSex<Interval>(ci),
    share: null,
    score: null,
    verified,
  }));

/** Texts of the evidence name answers by their value; one that could be an English word stands as it is. */
const withAnswerWords = (id: string, text: string): string =>
  (questionOf(id)?.options ?? [])
    .filter(({ value }) => /^[a-z]+[A-Z0-9]/.test(value))
    .reduce((words, { value, label }) => words.replace(new RegExp(`\\b${value}\\b`, 'g'), `“${label}”`), text);
