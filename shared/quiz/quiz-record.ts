/** The answers to another quiz, as the engine takes them beside a quiz's own. Days are YYYY-MM-DD. */
export type AnswersBeside = {
  readonly longevityAnswers?: unknown;
  readonly longevityAnsweredOn?: string | undefined;
  readonly cardiacAnswers?: unknown;
  readonly cardiacAnsweredOn?: string | undefined;
};

/** The two sets of answers that the model and the safety rules read of a person. */
export type ReadAs = 'longevity' | 'heart';

/** Which quiz a result is made with as well, and how its answers come to the engine. */
export type OtherQuiz = {
  readonly quizId: string;
  /** Whether the quiz is locked until the other one has been submitted. */
  readonly isNeeded: boolean;
  /** What its answers are to the engine. */
  readonly readAs: ReadAs;
};

/**
 * What all code must know of a quiz, small enough for a first visit. Questions, composer and FHIR resource have registries of their
 * own: `shared/load-quiz.ts`, `shared/result.ts`, `shared/fhir/result-in-fhir.ts`.
 */
export type QuizRecord = {
  readonly id: string;
  readonly path: `/${string}`;
  /** As the dashboard and the results page show it. */
  readonly title: string;
  /** Before the word 'results' in a mail, where the title does not stand well there. */
  readonly shortTitle?: string;
  /** The figure of a result: how it is read out, and its name in a sentence and above a number. */
  readonly figure: {
    readonly unit: 'years' | 'percent';
    readonly name: string;
    readonly term: string;
    /** It no longer holds once an illness was found behind a warning. */
    readonly isForUntreated?: boolean;
  };
  /** What its answers are to the model and the safety rules; absent, they read none of them. */
  readonly readAs?: ReadAs;
  readonly other: OtherQuiz | null;
};

/** Where a submission stores the run id of the other one's answers: a later retake does not change this result. */
export const runKeyOf = ({ readAs }: OtherQuiz) => `${readAs}RunId` as const;

/** The answers to the other quiz, as the engine takes them. */
export const besideOf = ({ readAs }: OtherQuiz, answers: unknown, answeredOn: string | undefined): AnswersBeside =>
  readAs === 'longevity'
    ? { longevityAnswers: answers, longevityAnsweredOn: answeredOn }
    : { cardiacAnswers: answers, cardiacAnsweredOn: answeredOn };
