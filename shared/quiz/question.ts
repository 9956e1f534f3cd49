import type { QuizId } from '#shared/derived-names.ts';

/**
 * A question (the specification's section 3): a union by `type`, so that each kind has exactly the fields that it needs.
 * A quiz is data, written `as const satisfies Quiz`; `answers-of.ts` derives the types of its answers.
 */
export type Question = Only<InfoScreen> | AskingQuestion;
export type QuestionType = Question['type'];

/** A question that has an answer. */
export type AskingQuestion = Only<
  | OfType<Asking, 'name' | 'email' | 'password' | 'text'>
  | HeightQuestion
  | DateQuestion
  | SliderQuestion
  | ChoiceQuestion
  | NumberQuestion
>;

type OwnField = keyof HeightQuestion | keyof DateQuestion | keyof SliderQuestion | keyof ChoiceQuestion;
/** Any field of any kind can be read on every question. On a kind without it, the field is undefined and cannot be written. */
type Only<Kind> = Kind extends unknown ? Kind & { readonly [Field in Exclude<OwnField, keyof Kind>]?: never } : never;
/** One kind for each `type`. */
type OfType<Fields, Type> = Type extends unknown ? Fields & { readonly type: Type } : never;

type Screen = {
  readonly id: string;
  /** The chapter that the screen belongs to. */
  readonly section: string;
  readonly text: string;
  readonly subtext?: string;
  /** The `short` of exactly one source in the bibliography. */
  readonly citation?: string;
};

/** A screen that only informs or asks for consent, and so has no answer. */
type InfoScreen = OfType<Screen, 'section-title' | 'title' | 'privacy'>;

type Asking = Screen & {
  /** One line on why we ask. */
  readonly why?: string;
  /** The subtext for a user who measures in metric units. */
  readonly subtextSi?: string;
  readonly condition?: Condition;
  /** The screen is skipped when one of these holds. An answer that is already there still counts. */
  readonly skipWhen?: readonly Skip[];
  /** The result depends on this answer. It may be skipped, and the screen kindly says what that costs. */
  readonly mattersMost?: true;
  /** Without this answer there is no result: the quiz cannot continue, and the server refuses. */
  readonly mustAnswer?: true;
};

export type DateQuestion = Asking & {
  readonly type: 'date';
  /** For a birth date: the ages that it may give, in completed years. */
  readonly ageRange?: { readonly min: number; readonly max: number };
};

type HeightQuestion = Asking & { readonly type: 'height' } & Partial<MetricTwin>;

type SliderQuestion = Asking &
  Bounds & { readonly type: 'slider' } & Partial<MetricTwin> & {
    /** The words for the steps of a slider; index = value - 1. */
    readonly sliderLabels?: readonly string[];
  };

export type NumberQuestion = Asking & Bounds & { readonly type: 'number' } & Partial<MetricTwin>;

export type ChoiceQuestion = Asking & {
  readonly type: 'multiple-choice';
  readonly options: readonly [Option, ...Option[]];
  /** The first `after` options are shown first. The others replace them, with this subtext, when the user asks for more. */
  readonly laterOptions?: { readonly after: number; readonly subtext: string };
};

/** Units that are words, and so have a name in each language, by their codes. */
export type WordedUnit =
  | 'beatsAMinute'
  | 'cupsADay'
  | 'glassesADay'
  | 'hours'
  | 'hoursADay'
  | 'minutesAWeek'
  | 'servingsADay';

/** Units that are written alike in every language. */
type SymbolUnit =
  | '%'
  | 'cm'
  | 'ft and in'
  | 'in'
  | 'kg'
  | 'lb'
  | 'mL/min/1.73m2'
  | 'mg/dL'
  | 'mg/g'
  | 'mg/mmol'
  | 'mmHg'
  | 'mmol/L'
  | 'mmol/mol'
  | 'nmol/L';

export type QuestionUnit = WordedUnit | SymbolUnit;

