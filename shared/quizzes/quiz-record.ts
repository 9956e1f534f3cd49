/** The answers to another quiz, as the engine takes them in addition to a quiz's own. Days are YYYY-MM-DD. */
export type AnswersBeside = {
  readonly longevityAnswers?: unknown;
  readonly longevityAnsweredOn?: string | undefined;
  readonly cardiacAnswers?: unknown;
  readonly cardiacAnsweredOn?: string | undefined;
};

/** The two sets of a person's answers that the model and the safety rules read. */
export type ReadAs = 'longevity' | 'heart';

/** Another quiz whose answers a result also uses, and how the engine reads them. */
export type OtherQuiz = {
  readonly quizId: string;
  /** Whether the quiz is locked until the other one has been submitted. */
  readonly isNeeded: boolean;
  /** Which set of answers they are for the engine. */
  readonly readAs: ReadAs;
};

/**
 * What all code must know about a quiz, small enough for a first visit to load. Questions, composer and FHIR resource have
 * registries of their own: `shared/load-quiz.ts`, `shared/result.ts`, `shared/fhir/result-in-fhir.ts`.
 */
export type QuizRecord = {
  readonly id: string;
  readonly path: `/${string}`;
  /** The title on the dashboard and the results page. */
  readonly title: string;
  /** Replaces the title before the word 'results' in a mail, where the title reads badly. */
  readonly shortTitle?: string;
  /** The figure of a result: its unit, and the term above the number. */
  readonly figure: {
    readonly unit: 'years' | 'percent';
    readonly term: string;
    /** The figure no longer holds once a clinician has found an illness behind a warning. */
    readonly isForUntreated?: boolean;
  };
  /** Which set the quiz's answers are for the model and the safety rules. Absent when they read none of them. */
  readonly readAs?: ReadAs;
  readonly other: OtherQuiz | null;
};

/** Where a submission stores the run id of the other quiz's answers, so that a later retake does not change this result. */
export const runKeyOf = ({ readAs }: OtherQuiz) => `${readAs}RunId` as const;

/** The answers to the other quiz, as the engine takes them. */
export const besideOf = ({ readAs }: OtherQuiz, answers: unknown, answeredOn: string | undefined): AnswersBeside =>
  readAs === 'longevity'
    ? { longevityAnswers: answers, longevityAnsweredOn: answeredOn }
    : { cardiacAnswers: answers, cardiacAnsweredOn: answeredOn };
