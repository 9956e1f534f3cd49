import { describe, expect, test } from 'vitest';
import { fromBase64url } from '#shared/base64url.ts';
import { readerContentType } from '#shared/features/doctor/links/link.ts';
import { pageFile, type SharedPage } from '#shared/features/doctor/links/page-file.ts';
import { shlinkOf } from '#shared/features/doctor/links/shlink.ts';
import type { ToSheet } from '#shared/features/doctor/sheet/sheet.ts';
import { sheetOf } from '#shared/features/doctor/sheet/sheet-of.ts';
import { speechIn } from '#web/features/doctor/page/speech-in.ts';
import { takeOver } from '#web/features/doctor/view/open-shared.ts';
import { ViewPage } from '#web/features/doctor/view/view-page.tsx';
import { randomSecret, sealFile } from '#web/sealed/seal-file.ts';
import { type PlayedAnswer, playApi } from '../../../support/api.ts';
import { show } from '../../../support/show.tsx';
import { answers, day, document, keys, signed } from '../../../support/signed-document.ts';

const key = randomSecret();
const id = randomSecret();
const url = `${location.origin}/api/links/manifest?id=${id}`;
const daysAhead = (days: number) => Math.floor(Date.now() / 1000) + days * 24 * 60 * 60;
const link = (more: object = {}) => shlinkOf({ url, key, flag: 'P', ...more });
const shown = (shlink = link()) => show(<ViewPage />, '/view', `/view#${shlink}`);
const sealed = async (resource: object) => ({
  contentType: 'application/fhir+json',
  embedded: await sealFile(JSON.stringify(resource), fromBase64url(key) ?? new Uint8Array(), readerContentType),
});

const opened = async (answer: PlayedAnswer | readonly PlayedAnswer[], shlink?: string) => {
  const api = playApi({
    openLink: answer,
    getSigningKeys: keys,
    getDocumentState: { body: { state: 'standing' } },
  });
  const screen = await shown(shlink);
  const type = async (passcode: string) => {
    await screen.getByLabelText('Passcode').fill(passcode);
    await screen.getByRole('button', { name: 'Open the page' }).click();
  };
  await type('482 915');
  return { ...screen, api, type };
};

describe('a clinician with link and passcode', () => {
  test('sends only the passcode, and only to our own API', async () => {
    const { api, getByText } = await opened({ status: 404, body: {} });
    await expect.element(getByText('This page is closed')).toBeVisible();
    const [call] = api.calls;
    expect(call?.query).toEqual({ id });
    expect(call?.body).toEqual({ recipient: 'A reader of the page of Longevity', passcode: '482915' });
    expect(call?.init.credentials).toBe('omit');
    expect(JSON.stringify(call)).not.toContain(key);
  });

  test('reads how many tries are left, and that the page closes', async () => {
    const answers = [4, 1].map((remainingAttempts) => ({ status: 401, body: { remainingAttempts } }));
    const { getByRole, type } = await opened(answers);
    await expect
      .element(getByRole('alert'))
      .toHaveTextContent('That’s not the passcode. 4 tries are left, then the page closes.');
    await type('482 916');
    await expect
      .element(getByRole('alert'))
      .toHaveTextContent('That’s not the passcode. One try is left, then the page closes.');
  });

  test('finds the page closed after the last wrong try, as if it had never existed', async () => {
    const { getByText } = await opened({ status: 401, body: { remainingAttempts: 0 } });
    await expect.element(getByText('This page is closed')).toBeVisible();
  });

  test.each<[string, PlayedAnswer]>([
    ['no network', 'no network'],
    ['a busy server', { status: 503, body: {} }],
  ])('with %s keeps what was typed and can try again', async (_, answer) => {
    const { getByText, getByLabelText } = await opened(answer);
    await expect.element(getByText(/^That didn’t work/)).toBeVisible();
    await expect.element(getByLabelText('Passcode')).toHaveValue('482 915');
  });

  test('sends nothing with half a passcode', async () => {
    const api = playApi({});
    const { getByRole, getByLabelText } = await shown();
    await getByLabelText('Passcode').fill('4829');
    await getByRole('button', { name: 'Open the page' }).click();
    await expect.element(getByRole('alert')).toHaveTextContent('Enter the 6-digit passcode.');
    expect(api.calls).toEqual([]);
  });

  test('is told when a file was changed on its way, and sees nothing of the file', async () => {
    const file = await sealed(pageFile({ note: 'Kanarie' }, '<h1>Kanarie</h1>'));
    const parts = file.embedded.split('.');
    const changed = { ...file, embedded: [...parts.slice(0, 4), randomSecret().slice(0, 22)].join('.') };
    const { getByText } = await opened({ body: { files: [changed] } });
    await expect.element(getByText('We can’t read this page')).toBeVisible();
  });
});

