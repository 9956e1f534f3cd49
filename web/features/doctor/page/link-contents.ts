import type { Language } from '#shared/contract/language.ts';
import type { SharedPage } from '#shared/features/doctor/links/page-file.ts';
import type { Allowed } from '#shared/features/doctor/sheet/sheet.ts';
import { call } from '#web/api/call.ts';
import { CallFailed } from '#web/api/queries.ts';
import type { LinkContents } from '../links/own-link.ts';
import { speechIn } from './speech-in.ts';

/** Results as one FHIR document, made and signed by our server. Rejects if the document cannot be loaded. */
export async function loadDocument(submissionId: string, shares: Allowed, language: Language): Promise<object> {
  const { name, birthdate, mood, weight } = shares;
  const answer = await call('makeDocument', { submissionId, shares: { name, birthdate, mood, weight }, language });
  if (!answer.ok) throw new CallFailed('makeDocument', answer);
  return answer.data;
}

/**
 * What a link for a doctor contains: the signed document, and the page for people, first in the doctor's language. What the user
 * left off the page is left out of the document too.
 */
export async function linkContents(
  submissionId: string,
  page: SharedPage,
  language: Language,
  allowed: Allowed,
): Promise<LinkContents> {
  const [document, { pageFile, htmlOfSheet, linkLabel }] = await Promise.all([
    loadDocument(submissionId, allowed, language),
    speechIn(language),
  ]);
  const { answered, sheets } = page;
  const sheet = sheets[language];
  const said = answered === language ? null : (sheets[answered] ?? null);
  return { resources: [document, pageFile(page, sheet ? htmlOfSheet(sheet, said) : '')], label: linkLabel };
}
