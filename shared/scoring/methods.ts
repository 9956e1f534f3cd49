import type { RedFlagLevel, Source } from '../contract/result.ts';
import { product } from '../product.ts';
import type { Question } from '../quiz/question.ts';
import { longevityQuiz } from '../quizzes/longevity.ts';
import { cite, toSource } from './cited.ts';
import { engineVersion } from './engine.ts';
import { grades, longevityModel as model } from './evidence/longevity-model.ts';
import { longevityEvidence } from './evidence/longevity-questions.ts';
import { preventSources } from './evidence/prevent-coefficients.ts';
import { redFlagRules } from './evidence/red-flag-rules.ts';
import { sources } from './evidence/sources.ts';
import type { BySex, Interval, OptionEvidence, QuestionEvidence } from './evidence/types.ts';
import { limits, models, notVerified } from './wording/methods-texts.ts';
import { questionLabel } from './wording/question-labels.ts';

/** What the public methods page shows: rendered from the very data that the engine runs on. */
export type MethodsPage = {
  engineVersion: string;
  models: {
    id: string;
    title: string;
    paragraphs: readonly string[];
    formula?: readonly string[];
    sources: Source[];
  }[];
  grades: { grade: string; meaning: string }[];
  /** One row per question of the first quiz that has evidence, in quiz order. */
  evidence: EvidenceRow[];
  constants: ConstantRow[];
  redFlags: { code: string; level: RedFlagLevel; label: string }[];
  limits: readonly string[];
  notVerified: readonly string[];
  /** The whole bibliography. */
  sources: (Source & { found?: string; verified: boolean })[];
};

export type EvidenceRow = {
  questionId: string;
  label: string;
  question: string;
  grade: string;
  /** 0-1: how much of the hazard ratio counts for the age; 0 = none. */
  weight: number;
  movesAge: boolean;
  reference?: string;
  derivation?: string;
  answers: EvidenceAnswer[];
  sources: Source[];
};

export type EvidenceAnswer = {
  label: string;
  /** 'women' and 'men' differ only where the source gives both. */
  hazardRatio: { women: number; men: number } | null;
  interval: { women: Interval; men: Interval } | null;
  verified: boolean;
  note?: string;
};

export type ConstantRow = { name: string; value: string; verified: boolean; how: string; sources: Source[] };

export const methodsPage = (): MethodsPage => ({
  engineVersion,
  models: models.map(({ sourceIds, ...rest }) => ({ ...rest, sources: cite(sourceIds) })),
  grades: Object.entries(grades).map(([grade, meaning]) => ({ grade, meaning })),
  evidence: longevityEvidence.filter(({ grade }) => grade !== '-').map(evidenceRow),
  constants: constants(),
  redFlags: redFlagRules.map(({ code, level, label }) => ({ code, level, label })),
  limits,
  notVerified,
  sources: sources
    .filter(({ id }) => id !== 'reference' && id !== 'assumed')
    .map((entry) => ({ ...toSource(entry), ...(entry.found ? { found: entry.found } : {}), verified: entry.verified })),
});

const questionOf = (id: string): Question | undefined => longevityQuiz.questions.find((question) => question.id === id);

const evidenceRow = (evidence: QuestionEvidence): EvidenceRow => {
  const { id, grade, weight, reference, derivation } = evidence;
  const question = questionOf(id);
  const answers = evidence.curve ? curveAnswers(evidence) : optionAnswers(evidence, question);
  return {
    questionId: id,
    label: questionLabel(id),
    question: question?.text ?? '',
    grade,
    weight,
    movesAge: weight > 0,
    ...(reference ? { reference } : {}),
    ...(derivation ? { derivation } : {}),
    answers,
    sources: cite(evidence.sources),
  };
};

const bothSexes = <T>(value: BySex<T>): { women: T; men: T } =>
  typeof value === 'object' && value !== null && 'female' in value
    ? { women: value.female, men: value.male }
    : { women: value as T, men: value as T };

const optionAnswers = ({ options = [] }: QuestionEvidence, question: Question | undefined): EvidenceAnswer[] =>
  options.map((option) => ({
    label: optionLabel(option, question),
    hazardRatio: option.hr === null || option.hr === undefined ? null : bothSexes(option.hr),
    interval: option.ci ? bothSexes<Interval>(option.ci) : null,
    verified: option.verified ?? false,
    ...(option.note ? { note: option.note } : {}),
  }));

const optionLabel = ({ value }: OptionEvidence, question: Question | undefined): string =>
  question?.sliderLabels?.[Number(value) - 1] ??
  question?.options?.find((option) => option.value === value)?.label ??
  String(value);

const curveAnswers = ({ id, curve }: QuestionEvidence): EvidenceAnswer[] =>
  (curve?.points ?? []).map(({ x, hr, ci }) => ({
    label: curve?.variable === 'bmi' ? `BMI ${x}` : `${x} ${questionOf(id)?.unit ?? ''}`.trim(),
    hazardRatio: bothSexes(hr),
    interval: bothSexes<Interval>(ci),
    verified: curve?.verified ?? false,
  }));

const constants = (): ConstantRow[] => {
  const { beta, ageAttenuation: a, lambda, saturation, caps, interval, factor } = model;
  return [
    {
      name: 'Rise of the death rate per year of age',
      value: `${beta.female.mid} women, ${beta.male.mid} men`,
      of: beta,
      ids: [beta.source],
    },
    {
      name: 'Fading of risks with age',
      value: `1 up to ${a.fullUpToAge}, ${a.floor} from ${a.floorFromAge}`,
      of: a,
      ids: [],
    },
    { name: 'Overall factor', value: String(lambda.value), of: lambda, ids: ['li2018'] },
    {
      name: 'Furthest from average',
      value: `${saturation.youngerYears} years younger, ${saturation.olderYears} years older`,
      of: saturation,
      ids: saturation.sources,
    },
    {
      name: 'Limits of the difference',
      value: `${100 * caps.youngestShareOfAge}% to +${100 * caps.oldestShareOfAge}% of the age; ages ${caps.minAge} to ${caps.maxAge}`,
      of: caps,
      ids: [],
    },
    { name: 'Spread that the model leaves out', value: `${interval.modelSd} on ln(HR)`, of: interval, ids: [] },
    { name: `Spread behind the ${product.name} Factor`, value: String(factor.populationSd), of: factor, ids: [] },
    {
      name: 'PREVENT coefficients',
      value: 'as published, unrounded',
      of: { verified: true, how: 'Equal to the preventr package on 600 test rows, six risks each.' },
      ids: preventSources,
    },
  ].map(({ name, value, of: { verified, how }, ids }) => ({ name, value, verified, how, sources: cite(ids) }));
};