/** Both limits are inclusive. */
type Bounds = {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly unit?: QuestionUnit;
  /** What to do if a value beyond a limit is real. The refusal includes this advice and never only the limits (SAFETY 7). */
  readonly ifBelow?: string;
  readonly ifAbove?: string;
};

/** The same question in the unit that most of the world uses; the stored answer stays in the first unit. */
type MetricTwin = {
  readonly unit: QuestionUnit;
  readonly unitSi: QuestionUnit;
  readonly minSi: number;
  readonly maxSi: number;
  readonly stepSi: number;
  readonly convert: UnitConversion;
};

/** Shown value = stored × factor, or stored / divisor, or stored × factor + offset; rounded to `decimals` when shown. */
type UnitConversion = {
  readonly to: string;
  readonly factor?: number;
  readonly divisor?: number;
  readonly offset?: number;
  /** Decimals of the shown value. */
  readonly decimals?: number;
  /** Decimals of the stored value after a metric entry. */
  readonly storedDecimals?: number;
  /** `to` is a second unit that reports use, and not the metric twin of the first. */
  readonly alternative?: true;
};

export type Option = {
  readonly value: string;
  readonly label: string;
  /** The label for a user who measures in metric units. */
  readonly labelSi?: string;
  /** The amounts that the label names. */
  readonly band?: Band;
};

/**
 * A band in the first unit of its value, and in metric units where those differ. '<70': below it. '70-99': both are in the band.
 * '1.8<2.6': from the first on, and below the second. '190+': from it on.
 */
export type Band = readonly [first: string, metric?: string];

/** The question is shown when an earlier multiple-choice question of the same quiz has this answer, or one of these. */
export type Condition = { readonly questionId: string; readonly value: string | readonly string[] };

/** `known`: an answer to the longevity quiz. `answers`: answers to this quiz, all of which must match. */
export type Skip =
  | { readonly known: 'gender'; readonly in: readonly string[] }
  | { readonly known: 'age'; readonly above: number }
  | { readonly answers: Readonly<Record<string, readonly string[]>> };

/** What the longevity quiz knows about a person. */
export type Known = { readonly gender?: unknown; readonly birthdate?: unknown };

/** The screens before index 0 (`intro` at -2, `privacy` at -1) and the questions from 0 on, in order. */
export type Quiz = {
  readonly id: QuizId;
  /** Raised whenever a question, an option or its meaning changes; stored with each submission. */
  readonly version: string;
  readonly intro: Only<InfoScreen>;
  readonly privacy: Only<InfoScreen> | null;
  readonly questions: readonly Question[];
  /** Questions on a screen of their own, never in the order of the quiz. Their answers are stored with the quiz's answers. */
  readonly besides?: readonly Question[];
  /** Set while a user takes the quiz: the day (YYYY-MM-DD), and what is known about them besides their answers to this quiz. */
  readonly asking?: { readonly today: string; readonly known: () => Known };
};

export type NameAnswer = { readonly firstName: string; readonly lastName: string };
export type HeightAnswer = { readonly ft: number; readonly in: number };
/** Sliders are numbers, name and height objects, all others strings (dates `YYYY-MM-DD`, numbers as digits). */
export type Answer = string | number | NameAnswer | HeightAnswer;
export type Answers = Readonly<Record<string, Answer>>;

const titleTypes: readonly QuestionType[] = ['title', 'section-title', 'privacy'];

const accountTypes = ['name', 'email', 'password'] as const satisfies readonly QuestionType[];
export type AccountType = (typeof accountTypes)[number];

/** Whether the question is for a new account. A signed-in user does not see it, and its answer is not sent with the others. */
export const isAccountQuestion = (question: Pick<Question, 'type'>): boolean => isAmong(accountTypes, question);

/** Whether there is no estimate or no account without the answer. Every other question can be skipped. */
export const isMustAnswer = ({ mustAnswer }: Question): boolean => mustAnswer === true;

/** Whether the screen asks for an answer. */
export const asks = (question: Question): boolean => !isAmong(titleTypes, question);

const isAmong = (types: readonly QuestionType[], { type }: Pick<Question, 'type'>): boolean => types.includes(type);
