import { pageFile } from '#shared/features/doctor/links/page-file.ts';
import type { Allowed, DoctorSheet } from '#shared/features/doctor/sheet/sheet.ts';
import { htmlOf } from '#shared/fhir/narrative.ts';
import { call } from '#web/api/call.ts';
import { CallFailed } from '#web/api/queries.ts';

/** Results as one FHIR document, made and signed by our server. Rejects if the document cannot be loaded. */
export async function loadDocument(submissionId: string, shares: Allowed): Promise<object> {
  const { name, birthdate, mood, weight } = shares;
  const answer = await call('makeDocument', { submissionId, shares: { name, birthdate, mood, weight } });
  if (!answer.ok) throw new CallFailed('makeDocument', answer);
  return answer.data;
}

/**
 * What a link for a doctor contains: the signed document, and the page for people. What the user left off the page is
 * left out of the document too.
 */
export async function linkResources(submissionId: string, sheet: DoctorSheet, allowed: Allowed) {
  const document = await loadDocument(submissionId, allowed);
  return { document, page: pageFile(sheet, htmlOf(document)) };
}
