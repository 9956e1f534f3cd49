import { fromBase64url } from '#shared/base64url.ts';
import type { Language } from '#shared/contract/language.ts';
import { readerContentType } from '#shared/features/doctor/links/link.ts';
import { shlinkOf } from '#shared/features/doctor/links/shlink.ts';
import { randomSecret, sealFile } from '#web/sealed/seal-file.ts';

export type MadeLink = { id: string; key: string; shlink: string; passcode: string; body: object };

/** Encrypts files as the browser does. Returns the body of the API call, and the link. */
export const makeLink = async (
  site: string,
  resources: readonly object[],
  { passcode = '482 915', days = 7, language }: { passcode?: string; days?: 1 | 7 | 30; language?: Language } = {},
): Promise<MadeLink> => {
  const [id, key] = [randomSecret(), randomSecret()];
  const seal = (resource: object) =>
    sealFile(JSON.stringify(resource), fromBase64url(key) ?? new Uint8Array(), readerContentType);
  const jwes = await Promise.all(resources.map(seal));
  return {
    id,
    key,
    passcode,
    shlink: shlinkOf({ url: `${site}/api/links/manifest?id=${id}`, key, flag: 'P', label: 'A page for my doctor' }),
    body: {
      id,
      passcode,
      days,
      ...(language && { language }),
      files: jwes.map((jwe) => ({ contentType: readerContentType, jwe })),
    },
  };
};
