import type { RedFlagLevel } from '#shared/contract/result.ts';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { bothQuizzes, type Rendered, rendered } from '#tests/support/rendered.tsx';
import { readVectors } from '#tests/vectors/reference-vectors.ts';

export type Phrase = { readonly phrase: string; readonly beside?: 'score' | 'weight' };
export type Triage = RedFlagLevel | 'none';

export type Story = {
  readonly id: string;
  readonly triage: Triage;
  readonly longevityAnswers: unknown;
  readonly cardiacAnswers: object;
  readonly today: string;
  readonly expect: {
    readonly mustFlag: readonly { readonly code: string }[];
    readonly planMustInclude: readonly string[];
    readonly planMustNotInclude: readonly string[];
    readonly textMust?: readonly Phrase[];
    readonly textMustNot: readonly Phrase[];
  };
};

type Person = { readonly answers: unknown; readonly cardiacAnswers?: unknown; readonly longevityAnswers?: unknown };
type Cast = {
  readonly today: string;
  readonly longevity: Readonly<Record<string, Person>>;
  readonly cardiac_health: Readonly<Record<string, Person>>;
};

const { vignettes }: { readonly vignettes: readonly Story[] } = readVectors('vignettes');

/** Both quizzes of every story. Without heart answers, only the first quiz was taken. */
export const stories: readonly (Rendered & { readonly story: Story })[] = vignettes.flatMap((story) => {
  const { id, longevityAnswers: longevity, cardiacAnswers: heart, today } = story;
  const taken = Object.keys(heart).length > 0 ? bothQuizzes : [productQuizId];
  return taken.map((quizId) => ({ ...rendered(id, quizId, { longevity, heart, today }), story }));
});

const castOf = (file: string): Rendered[] => {
  const { today, longevity, cardiac_health: hearts }: Cast = readVectors(file);
  return [
    ...Object.entries(longevity).map(([name, { answers, cardiacAnswers: heart = {} }]) =>
      rendered(name, productQuizId, { longevity: answers, heart, today }),
    ),
    ...Object.entries(hearts).map(([name, { answers: heart, longevityAnswers: longevity }]) =>
      rendered(name, cardiacQuizId, { longevity, heart, today }),
    ),
  ];
};

/** Stories, personas and edge cases of the reference. */
export const everyone: readonly Rendered[] = [...stories, ...castOf('personas'), ...castOf('edge-cases')];
