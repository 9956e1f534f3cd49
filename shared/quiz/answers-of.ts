import type { AccountType, AskingQuestion, HeightAnswer, NameAnswer, Question, Quiz } from './question.ts';

// The types derived from a quiz written `as const`: a renamed id, a misspelt option or a condition on a later question is a
// compile error wherever it is used. `tests/types/quiz-types.ts` checks this.

type Asked<Q extends Quiz> = Extract<Q['questions'][number], AskingQuestion>;

/** The ids of the questions that have an answer. */
type QuestionId<Q extends Quiz> = Asked<Q>['id'];

/** One question of a quiz, by its id. */
export type QuestionById<Q extends Quiz, Id extends QuestionId<Q>> = Extract<Asked<Q>, { readonly id: Id }>;

/** The option values of one question. */
export type OptionOf<Q extends Quiz, Id extends QuestionId<Q>> =
  QuestionById<Q, Id> extends { readonly options: readonly { readonly value: infer Value }[] } ? Value : never;

type AnswerTo<One> = One extends {
  readonly type: 'multiple-choice';
  readonly options: readonly { readonly value: infer V }[];
}
  ? V
  : One extends { readonly type: 'slider' }
    ? number
    : One extends { readonly type: 'height' }
      ? HeightAnswer
      : One extends { readonly type: 'name' }
        ? NameAnswer
        : string;

/** The answers to a quiz as they are sent and stored. Each id has its own type of value. */
export type AnswersOf<Q extends Quiz> = { readonly [One in Asked<Q> as One['id']]?: AnswerTo<One> };

type NotScored = AccountType | 'text';
type CleanAnswerTo<One> = One extends { readonly type: 'number' } ? number : AnswerTo<One>;

/** What the engine reads: numbers as numbers, without the account's questions and free text. */
export type CleanAnswersOf<Q extends Quiz> = {
  readonly [One in Exclude<Asked<Q>, { readonly type: NotScored }> as One['id']]: CleanAnswerTo<One> | undefined;
};

/**
 * `Q` itself when each condition names an option of an earlier multiple-choice question, else a type that names the
 * first question whose condition does not. Declare a quiz's export with this type.
 */
export type WithEarlierConditions<Q extends Quiz> =
  FirstFault<Q['questions'], never> extends infer Fault
    ? [Fault] extends [never]
      ? Q
      : { readonly conditionMustNameAnEarlierOption: Fault }
    : never;

/** Goes through the questions in order; `Seen` is the union of `id=value` of all options so far. */
type FirstFault<Questions extends readonly Question[], Seen extends string> = Questions extends readonly [
  infer First extends Question,
  ...infer Rest extends readonly Question[],
]
  ? [ConditionOf<First>] extends [Seen]
    ? FirstFault<Rest, Seen | OptionsOf<First>>
    : First['id']
  : never;

type ConditionOf<One> = One extends {
  readonly condition: { readonly questionId: infer Id extends string; readonly value: infer Value };
}
  ? `${Id}=${Value extends readonly (infer Each extends string)[] ? Each : Value & string}`
  : never;

type OptionsOf<One> = One extends {
  readonly id: infer Id extends string;
  readonly type: 'multiple-choice';
  readonly options: readonly { readonly value: infer Value extends string }[];
}
  ? `${Id}=${Value}`
  : never;
