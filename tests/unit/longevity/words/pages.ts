import fc from 'fast-check';
import type { ResultContent } from '#shared/contract/result.ts';
import { productQuizId } from '#shared/derived-names.ts';
import { type LongevityReading, readLongevity } from '#shared/longevity/score.ts';
import { type Frame, frameOf } from '#shared/longevity/words/frame.ts';
import { shownReading } from '#shared/longevity/words/recommendations.ts';
import type { Person } from '#shared/person/person.ts';
import { composeWithSlots } from '#shared/result.ts';
import type { Assessment } from '#shared/safety/assess.ts';
import { assessDated } from '#shared/safety/earlier-answers.ts';
import type { Choices, Slot } from '#shared/words/sentences.ts';
import { measuredPerson, mostlyQuietHeart, today } from '#tests/personas/random-person.ts';
import { runs } from '#tests/support/random.ts';
import { readVectors } from '#tests/vectors/reference-vectors.ts';

export type Someone = {
  readonly name: string;
  readonly answers: unknown;
  readonly heart: unknown;
  readonly today: string;
};

export type Page = LongevityReading & {
  /** Includes items whose words no page of this person has. */
  readonly scoredPlan: LongevityReading['plan'];
  readonly content: ResultContent;
  readonly slots: readonly Slot[];
  readonly frame: Frame;
  readonly person: Person;
  readonly assessment: Assessment;
};

/** The page of one person, with its input. */
export const pageOf = ({ answers, heart, today: day }: Someone, choices: Choices = {}): Page => {
  const { person, assessment } = assessDated({ longevity: answers, heart, today: day, quiz: 'longevity' });
  const scored = readLongevity(person, assessment);
  const reading = shownReading(scored, { person, assessment });
  const page = composeWithSlots({ quizId: productQuizId, answers, cardiacAnswers: heart, today: day, choices });
  const frame = frameOf({ ...reading, person, assessment });
  return { ...page, ...reading, scoredPlan: scored.plan, person, assessment, frame };
};

type Vector = { readonly answers: unknown; readonly cardiacAnswers?: unknown };
type Cast = { readonly today: string; readonly longevity: Readonly<Record<string, Vector>> };
type Story = {
  readonly id: string;
  readonly longevityAnswers: unknown;
  readonly cardiacAnswers: unknown;
  today: string;
};

const castOf = (file: string): Someone[] => {
  const { today: day, longevity }: Cast = readVectors(file);
  return Object.entries(longevity).map(([name, { answers, cardiacAnswers: heart }]) => ({
    name: `${file} ${name}`,
    answers,
    heart,
    today: day,
  }));
};

/** Too rare to be drawn: a frail person whose weight matters most, although no rule gives advice about it. */
const frailAndHeavy: Someone = {
  name: 'frail and heavy',
  answers: {
    birthdate: '1959-05-05',
    gender: 'female',
    height: { ft: 5, in: 6 },
    weight: 203,
    communityInvolvement: 'yearly',
    gripStrengthSelf: 'weaker',
  },
  heart: { exertional: 'cannot', a1cBand: '8to8_9', moderateMinutes: '448', secondhandSmoke: 'yes' },
  today,
};

const { vignettes }: { readonly vignettes: readonly Story[] } = readVectors('vignettes');

/** Personas, edge cases and stories of the reference, and one of our own. */
export const cast: readonly Someone[] = [
  frailAndHeavy,
  ...castOf('personas'),
  ...castOf('edge-cases'),
  ...vignettes.map(({ id, longevityAnswers, cardiacAnswers, today: day }) => ({
    name: id,
    answers: longevityAnswers,
    heart: cardiacAnswers,
    today: day,
  })),
];

const imagined = (): Someone[] =>
  fc
    .sample(fc.tuple(measuredPerson, mostlyQuietHeart), runs(20_000))
    .map(([answers, heart], place) => ({ name: `random ${place}`, answers, heart, today }));

export type Check = (page: Page) => void;

/**
 * For each check that throws, what is wrong for the first person for whom it does. Empty if the checks hold for the
 * whole cast and everyone who was drawn. All checks share one loop, because composing a page takes longer than checking
 * it.
 */
export const firstFailures = (checks: Readonly<Record<string, Check>>): ReadonlyMap<string, string> => {
  const failures = new Map<string, string>();
  for (const someone of [...cast, ...imagined()]) {
    const page = pageOf(someone);
    for (const [name, check] of Object.entries(checks)) {
      if (failures.has(name)) continue;
      try {
        check(page);
      } catch (cause) {
        failures.set(name, `${cause} for ${JSON.stringify(someone)}`);
      }
    }
  }
  return failures;
};

export const mustNot = (isWrong: boolean, what: string): void => {
  if (isWrong) throw new Error(what);
};
