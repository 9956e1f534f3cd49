import { beforeEach, describe, expect, test } from 'vitest';
import { fromBase64url } from '#shared/base64url.ts';
import type { Language } from '#shared/contract/language.ts';
import type { BodyOf } from '#shared/contract/schemas/schemas.ts';
import { readShlink } from '#shared/features/doctor/links/shlink.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { queryClient } from '#web/api/queries.ts';
import { ShareLink } from '#web/features/doctor/links/share-link.tsx';
import { openFile } from '#web/sealed/seal-file.ts';
import { signIn } from '#web/session/session.ts';
import { playApi } from '../../../support/api.ts';
import { show } from '../../../support/show.tsx';

const bundle = { resourceType: 'Bundle', note: 'Kanarie' };
const dayMs = 24 * 60 * 60 * 1000;
const soon = new Date(Date.now() + 7 * dayMs).toISOString();
const link = {
  linkId: 'link-1',
  madeAt: new Date().toISOString(),
  endsAt: soon,
  isOver: false,
  openings: [] as object[],
};
const opened = [
  { at: '2026-11-20T14:20:00.000Z', isRight: true },
  { at: '2026-11-20T14:19:00.000Z', isRight: false },
];

beforeEach(() => {
  queryClient.clear();
  signIn(tokenOf('ines'), { remember: true });
});

const label = 'A health summary from Longevity';
const shown = (language: Language = 'en') =>
  show(<ShareLink contents={async () => ({ resources: [bundle], label })} language={language} />);

