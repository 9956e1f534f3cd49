import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import { moodQuestions } from '#shared/doctor/sheet.ts';
import { bundleOf } from '#shared/fhir/bundle.ts';
import type { Bundle } from '#shared/fhir/resources.ts';
import type { ToShare } from '#shared/fhir/setting.ts';
import { ownAnswersQuery, queryClient } from '../api/queries.ts';
import { toShare } from '../doctor/link-resources.ts';

export type Ticked = { name: boolean; birthDate: boolean; mood: boolean };

type Wanted = {
  submissionId: string;
  rows: readonly SubmissionRow[];
  name: { firstName: string; lastName: string } | null;
  ticked: Ticked;
};

/**
 * This result, and the newest one of the other quiz, as a document for the software of a clinic. It is made on this device and sent
 * nowhere. Throws if an answer, a result or the list cannot be loaded: without the list, it would lack the other result and its
 * warnings.
 */
export async function makeDoctorFile({ submissionId, rows, name, ticked }: Wanted): Promise<Bundle> {
  if (!rows.some((row) => row.submissionId === submissionId)) throw new Error('The list is not there.');
  const first = await stored(submissionId);
  const other = rows.find(({ quizId, status }) => status === 'ready' && quizId !== first.quiz.id);
  const second = other ? [await stored(other.submissionId)] : [];
  return bundleOf({
    site: location.origin,
    documentId: crypto.randomUUID(),
    madeAt: new Date().toISOString(),
    who: {
      name: ticked.name ? name : null,
      hasBirthDate: ticked.birthDate,
      leftOut: ticked.mood ? [] : moodQuestions,
    },
    results: [first, ...second],
  });
}

async function stored(submissionId: string): Promise<ToShare> {
  const own = await queryClient.fetchQuery(ownAnswersQuery(submissionId));
  if (own === 'unknown' || !own.quizId) throw new Error(`The answers of ${submissionId} cannot be read.`);
  return toShare(own);
}
