import { languageFrom, tagOf } from '#shared/contract/language.ts';
import type { ResultContent } from '#shared/contract/result.ts';
import type { Checked } from '#shared/contract/submission.ts';
import { systems } from '#shared/fhir/codes/codes.ts';
import { identifierSystem } from '#shared/fhir/codes/own-codes.ts';
import { questionOf } from '#shared/quiz/all-questions.ts';
import type { Answers, Quiz } from '#shared/quiz/question.ts';
import type { TypedAnswers } from '#shared/quiz/units/measured.ts';
import { readDay } from '#shared/scoring/calendar.ts';
import type { Annotation, Coding, Identifier, Observation, Reference } from './resources.ts';

/** A result can be shared even if its server did not say which engine made it. */
type SharedContent = Omit<ResultContent, 'engine' | 'wording'> & Partial<Pick<ResultContent, 'engine'>>;

/** One submission with its result, as both are stored. */
export type ToShare = {
  readonly submissionId: string;
  /** In the version that was asked: `loadQuiz(quizId, quizVersion)`. */
  readonly quiz: Quiz;
  /** ISO instant. */
  readonly submittedAt: string;
  /** The same day where the person lives, YYYY-MM-DD: ages were counted on it. */
  readonly day: string;
  /** Where the person lives, as sent with the answers; UTC without one. */
  readonly timeZone?: string | undefined;
  /** Of the questions that the person saw: `prune(quiz, answers)` leaves out what was answered before a condition changed. */
  readonly answers: Answers;
  readonly typed: TypedAnswers;
  readonly content: SharedContent;
  /** What the person said under a notice that asks them to see a clinician. */
  readonly checked?: Checked | undefined;
};

/** What the person allows the document to say about them. */
export type Who = {
  readonly name: { readonly firstName: string; readonly lastName: string } | null;
  /** Without it, the answer that gives it is left out too. The age at the time stays. */
  readonly hasBirthDate: boolean;
  /** Ids of questions whose answers the person leaves out. Their effect on the figures stays, and so do all warnings. */
  readonly leftOut?: readonly string[];
};

export type ToBundle = {
  /** Where this product is served, without a slash at the end: 'https://example.org'. Our codes and questionnaires are below it. */
  readonly site: string;
  /** A random UUID, in small letters: shared/ has no randomness. The ids of all entries are derived from it. */
  readonly documentId: string;
  /** ISO instant. */
  readonly madeAt: string;
  readonly who: Who;
  /** One or two: the newest result of each quiz, or the one on the page and the newest of the other quiz. */
  readonly results: readonly [ToShare, ...ToShare[]];
};

/** The context that every resource of one result refers to. */
export type Setting = {
  readonly site: string;
  readonly shared: ToShare;
  readonly patient: Reference;
  readonly device: Reference;
  /** The answers that this result was made of. */
  readonly response: Reference;
};

/** A resource with the reference that others have to it. */
export type Placed<Held> = { readonly at: Reference; readonly resource: Held };

/** Marks a resource, so that no program takes it for a measurement by a clinic. */
const patientReported: Coding = { system: systems.security, code: 'PATRPT', display: 'patient reported' };
export const selfReported = { security: [patientReported] } as const;

const categoryNames = {
  'vital-signs': 'Vital Signs',
  laboratory: 'Laboratory',
  'social-history': 'Social History',
  survey: 'Survey',
} as const;

/** Those that apply. */
export const notes = (...texts: readonly (string | null | undefined)[]): readonly Annotation[] =>
  texts.flatMap((text) => (text ? [{ text }] : []));

/** What all observations have in common. */
export const observed = (
  { patient, response, shared }: Setting,
  category: keyof typeof categoryNames,
  profile?: string,
) =>
  ({
    resourceType: 'Observation',
    meta: { ...selfReported, ...(profile && { profile: [profile] }) },
    status: 'final',
    category: [{ coding: [{ system: systems.category, code: category, display: categoryNames[category] }] }],
    subject: patient,
    performer: [patient],
    issued: shared.submittedAt,
    derivedFrom: [response],
  }) as const satisfies Partial<Observation>;

export const questionIn = ({ shared: { quiz } }: Setting, id: string) => questionOf(quiz, id);

/** The given answer, by own key, because answers come from a store. */
export const answerIn = ({ shared: { answers } }: Setting, id: string) =>
  Object.hasOwn(answers, id) ? answers[id] : undefined;

export const identifiersOf = ({ site, shared: { submissionId } }: Setting): readonly Identifier[] => [
  { system: identifierSystem(site), value: submissionId },
];

/** The engine's version, or words when the server did not state it. */
export const engineVersionOf = ({ engine }: ToShare['content']): string => engine?.version ?? 'not stated';

/** Of the stored sentences of a result: a document is made in the language of its first result alone. */
export const languageOf = ({ language }: ToShare['content']): string => tagOf(languageFrom(language));

/** A corrected result says so: a reader who has the earlier document must not take the two for two opinions. */
export const statusOf = ({ replaces }: ToShare['content']): 'final' | 'corrected' => (replaces ? 'corrected' : 'final');

/** The same day so many years later: 28 February in place of a 29 February that does not exist. An invalid day stays as it is. */
export const yearsLater = (day: string, years: number): string => {
  const read = readDay(day);
  if (!read) return day;
  const later = `${read.year + years}${day.slice(4)}`;
  return readDay(later) ? later : `${read.year + years}-02-28`;
};
