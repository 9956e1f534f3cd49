import { SHLViewer } from 'kill-the-clipboard';
import { expect, test } from 'vitest';
import { fromBase64url } from '#shared/base64url.ts';
import { readerContentType } from '#shared/features/doctor/links/link.ts';
import { shlinkOf } from '#shared/features/doctor/links/shlink.ts';
import { randomSecret, sealFile } from '#web/sealed/seal-file.ts';

test('an independent reader opens our sealed files, with every character', async () => {
  const text = randomSecret();
  const bytes = fromBase64url(text) ?? new Uint8Array(32);
  const resource = {
    resourceType: 'Basic',
    id: 'one',
    language: 'en',
    text: { status: 'generated', div: 'Zoë 健康 😀' },
  };
  const link = shlinkOf({ url: 'https://longevity.example/api/links/manifest?id=x', key: text, flag: 'P' });
  const files = [
    {
      contentType: 'application/fhir+json',
      embedded: await sealFile(JSON.stringify(resource), bytes, readerContentType),
    },
  ];
  const viewer = new SHLViewer({ shlinkURI: link, fetch: async () => Response.json({ files }) });
  const opened = await viewer.resolveSHL({ recipient: 'A clinic', passcode: '482915' });
  expect(opened.fhirResources).toEqual([resource]);
});
