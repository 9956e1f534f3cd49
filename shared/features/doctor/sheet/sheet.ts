import type { OtherResult, RedFlagLevel } from '#shared/contract/result.ts';
import type { Checked } from '#shared/contract/submission.ts';
import type { HeartAnswers, LongevityAnswers } from '#shared/person/person.ts';
import type { Answers } from '#shared/quiz/question.ts';
import type { TypedAnswers } from '#shared/quiz/units/measured.ts';

/**
 * What stands on the page that a person hands to a clinician, as words in their order. Plain data that survives JSON, so
 * that a page can show it to a reader who has neither an account nor the answers.
 */
export type DoctorSheet = {
  /** Raised when a page that shows an older sheet would have to be told apart. */
  readonly format: 1;
  /** Of its words, as `Intl` names it. */
  readonly language: string;
  /** The name of the product that made it. */
  readonly madeBy: string;
  /** '21 November 2026', the day on which it was made. */
  readonly madeOn: string;
  readonly person: SheetPerson;
  readonly warnings: SheetWarnings;
  readonly heart: SheetFigures;
  readonly habits: SheetFigures;
  readonly inputs: readonly SheetInput[];
  /** What was not asked, not answered or not known and would matter. */
  readonly unknown: readonly string[];
  /** The one next step of the page that was made last; null where it asks for none. */
  readonly nextStep: string | null;
  /** Every further step of either page that names a time. */
  readonly datedSteps: readonly string[];
  /** In the person's voice, to be read out. */
  readonly questions: readonly string[];
  /** Whole sentences. The last ones say what was left off. */
  readonly otherAnswers: readonly string[];
  /** Whole sentences about models, versions, references and limits. */
  readonly methods: readonly string[];
};

/** As the person allows: null where it was left off, or is not known. */
export type SheetPerson = {
  readonly name: string | null;
  /** '27 March 1980'. */
  readonly born: string | null;
  /** Completed years on the day of the newest answers. */
  readonly age: number | null;
  readonly sex: string | null;
};

export type SheetWarnings = {
  /** Most serious first. */
  readonly raised: readonly SheetWarning[];
  /** 'I have been checked', as the person said it, with its day. */
  readonly checked: readonly string[];
  /** Conditions and symptoms that the person reports, one sentence each. */
  readonly reported: readonly string[];
  /** Named negatives, as one sentence; null where nothing was denied. */
  readonly denied: string | null;
  /** For what the engines changed their advice, or gave no figure: the routes in a clinician's words. */
  readonly adaptedFor: readonly string[];
};

/** `when` says by when to be seen. */
type SheetWarning = { readonly level: RedFlagLevel; readonly label: string; readonly when: string };

/** One quiz's figures; without an estimate the one row says why. */
export type SheetFigures = {
  readonly title: string;
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  readonly notes: readonly string[];
};

/** One value that the figures rest on. `how` says how it is known, `date` from when it is. */
export type SheetInput = {
  readonly label: string;
  readonly value: string;
  readonly how: string;
  readonly date: string;
  /** The value is an option that the person chose. */
  readonly isChosen?: true;
  /** Something to look at twice: missing, assumed, or moved inside the limits of the equations. */
  readonly mark: 'missing' | 'assumed' | 'clamped' | null;
};

/** What the person lets the clinician see. Warnings are always there. */
export type Allowed = {
  readonly name: boolean;
  readonly birthdate: boolean;
  /** Mood, stress, outlook, company and worry about eating. */
  readonly mood: boolean;
  /** Height, weight and BMI. */
  readonly weight: boolean;
};

/** One submission, as its owner reads it back. */
export type Submitted = {
  readonly answers: Answers;
  readonly typed?: TypedAnswers;
  /** YYYY-MM-DD where the person is. */
  readonly day: string;
  /** What was said under a notice that asks to be seen; `at` is an instant. */
  readonly checked?: Checked | undefined;
  /** Where its result took the place of one that was wrong. */
  readonly replaces?: OtherResult | undefined;
};

/** The newest answers to each quiz that the live engine reads; null for a quiz that was not taken. */
export type ToSheet = {
  readonly longevity: Submitted | null;
  readonly heart: Submitted | null;
  /** YYYY-MM-DD, the day on which the sheet is made. */
  readonly today: string;
  /** First and last name. */
  readonly name: string;
  readonly allowed: Allowed;
};

/** The answers about mind and company, which stand on the sheet only when the person adds them. */
export const moodQuestions = [
  'moodLow',
  'stressLevels',
  'stressCoping',
  'lifeOutlook',
  'closeRelationships',
  'supportHeart',
  'communityInvolvement',
  'mindfulnessFrequency',
] as const satisfies readonly (keyof HeartAnswers | keyof LongevityAnswers)[];

const ofMood: readonly string[] = moodQuestions;
const ofWeight: readonly string[] = ['height', 'weight'] satisfies (keyof LongevityAnswers)[];

/** The questions whose answers the person leaves out. */
export const leftOutBy = ({ mood, weight }: Allowed): readonly string[] => [
  ...(mood ? [] : ofMood),
  ...(weight ? [] : ofWeight),
];

/** Whether the person lets this answer be seen. */
export const isAllowed = (questionId: string, allowed: Allowed): boolean =>
  (allowed.mood || !ofMood.includes(questionId)) && (allowed.weight || !ofWeight.includes(questionId));
