import assert from 'node:assert/strict';
import { makeLink } from '#tests/support/make-link.ts';
import type { Account, TestStack } from '#tests/support/stack.ts';

/** A link for a doctor from its making to its end. Throws unless each step is answered as it should be. */
export const linkSteps = async (stack: TestStack, { token }: Pick<Account, 'token'>): Promise<void> => {
  const post = async (path: string, status: number, body: object, own = true) => {
    const response = await stack.call('POST', path, { body, ...(own && { token }) });
    assert.equal(response.status, status, `${path}: ${response.status} ${await response.clone().text()}`);
    return (await response.json()) as { linkId: string; files: { location: string }[] };
  };
  const link = await makeLink(stack.url, [{ resourceType: 'Bundle' }]);
  const { linkId } = await post('/api/links/create', 201, link.body);
  await post('/api/links/keep', 200, { linkId });
  const manifest = `/api/links/manifest?id=${link.id}`;
  await post(manifest, 401, { recipient: 'A clinic', passcode: '000001' }, false);
  const asked = { recipient: 'A clinic', passcode: link.passcode, embeddedLengthMax: 0 };
  const { files } = await post(manifest, 200, asked, false);
  const file = await fetch(files[0]?.location ?? '');
  assert.equal(file.status, 200);
  assert.match(await file.text(), /^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/);
  const list = await stack.call('GET', '/api/links/me', { token });
  assert.equal(((await list.json()) as unknown[]).length, 1);
  await post('/api/links/close', 200, { linkId });
  await post(manifest, 404, asked, false);
};
