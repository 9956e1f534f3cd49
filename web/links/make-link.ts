import { routes } from '#shared/contract/routes.ts';
import type { LinkDays } from '#shared/links/link.ts';
import { normalPasscode, readerContentType } from '#shared/links/link.ts';
import { fromBase64url } from '#shared/links/shlink.ts';
import { call } from '../api/call.ts';
import { messageOf } from '../api/calls.ts';
import { randomSecret, sealFile } from '../sealed/seal-file.ts';
import { showLink } from './own-link.ts';
import { readLink } from './read-link.ts';
import { rememberShared } from './shared-link.ts';

type Wanted = {
  /** FHIR resources: what is behind the link. */
  resources: readonly object[];
  days: LinkDays;
  passcode: string;
};

const failed = 'The link could not be made. Please check your connection and try again.';

/**
 * Encrypts the resources here, stores the ciphertext, and makes the link. The key goes into the link and nowhere else.
 * Resolves with the sentence to show when it did not work, and with null when it did.
 */
export async function makeLink({ resources, days, passcode }: Wanted): Promise<string | null> {
  const [id, key] = [randomSecret(), randomSecret()];
  const bytes = fromBase64url(key) ?? new Uint8Array();
  const jwes = await Promise.all(resources.map((resource) => sealFile(JSON.stringify(resource), bytes)));
  const files = jwes.map((jwe) => ({ contentType: readerContentType, jwe }) as const);
  const body = { id, passcode: normalPasscode(passcode), days, files };
  const first = await call('createLink', body);
  // Whether it arrived is not known. The id makes it safe to ask again.
  const result = !first.ok && first.reason === 'network' ? await call('createLink', body) : first;
  const link = result.ok ? readLink(result.data) : null;
  if (!link) return messageOf(result, failed);
  const url = `${location.origin}${routes.openLink.path}?id=${id}`;
  rememberShared(link.linkId, { url, key, passcode: normalPasscode(passcode) });
  showLink(link);
  return null;
}