const allowed = { name: true, birthdate: true, mood: true, weight: true };
const heart = { answers: { chestPain: 'now' }, day };
const given: ToSheet = { longevity: { answers, day }, heart, today: day, name: 'Somebody Else', allowed };
const page = (more: Partial<SharedPage> = {}): SharedPage => ({
  format: 2,
  answered: 'en',
  sheets: { en: sheetOf(given) },
  ...more,
});

/** The page behind a link with these resources, opened with its passcode. */
const openedWith = async (...resources: object[]) => {
  const files = await Promise.all(resources.map(sealed));
  const screen = await opened({ body: { files } });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'A patient’s page' })).toBeVisible();
  return screen;
};

describe('the page behind a link', () => {
  const openWith = (...resources: object[]) => openedWith(...resources, pageFile(page(), ''));

  test('draws figures from the signed document, and says what is not signed', async () => {
    const { container, getByRole, getByText } = await openWith(await signed(document));
    expect(container.querySelector('[data-verdict]')?.getAttribute('data-verdict')).toBe('genuine');
    await expect.element(getByText('Maya Brennan')).toBeVisible();
    await expect.element(getByRole('heading', { name: 'The rest of the page, not signed' })).toBeVisible();
    expect(container.textContent).not.toContain('Somebody Else');
    // None of the page's own figures and warnings is shown.
    expect(container.textContent).not.toContain('Warnings raised by the answers');
    expect(container.textContent).not.toContain('Not signed by us');
  });

  test.each([
    ['without a document', async () => []],
    ['with an unsigned one', async () => [document]],
    ['with a changed one', async () => [{ ...(await signed(document)), timestamp: '2030-01-01T00:00:00.000Z' }]],
  ])('%s is not signed by us, and the page says so before everything else', async (_, resources) => {
    const { container } = await openWith(...(await resources()));
    expect(container.querySelector('main h2, main h1')?.textContent).toBe('Not signed by us');
    expect(container.querySelector('[data-verdict]')?.getAttribute('data-verdict')).toMatch(/^(not-ours|changed)$/);
  });
});

