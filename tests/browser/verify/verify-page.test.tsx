import { expect, test } from 'vitest';
import { productQuizId } from '#shared/derived-names.ts';
import { bundleOf } from '#shared/fhir/bundle.ts';
import { longevityQuiz } from '#shared/longevity/questions/longevity-quiz.ts';
import { composeResult } from '#shared/result.ts';
import { claimsOf } from '#shared/signature/claims.ts';
import { compactJws, signingInput } from '#shared/signature/jws.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { type Export, exportOf } from '#tests/unit/verify/export-of.ts';
import { signIn } from '#web/session/session.ts';
import { VerifyPage } from '#web/verify/verify-page.tsx';
import { playApi } from '../support/api.ts';
import { show } from '../support/show.tsx';
import { expectGoodLooks } from '../support/sweep.ts';

const day = '2026-01-15';
const answers = { birthdate: '1980-06-01', gender: 'female', height: { ft: 5, in: 6 }, weight: 160, smoking: 'never' };
const input = { quizId: productQuizId, answers, today: day };
const right = (): Export => exportOf({ ...input, day, content: composeResult(input) });

/** Two results: the age of the first is ten years younger than its answers give, the second is of another day. */
const mixed = (): Export => {
  const file = right();
  const [result] = file.parts.results as [{ content: { overall_summary: { biologicalAge: number } } }];
  result.content.overall_summary.biologicalAge = 35;
  const old = exportOf({
    ...input,
    day: '2025-05-02',
    content: composeResult({ ...input, today: '2025-05-02' }),
  });
  const asOld = (row: object) => ({ ...row, submissionId: 'old', sessionId: 'old-run' });
  file.parts.submissions.push(...old.parts.submissions.map(asOld));
  file.parts.results.push(...old.parts.results.map(asOld));
  return file;
};

const open = async (address = '/verify') => {
  const screen = await show(<VerifyPage />, '/verify/:submissionId?', address);
  const choose = (content: string, name = 'my-data.json') =>
    screen.getByLabelText('Choose a file').upload(new File([content], name, { type: 'application/json' }));
  return { ...screen, choose, status: screen.getByRole('status'), alert: screen.getByRole('alert') };
};

test('a genuine download is worked out again on this device alone', async () => {
  const { calls } = playApi({});
  const { choose, status, getByText } = await open();
  await choose(JSON.stringify(right()));
  await expect.element(status).toHaveTextContent('This result is verified.');
  await expect.element(getByText(/same fingerprint, the same figures and the same words/)).toBeVisible();
  expect(calls).toEqual([]);
  await expectGoodLooks();
});

test('an edited figure is named beside the one that its answers give; the other result is unchanged', async () => {
  playApi({});
  const { choose, status, getByText } = await open();
  await choose(JSON.stringify(mixed()));
  await expect.element(status).toHaveTextContent('One result is verified. One result is not as we made it.');
  await expect.element(getByText('Biological age', { exact: true })).toBeVisible();
  await expect.element(getByText(/In the file: 35/)).toBeVisible();
  await expect.element(getByText(/^Method \d\.\d\.\d comes to/)).toBeVisible();
  await expectGoodLooks();
});

/** A test key, as the site would publish it. */
const newKey = async () => {
  const es256 = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const { privateKey, publicKey } = await crypto.subtle.generateKey(es256, true, ['sign', 'verify']);
  const jwk = { ...(await crypto.subtle.exportKey('jwk', publicKey)), kid: 'ours' };
  const sign = async (file: Export): Promise<void> => {
    for (const row of file.parts.results) {
      const input = signingInput('ours', claimsOf(row as never, new Date('2026-01-15T12:00:00.000Z')));
      const seal = await crypto.subtle.sign(es256, privateKey, new TextEncoder().encode(input));
      row.signature = compactJws(input, new Uint8Array(seal));
    }
  };
  return { sign, published: { getSigningKeys: { body: { keys: [jwk] } } } };
};

