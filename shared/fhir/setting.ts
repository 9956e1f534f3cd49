import { questionOf } from '#shared/quiz/question.ts';
import type { ToShare } from './bundle-input.ts';
import { systems } from './codes/codes.ts';
import { identifierSystem } from './codes/own-codes.ts';
import type { Coding, Identifier, Observation, Reference } from './resources.ts';

/** What every resource of one result refers to. */
export type Setting = {
  readonly site: string;
  readonly shared: ToShare;
  readonly patient: Reference;
  readonly device: Reference;
  /** The answers that this result was made of. */
  readonly response: Reference;
  /** A new reference for an entry of the document. */
  readonly newReference: () => Reference;
};

/** A resource with the reference that others have to it. */
export type Placed<Held> = { readonly at: Reference; readonly resource: Held };

/** So that no program takes it for a measurement of a clinic. */
const patientReported: Coding = { system: systems.security, code: 'PATRPT', display: 'patient reported' };
export const selfReported = { security: [patientReported] } as const;

type Category = 'vital-signs' | 'laboratory' | 'social-history' | 'survey';
const categoryNames: Readonly<Record<Category, string>> = {
  'vital-signs': 'Vital Signs',
  laboratory: 'Laboratory',
  'social-history': 'Social History',
  survey: 'Survey',
};

/** What all observations have in common. */
export const observed = (
  { patient, response, shared }: Setting,
  category: Category,
  profile?: string,
): Pick<
  Observation,
  'resourceType' | 'status' | 'meta' | 'category' | 'subject' | 'performer' | 'issued' | 'derivedFrom'
> => ({
  resourceType: 'Observation',
  meta: { ...selfReported, ...(profile && { profile: [profile] }) },
  status: 'final',
  category: [{ coding: [{ system: systems.category, code: category, display: categoryNames[category] }] }],
  subject: patient,
  performer: [patient],
  issued: shared.submittedAt,
  derivedFrom: [response],
});

export const questionIn = ({ shared: { quiz } }: Setting, id: string) => questionOf(quiz, id);

/** The given answer, by own key: answers come from a store. */
export const answerIn = ({ shared: { answers } }: Setting, id: string) =>
  Object.hasOwn(answers, id) ? answers[id] : undefined;

/** The submission, and the fingerprint by which the same engine can be run again. */
export const identifiersOf = ({ site, shared: { submissionId, content } }: Setting): readonly Identifier[] => [
  { system: identifierSystem(site, 'submission'), value: submissionId },
  ...(content.engine ? [{ system: identifierSystem(site, 'fingerprint'), value: content.engine.hash }] : []),
];
