/** What a question is, and what an answer to it looks like (the specification's section 3). */

export type QuestionType =
  | 'section-title'
  | 'title'
  | 'privacy'
  | 'name'
  | 'email'
  | 'password'
  | 'height'
  | 'date'
  | 'slider'
  | 'multiple-choice'
  | 'number'
  | 'text';

export type Option = { readonly value: string; readonly label: string };

/** Shown when the answer to an earlier multiple-choice question of the same quiz is this value, or in this list. */
export type Condition = { readonly questionId: string; readonly value: string | readonly string[] };

export type Question = {
  readonly id: string;
  readonly section: string;
  readonly type: QuestionType;
  readonly text: string;
  readonly subtext?: string;
  /** The `short` of exactly one source in the bibliography. */
  readonly citation?: string;
  /** One line on why we ask. */
  readonly why?: string;
  readonly options?: readonly Option[];
  readonly condition?: Condition;
  /** Sliders and numbers: both ends count as inside. */
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly unit?: string;
  /** The words for the steps of a slider; index = value - 1. */
  readonly sliderLabels?: readonly string[];
  /** 'Matters most' to the result; only the quiz core's must-answer questions block (`kinds.ts`). */
  readonly required?: boolean;
};

/** The screens before index 0 (`intro` at -2, `privacy` at -1) and the questions from 0 on, in order. */
export type Quiz = {
  readonly id: string;
  readonly intro: Question;
  readonly privacy: Question | null;
  readonly questions: readonly Question[];
};

export type NameAnswer = { readonly firstName: string; readonly lastName: string };
export type HeightAnswer = { readonly ft: number; readonly in: number };
/** Sliders are numbers, name and height objects, all others strings (dates `YYYY-MM-DD`, numbers as digits). */
export type Answer = string | number | NameAnswer | HeightAnswer;
export type Answers = Readonly<Record<string, Answer>>;