test('a signed result counts as unedited, a changed figure as edited, and a foreign key as unknown', async () => {
  const ours = await newKey();
  const { calls } = playApi(ours.published);
  const file = right();
  await ours.sign(file);
  const { choose, status, getByText } = await open();
  await choose(JSON.stringify(file));
  await expect.element(getByText('Not edited')).toBeVisible();
  await expect.element(status).toHaveTextContent('This result is verified.');
  expect(calls.map(({ name }) => name)).toEqual(['getSigningKeys']);
  await expectGoodLooks();

  await choose(JSON.stringify(file).replace(/"biologicalAge":[\d.]+/, '"biologicalAge":21'));
  await expect.element(getByText('Edited', { exact: true })).toBeVisible();
  await expect.element(status).toHaveTextContent('One result is not as we made it.');

  playApi({ getSigningKeys: { body: { keys: [] } } });
  await choose(JSON.stringify(file));
  await expect.element(getByText('Unknown key')).toBeVisible();
  await expect.element(status).toHaveTextContent('One result is not checked in full.');
});

test.each([
  ['holiday.jpg', 'ÿØÿà', /^“holiday\.jpg” is not a download of ours\./],
  ['other.json', '{"a":1}', /^“other\.json” is not a download of ours\./],
  ['new.json', '{"parts":{"results":[],"submissions":[]}}', /^There is no result in “new\.json” yet\./],
])('the file %s is refused with a clear sentence', async (name, content, words) => {
  playApi({});
  const { choose, alert } = await open();
  await choose(content, name);
  await expect.element(alert.getByText(words)).toBeVisible();
});

test('a file for a doctor is checked, too', async () => {
  playApi({});
  const { choose, status, getByText } = await open();
  const shared = {
    submissionId: 'own',
    quiz: longevityQuiz,
    submittedAt: `${day}T11:30:00.000Z`,
    day,
    answers,
    typed: {},
    content: composeResult(input),
  };
  const document = bundleOf({
    site: 'https://example.org',
    documentId: '7f1d3c52-9f0e-4f6b-8b51-0a1b2c3d4e5f',
    madeAt: '2026-01-16T08:00:00.000Z',
    who: { name: null, hasBirthDate: true },
    results: [shared],
  });
  await choose(JSON.stringify(document), 'for-my-doctor.json');
  await expect.element(status).toHaveTextContent('This result is verified.');
  await expect.element(getByText(/same fingerprint and the same figures\.$/)).toBeVisible();
});

test('the right file can be chosen after a wrong one', async () => {
  playApi({});
  const { choose, alert, status } = await open();
  await choose('no');
  await expect.element(alert).toBeVisible();
  await choose(JSON.stringify(right()));
  await expect.element(status).toHaveTextContent('This result is verified.');
  await expect.element(alert).not.toBeInTheDocument();
});

test('the page checks the result that it was opened from, with the user’s stored data', async () => {
  signIn(tokenOf('ines'), { remember: true });
  playApi({ exportMe: { body: mixed() } });
  const { status, getByRole } = await open('/verify/old');
  await expect.element(status.first()).toHaveTextContent('This result is verified.');
  await expect.element(getByRole('link', { name: 'Back to the result' })).toHaveAttribute('href', '/results/old');
});

test('data that cannot be loaded shows an error, and can be loaded again', async () => {
  signIn(tokenOf('ines'), { remember: true });
  playApi({ exportMe: ['no network', { body: right() }] });
  const { alert, status, getByRole } = await open('/verify/own');
  await expect.element(alert).toBeVisible();
  await getByRole('button', { name: 'Try again' }).click();
  await expect.element(status.first()).toHaveTextContent('This result is verified.');
});

test('a visitor is led to the login and back', async () => {
  playApi({});
  const { getByRole, elsewhere } = await open('/verify/own');
  await getByRole('link', { name: 'Log in to check it' }).click();
  await expect.element(elsewhere).toHaveTextContent('/login');
  await expect.element(elsewhere).toHaveAttribute('data-state', '{"from":"/verify/own"}');
});