describe('a link', () => {
  test('is created with one press, the sent data is encrypted, and only the link contains the key', async () => {
    const api = playApi({ listLinks: { body: [] }, createLink: { status: 201, body: link } });
    const { getByRole, getByText } = await shown();
    await getByRole('button', { name: 'Make a link' }).click();
    await expect.element(getByText(/^Your page is open until /)).toBeVisible();
    const call = api.named('createLink')[0];
    if (!call) throw new Error('Nothing was sent.');
    const { id, passcode, days, files } = call.body as BodyOf<'createLink'>;
    expect([days, passcode]).toEqual([7, expect.stringMatching(/^\d{6}$/)]);
    await expect.element(getByText(`${passcode.slice(0, 3)} ${passcode.slice(3)}`)).toBeVisible();
    const address = getByText(/^http.*shlink:/).element().textContent ?? '';
    expect(address.startsWith(`${location.origin}/view#shlink:/`)).toBe(true);
    const payload = readShlink(address);
    expect(payload).toMatchObject({
      url: `${location.origin}/api/links/manifest?id=${id}`,
      flag: 'P',
      exp: Math.floor(Date.parse(soon) / 1000),
      label: 'A health summary from Longevity',
    });
    const key = payload?.key ?? '';
    expect(JSON.stringify(call)).not.toContain(key);
    expect(JSON.stringify(call)).not.toContain('Kanarie');
    expect(await openFile(files[0]?.jwe ?? '', fromBase64url(key) ?? new Uint8Array())).toBe(JSON.stringify(bundle));
    await expect.element(getByRole('img', { name: 'QR code with the link' })).toBeVisible();
  });

  test('has the passcode and the lifetime that the user chose', async () => {
    const api = playApi({ listLinks: { body: [] }, createLink: { status: 201, body: link } });
    const { getByRole, getByLabelText } = await shown();
    await getByRole('radio', { name: '30 days' }).click();
    await getByLabelText('Passcode').fill('739 205');
    await getByRole('button', { name: 'Make a link' }).click();
    await expect.poll(() => api.named('createLink')[0]?.body).toMatchObject({ passcode: '739205', days: 30 });
  });

  test('opens in the language that was chosen for the doctor', async () => {
    const body = { ...link, language: 'es' };
    const api = playApi({ listLinks: { body: [] }, createLink: { status: 201, body } });
    const { getByRole, getByText } = await shown('es');
    await getByRole('button', { name: 'Make a link' }).click();
    await expect.element(getByText(/^http.*\/es\/view#shlink:/)).toBeVisible();
    expect(api.named('createLink')[0]?.body).toMatchObject({ language: 'es' });
  });

  test('is not created with a passcode that is easy to guess, and the page says so', async () => {
    const api = playApi({ listLinks: { body: [] } });
    const { getByRole, getByLabelText } = await shown();
    await getByLabelText('Passcode').fill('123456');
    await getByRole('button', { name: 'Make a link' }).click();
    await expect.element(getByRole('alert').getByText(/Choose six digits without a pattern\./)).toBeVisible();
    expect(api.named('createLink')).toEqual([]);
  });

  test('that could not be created leaves the choices, and the next try has the same id', async () => {
    const api = playApi({
      listLinks: { body: [] },
      createLink: ['no network', 'no network', { status: 201, body: link }],
    });
    const { getByRole, getByLabelText } = await shown();
    await getByLabelText('Passcode').fill('739 205');
    await getByRole('button', { name: 'Make a link' }).click();
    await expect.element(getByRole('alert').getByText(/Check your connection/)).toBeVisible();
    await expect.element(getByLabelText('Passcode')).toHaveValue('739 205');
    const ids = api.named('createLink').map(({ body }) => (body as { id: string }).id);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });
});

describe('an open link', () => {
  test('lists when it was opened, and says that link and passcode are not shown again', async () => {
    playApi({ listLinks: { body: [{ ...link, linkId: 'link-of-before', openings: opened }] } });
    const { getByRole, getByText } = await shown();
    await expect.element(getByText('Right passcode')).toBeVisible();
    await expect.element(getByText('Wrong passcode, not opened')).toBeVisible();
    expect(getByRole('img').elements()).toEqual([]);
    await expect
      .element(getByText(/^We only showed the link and its passcode on the page where you made them/))
      .toBeVisible();
    expect(getByRole('button', { name: 'Make a link' }).elements()).toEqual([]);
  });

  test('closes at once and without a question, and says what cannot be undone', async () => {
    const closed = { ...link, isOver: true, closed: { at: link.madeAt, by: 'owner' }, openings: opened.slice(0, 1) };
    const api = playApi({ listLinks: { body: [link] }, closeLink: { body: closed } });
    const { getByRole, getByText } = await shown();
    await getByRole('button', { name: 'Close the page now' }).click();
    await expect.element(getByText('The page is closed')).toBeVisible();
    await expect.element(getByText(/It was opened once, .*Printed or saved copies stay/)).toBeVisible();
    expect(api.named('closeLink').map(({ body }) => body)).toEqual([{ linkId: 'link-1' }]);
    await getByRole('button', { name: 'Make a new link' }).click();
    await expect.element(getByRole('button', { name: 'Make a link' })).toBeVisible();
  });

  test('that could not be closed is still shown as open', async () => {
    playApi({ listLinks: { body: [link] }, closeLink: 'no network' });
    const { getByRole } = await shown();
    await getByRole('button', { name: 'Close the page now' }).click();
    await expect.element(getByRole('alert').getByText(/didn’t work/)).toBeVisible();
    await expect.element(getByRole('button', { name: 'Close the page now' })).toBeEnabled();
  });

  test('can stay open for seven more days', async () => {
    const later = new Date(Date.parse(soon) + 7 * dayMs).toISOString();
    const api = playApi({ listLinks: { body: [link] }, keepLink: { body: { ...link, endsAt: later } } });
    const { getByRole } = await shown();
    await expect.element(getByRole('status')).toBeVisible();
    const before = getByRole('status').element().textContent;
    await getByRole('button', { name: 'Keep it 7 more days' }).click();
    await expect.poll(() => getByRole('status').element().textContent).not.toBe(before);
    expect(api.named('keepLink').map(({ body }) => body)).toEqual([{ linkId: 'link-1' }]);
  });

  test.each([
    ['wrong-passcodes', 'Someone entered 5 wrong passcodes'],
    ['logout', 'It closed when you logged out everywhere.'],
    ['', 'It has expired.'],
  ])('that has ended (%s) says why', async (by, words) => {
    playApi({ listLinks: { body: [{ ...link, isOver: true, ...(by && { closed: { at: link.madeAt, by } }) }] } });
    const { getByText } = await shown();
    await expect.element(getByText(new RegExp(words))).toBeVisible();
  });
});
