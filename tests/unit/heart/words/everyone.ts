import type { ResultContent } from '#shared/contract/result.ts';
import { type HeartScore, scoreCardiac } from '#shared/heart/score.ts';
import { composeResult } from '#shared/result.ts';
import type { Choices } from '#shared/words/sentences.ts';
import { literally } from '#tests/support/literally.ts';
import { readVectors } from '#tests/vectors/reference-vectors.ts';

export type Someone = {
  readonly name: string;
  readonly heart: unknown;
  readonly longevity: unknown;
  readonly today: string;
};

type Vector = { readonly answers: unknown; readonly longevityAnswers: unknown };
type Some = Readonly<Record<string, Vector>>;
type File = { readonly today: string; readonly cardiac_health: Some; readonly edge_cases?: Some };

const named = (file: string): Someone[] => {
  const { today, cardiac_health, edge_cases }: File = readVectors(file);
  return [cardiac_health, edge_cases ?? {}].flatMap((some) =>
    Object.entries(some).map(([name, { answers, longevityAnswers }]) => ({
      name: `${file} ${name}`,
      heart: answers,
      longevity: longevityAnswers,
      today,
    })),
  );
};

export type Story = Someone & {
  readonly expect: {
    readonly planMustInclude: readonly string[];
    readonly planMustNotInclude: readonly string[];
    readonly textMust?: readonly Phrase[];
    readonly textMustNot: readonly Phrase[];
    /** The code of the next step, and its date. */
    readonly nextStep?: string;
    readonly by?: string;
    /** The first item of the habits page. */
    readonly firstItem?: string;
  };
};
export type Phrase = { readonly phrase: string; readonly beside?: string };

type VignettesFile = {
  readonly vignettes: readonly {
    readonly id: string;
    readonly longevityAnswers: unknown;
    readonly cardiacAnswers: unknown;
    readonly today: string;
    readonly expect: Story['expect'];
  }[];
};
const { vignettes }: VignettesFile = readVectors('vignettes');

export const stories: readonly Story[] = vignettes.map(({ id, cardiacAnswers, longevityAnswers, today, expect }) => ({
  name: id,
  heart: cardiacAnswers,
  longevity: longevityAnswers,
  today,
  expect,
}));

/** Everyone in the reference. */
export const everyone: readonly Someone[] = [
  ...named('personas'),
  ...named('random-vectors'),
  ...named('edge-cases'),
  ...named('random-vectors-exact'),
  ...stories,
];

export type Page = { readonly score: HeartScore; readonly content: ResultContent };

export const pageOf = ({ heart, longevity, today }: Omit<Someone, 'name'>, choices: Choices = {}): Page => ({
  score: scoreCardiac(heart, longevity, today),
  content: composeResult({
    quizId: 'cardiac_health',
    answers: heart,
    longevityAnswers: longevity,
    today,
    firstName: 'Ines',
    choices,
  }),
});

/** Fields that are not shown as words. */
const notShown = new Set([
  'sources',
  'sourceIds',
  'code',
  'id',
  'engine',
  'wording',
  'standing',
  'routes',
  'riskCode',
  'confidence',
  'kind',
  'level',
  'startWith',
  'rangeOpen',
  'name',
  'quizVersion',
]);

/** Every text of a page, whole. */
export const textsOf = (part: unknown): string[] => {
  const texts: string[] = [];
  collect(part, texts);
  return texts;
};

/** Collects into one list, because joining a list for each part took longer than composing the page. */
const collect = (part: unknown, into: string[]): void => {
  if (typeof part === 'string') into.push(part);
  else if (Array.isArray(part)) for (const each of part) collect(each, into);
  else if (typeof part === 'object' && part !== null) {
    for (const [key, value] of Object.entries(part)) if (!notShown.has(key)) collect(value, into);
  }
};

const patterns = new Map<string, RegExp>();
const patternOf = (phrase: string): RegExp => {
  const known = patterns.get(phrase);
  if (known) return known;
  const pattern = new RegExp(`(?<![\\p{L}])${literally(phrase)}(?![\\p{L}])`, 'iu');
  patterns.set(phrase, pattern);
  return pattern;
};

/** Finds whole words only, in upper or lower case. */
export const holds = (text: string, phrase: string): boolean => patternOf(phrase).test(text);

// A healthy person with every answer that a plan or a row reads. Each test states the difference.

const longevity = {
  ...{ birthdate: '1976-05-02', gender: 'female', smoking: 'never', alcoholConsumption: 'occasional' },
  ...{ height: { ft: 5, in: 5 }, weight: 140, sleepHours: 7.5 },
};
const heart = {
  ...{ knownHeartConditions: 'none', rhythmProblem: 'no', chestPain: 'never', exertional: 'fine', dyspnea: 'none' },
  ...{ orthopnea: 'yes', palpitations: 'no', syncope: 'no', edema: 'no', otherWarningSigns: 'none' },
  ...{ pregnancyNow: 'no', weightChange: 'none', kidneyDisease: 'no', lpaKnown: 'normal', restingHeartRate: '66' },
  ...{ bpHomeMonitor: 'no', bpReading: 'numbers', bpSystolic: '114', bpDiastolic: '72', labsAvailable: 'yes' },
  ...{
    totalCholesterolBand: '160to199',
    hdlBand: '60to79',
    ldlBand: '70to99',
    egfrBand: '90plus',
    a1cBand: 'under5_7',
  },
  ...{ moderateMinutes: '150', vigorousMinutes: '0', bpMedication: 'no', statin: 'no', moodLow: 'no' },
  ...{
    supportHeart: 'yes',
    familyPrematureCvd: 'no',
    pregnancyHistory: 'no',
    inflammatory: 'no',
    secondhandSmoke: 'no',
  },
};

export const bothAnswers = (changed: Changed) => ({
  heart: { ...heart, ...changed.heart },
  longevity: { ...longevity, ...changed.longevity },
  today: '2026-01-15',
});
export type Changed = { readonly heart?: object; readonly longevity?: object };

/** The heart page of that person with these changes. */
export const pageWith = (changed: Changed) => pageOf(bothAnswers(changed)).content;
