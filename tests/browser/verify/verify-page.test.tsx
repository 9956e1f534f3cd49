import { expect, test } from 'vitest';
import { productQuizId } from '#shared/derived-names.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import { identified } from '#shared/signature/signed-file.ts';
import { VerifyPage } from '#web/verify/verify-page.tsx';
import { playApi } from '../support/api.ts';
import { show } from '../support/show.tsx';
import { answers, content, document, documentId, ids, keys, sign, signed } from '../support/signed-document.ts';
import { expectGoodLooks } from '../support/sweep.ts';

const weightText = longevityQuiz.questions.find(({ id }) => id === 'weight')?.text;
const inWords = [{ questionText: weightText, valueText: '160 lb' }];
const download = identified(documentId, {
  parts: {
    accounts: [{ firstName: 'Maya', lastName: 'Brennan' }],
    submissions: [{ ...ids, answers, timeZone: 'Pacific/Auckland', inWords }],
    results: [{ ...ids, quiz_id: productQuizId, content }],
  },
});

const sealed = JSON.stringify(await signed(document), null, 2);

const standing = { body: { state: 'standing' } };

const open = async () => {
  const screen = await show(<VerifyPage />, '/verify', '/verify');
  const choose = (text: string) =>
    screen.getByLabelText(/^Choose/).upload(new File([text], 'file.json', { type: 'application/json' }));
  const verdict = () => screen.container.querySelector('[data-verdict]')?.getAttribute('data-verdict');
  return { ...screen, choose, verdict, status: screen.getByRole('status') };
};

test('a genuine document shows what was signed', async () => {
  const { calls } = playApi({ getSigningKeys: keys, getDocumentState: standing });
  const { choose, status, verdict, getByText } = await open();
  await choose(sealed);
  await expect.element(status).toHaveTextContent('Yes. We signed this, and nothing has changed since');
  expect(verdict()).toBe('genuine');
  await expect.element(getByText('Maya Brennan')).toBeVisible();
  await expect.element(getByText('15 January 2026')).toBeVisible();
  await expect.element(getByText(/^likely \d+ to \d+$/)).toBeVisible();
  await expect.element(getByText('160 lb')).toBeVisible();
  await expect.element(getByText('None', { exact: true })).toBeVisible();
  // Only the file's number leaves the device.
  expect(calls.map((call) => [call.name, call.query])).toEqual([
    ['getSigningKeys', {}],
    ['getDocumentState', { id: documentId }],
  ]);
  await expectGoodLooks();
});

test('a site that is busy for a moment is asked once more', async () => {
  const busy = { status: 503, body: {} };
  const { named } = playApi({ getSigningKeys: [busy, keys], getDocumentState: [busy, standing] });
  const { choose, status, verdict } = await open();
  await choose(sealed);
  await expect.element(status).toHaveTextContent('Yes. We signed this, and nothing has changed since');
  expect(verdict()).toBe('genuine');
  expect([named('getSigningKeys').length, named('getDocumentState').length]).toEqual([2, 2]);
});

test('a genuine download shows results on the user’s local day', async () => {
  playApi({ getSigningKeys: keys, getDocumentState: standing });
  const { choose, status, verdict, getByText } = await open();
  await choose(JSON.stringify({ ...download, signature: await sign(download) }));
  await expect.element(status).toHaveTextContent('Yes. We signed this, and nothing has changed since');
  expect(verdict()).toBe('genuine');
  // Half past eleven in UTC is the next day in Auckland.
  await expect.element(getByText('16 January 2026')).toBeVisible();
  await expect.element(getByText('160 lb')).toBeVisible();
});

const younger = sealed.replace(/("code": "biologicalAge"[\s\S]*?"value": )\d+(\.\d+)?/, '$131');

test.each([
  ['a changed figure', younger, { getSigningKeys: keys }, 'changed', 'No. This was changed after we signed it'],
  [
    'a file of other software',
    '{"resourceType":"Bundle"}',
    {},
    'not-ours',
    'We didn’t sign this, or it has been changed',
  ],
  ['no JSON at all', 'hello', {}, 'not-ours', 'We didn’t sign this, or it has been changed'],
  ['no connection', sealed, { getSigningKeys: 'no network' }, 'not-checked', 'We couldn’t check this'],
  [
    'a site without an answer',
    sealed,
    { getSigningKeys: keys, getDocumentState: 'no network' },
    'not-checked',
    'We signed this, but couldn’t check if it still stands',
  ],
  [
    'an erased account',
    sealed,
    { getSigningKeys: keys, getDocumentState: { status: 404, body: { message: '', code: 'not-found' } } },
    'not-checked',
    'We signed this, but no longer have it on record',
  ],
  [
    'a result that was taken back',
    sealed,
    { getSigningKeys: keys, getDocumentState: { body: { state: 'withdrawn', at: '2026-02-01T12:00:00.000Z' } } },
    'withdrawn',
    'We signed this, but we’ve taken a result in it back',
  ],
] as const)('%s', async (_, text, api, expected, words) => {
  playApi(api);
  const { choose, status, verdict } = await open();
  await choose(text);
  await expect.element(status).toHaveTextContent(words);
  expect(verdict()).toBe(expected);
  await expectGoodLooks();
});
