import type { ToSheet } from '#shared/features/doctor/sheet/sheet.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { readVectors } from '#tests/vectors/reference-vectors.ts';

type Pair = { readonly longevity: Answers | null; readonly heart: Answers | null; readonly today: string };
export type Person = Pair & { readonly name: string };

type Vector = { answers: Answers; cardiacAnswers?: Answers; longevityAnswers?: Answers };
type Cast = { today: string; longevity: Record<string, Vector>; cardiac_health: Record<string, Vector> };
type Story = { id: string; longevityAnswers: Answers; cardiacAnswers: Answers; today: string };

const castOf = (file: string): Person[] => {
  const { today, longevity, cardiac_health: hearts }: Cast = readVectors(file);
  return [
    ...Object.entries(longevity).map(([name, { answers, cardiacAnswers = null }]) => ({
      name: `${name}, longevity`,
      longevity: answers,
      heart: cardiacAnswers,
      today,
    })),
    ...Object.entries(hearts).map(([name, { answers, longevityAnswers = null }]) => ({
      name: `${name}, heart`,
      longevity: longevityAnswers,
      heart: answers,
      today,
    })),
  ];
};

const { vignettes }: { vignettes: readonly Story[] } = readVectors('vignettes');

export const personas: readonly Person[] = castOf('personas');

/** Personas, edge cases and vignettes of the reference. */
export const people: readonly Person[] = [
  ...personas,
  ...castOf('edge-cases'),
  ...vignettes.map(({ id, longevityAnswers, cardiacAnswers, today }) => ({
    name: id,
    longevity: longevityAnswers,
    heart: Object.keys(cardiacAnswers).length > 0 ? cardiacAnswers : null,
    today,
  })),
];

const everything = { name: true, birthdate: true, mood: true, weight: true };

/** The input of a person's sheet. Everything is shared unless the test says otherwise. */
export const toSheet = ({ longevity, heart, today }: Pair, allowed: Partial<typeof everything> = {}): ToSheet => ({
  longevity: longevity && { answers: longevity, day: today },
  heart: heart && { answers: heart, day: today },
  today,
  name: 'Ines Calder',
  allowed: { ...everything, ...allowed },
});