describe('a doctor of another language than the person’s', () => {
  const openInSpanish = async () => {
    const es = (await speechIn('es')).sheetOf(given);
    const shared = page({ answered: 'es', sheets: { en: sheetOf(given), es } });
    return openedWith(await signed(document), pageFile(shared, ''));
  };
  type Screen = Awaited<ReturnType<typeof openInSpanish>>;

  /** Presses the link to Spanish, and stays. */
  const press = ({ getByRole }: Screen, keys: MouseEventInit = {}) => {
    const [link = expect.fail('no switch')] = getByRole('link', { name: 'Español' }).elements();
    expect(link.getAttribute('href')).toMatch(/^\/es\/view#shlink:/);
    const stay = (event: Event) => event.preventDefault();
    globalThis.addEventListener('click', stay);
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
    globalThis.removeEventListener('click', stay);
  };

  test('reads each answer in English, and the words that the person saw beside it', async () => {
    const { container } = await openInSpanish();
    const answer = [...container.querySelectorAll('li')].find(({ textContent }) =>
      textContent?.startsWith('Chest pain:'),
    );
    expect(answer?.textContent).toMatch(/^Chest pain: Yes.* “Dolor en el pecho: Sí/);
    expect(answer?.querySelector('[lang="es-US"]')?.textContent).toMatch(/^“Dolor en el pecho: Sí/);
    const signedPart = container.querySelector('[data-verdict]');
    expect(signedPart?.textContent).not.toContain('Dolor');
  });

  test.each([
    ['signed', async () => [await signed(document)]],
    ['unsigned', async () => []],
  ])('reads a page that lacks English in Spanish, marked as such, if it is %s', async (_, resources) => {
    const es = (await speechIn('es')).sheetOf(given);
    const shared = pageFile(page({ answered: 'es', sheets: { es } }), '');
    const { container, unmount } = await openedWith(...(await resources()), shared);
    const answers = [...container.querySelectorAll('li, p')].filter(({ textContent }) =>
      textContent?.includes('Dolor en el pecho: Sí'),
    );
    expect(answers.map((answer) => answer.closest('[lang]')?.getAttribute('lang'))).toEqual(['es-US']);
    const [heading] = container.querySelectorAll('h3');
    expect(heading?.closest('[lang]')?.getAttribute('lang')).toMatch(/^en/);
    // The grade of the words that a test leaves on the page is measured as English.
    await unmount();
  });

  test('switches without another opening: what was received goes to the other page, encrypted, and is removed', async () => {
    const screen = await openInSpanish();
    press(screen);
    await screen.unmount();
    const kept = sessionStorage.getItem('view') ?? '';
    expect(kept).toContain('embedded');
    expect(kept).not.toContain('Chest pain');
    const { getByRole: findByRole } = await shown();
    await expect.element(findByRole('heading', { level: 1, name: 'A patient’s page' })).toBeVisible();
    expect(sessionStorage.getItem('view')).toBeNull();
    expect(screen.api.named('openLink')).toHaveLength(1);
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey'])(
    'hands nothing over where the link opens another window, with %s',
    async (key) => {
      press(await openInSpanish(), { [key]: true });
      expect(sessionStorage.getItem('view')).toBeNull();
    },
  );

  test('types the passcode again after a while', async () => {
    press(await openInSpanish());
    const { at, ...kept } = JSON.parse(sessionStorage.getItem('view') ?? '');
    sessionStorage.setItem('view', JSON.stringify({ ...kept, at: at - 60_000 }));
    expect(await takeOver({ url, key })).toBeNull();
    expect(sessionStorage.getItem('view')).toBeNull();
  });
});

describe('a link', () => {
  test('says when the page closes, while that is in the future', async () => {
    playApi({});
    const { getByText } = await shown(link({ exp: daysAhead(3) }));
    await expect
      .element(getByText(/The person who shared it can see when it was opened\. The page closes on \w+/))
      .toBeVisible();
  });

  test('whose closing was postponed names no day', async () => {
    playApi({});
    const { getByText } = await shown(link({ exp: daysAhead(-3) }));
    await expect.element(getByText('The person who shared it can see when it was opened.')).toBeVisible();
  });

  test.each([
    ['to another site', shlinkOf({ url: `https://elsewhere.example/api/links/manifest?id=${id}`, key })],
    ['to another place of this site', shlinkOf({ url: `${location.origin}/api/auth/login`, key })],
    ['cut short', link().slice(0, 60)],
    ['of nothing', ''],
  ])('%s asks for no passcode', async (_, shlink) => {
    const api = playApi({});
    const { getByText, getByLabelText } = await shown(shlink);
    await expect.element(getByText('This link isn’t complete')).toBeVisible();
    expect(getByLabelText('Passcode').elements()).toEqual([]);
    expect(api.calls).toEqual([]);
  });
});
