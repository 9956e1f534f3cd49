import * as words from '#feature-words/doctor/view.ts';
import { fromBase64url } from '#shared/base64url.ts';
import { routes } from '#shared/contract/routes.ts';
import { normalPasscode } from '#shared/features/doctor/links/link.ts';
import { readPageFile } from '#shared/features/doctor/links/page-file.ts';
import { type LinkPayload, readShlink } from '#shared/features/doctor/links/shlink.ts';
import type { DoctorSheet } from '#shared/features/doctor/sheet/sheet.ts';
import { fieldsOf, textOf } from '#shared/read-unknown.ts';
import { isRecord, numberOf, recordsOf } from '#web/api/read-value.ts';
import { openFile } from '#web/sealed/seal-file.ts';
import { checkSigned, type Outcome } from '#web/verify/check-signed.ts';
import { languageCode } from '#words/language.ts';

type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string';
const textOrNull: Check = (value) => value === null || text(value);
const list =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const shape =
  (parts: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isRecord(value) && Object.entries(parts).every(([name, check]) => check(value[name]));

const figures = shape({ title: text, rows: list(shape({ label: text, value: text })), notes: list(text) });

const sheet = shape({
  format: (value) => value === 1,
  language: text,
  madeBy: text,
  madeOn: text,
  person: shape({
    name: textOrNull,
    born: textOrNull,
    age: (value) => value === null || typeof value === 'number',
    sex: textOrNull,
  }),
  warnings: shape({
    raised: list(shape({ level: text, label: text, when: text })),
    checked: list(text),
    reported: list(text),
    denied: textOrNull,
    adaptedFor: list(text),
  }),
  heart: figures,
  habits: figures,
  inputs: list(shape({ label: text, value: text, how: text, date: text, mark: textOrNull })),
  unknown: list(text),
  nextStep: textOrNull,
  datedSteps: list(text),
  questions: list(text),
  otherAnswers: list(text),
  methods: list(text),
});

const isSheet = (value: unknown): value is DoctorSheet => sheet(value);

/** The sheet in the language of this page, and in the language of the person's answers where that is another one. */
type SharedSheet = { readonly sheet: DoctorSheet; readonly said: DoctorSheet | null };

/**
 * The page behind a link; null if the value is not such a page. Anyone can make a link and put anything behind it. A page without
 * this language, as the site may speak more by now, is shown in the one in which it was answered.
 */
export const readShared = (value: unknown): SharedSheet | null => {
  const { format, answered, sheets } = fieldsOf(value);
  const all = new Map(Object.entries(fieldsOf(sheets)).flatMap(([code, one]) => (isSheet(one) ? [[code, one]] : [])));
  const said = all.get(textOf(answered));
  const own = all.get(languageCode) ?? said;
  if (format !== 2 || !own || all.size < Object.keys(fieldsOf(sheets)).length) return null;
  return { sheet: own, said: said === undefined || said === own ? null : said };
};

/** How opening a link can end. `wrong` says how many tries are left. */
export type Opened =
  | ({ status: 'open'; document: unknown; outcome: Outcome } & SharedSheet)
  | { status: 'wrong'; triesLeft: number }
  | { status: 'ended' }
  | { status: 'unreadable' }
  | { status: 'failed' };

/**
 * The link in the address of this page; null for none. A passcode is sent to our own API alone, whatever a link says:
 * an attacker could have made one that leads elsewhere.
 */
export function linkInAddress(hash: string): LinkPayload | null {
  const payload = readShlink(hash);
  const own = new URL(routes.openLink.path, location.origin);
  const url = payload && URL.parse(payload.url);
  return url && url.origin === own.origin && url.pathname === own.pathname ? payload : null;
}

/** Requests what is behind the link, and decrypts it here. Never throws. */
export async function openShared({ url, key }: LinkPayload, passcode: string): Promise<Opened> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // The protocol asks for the recipient. Not the clinician by name, who has privacy, too.
    body: JSON.stringify({ recipient: words.recipient, passcode: normalPasscode(passcode) }),
    cache: 'no-store',
    credentials: 'omit',
  }).catch(() => null);
  const body: unknown = await response?.json().catch(() => undefined);
  if (!response || body === undefined) return { status: 'failed' };
  if (response.status === 404) return { status: 'ended' };
  if (response.status === 401) return { status: 'wrong', triesLeft: triesLeftIn(body) };
  if (!response.ok) return { status: 'failed' };
  const opened = await decrypted(body, fromBase64url(key) ?? new Uint8Array());
  if (opened.status === 'open') received = JSON.stringify(body);
  return opened;
}

/** What was received last, still encrypted. */
let received = '';

const handedOver = 'view';

/** In ms. For the other page to load; a reload later asks for the passcode. */
const handedOverFor = 30_000;

/**
 * Hands what was received to the page in another language, which the browser loads next, so that the doctor need not type the
 * passcode again, and the owner sees one opening. It is encrypted, and its key stands in the link alone.
 */
export function handOver(): void {
  try {
    sessionStorage.setItem(handedOver, JSON.stringify({ at: Date.now(), received }));
  } catch {
    // Nothing can be stored here, so the passcode is asked for again.
  }
}

/** What the page in another language has just handed over, if it was behind this link. It is removed at once. */
export async function takeOver({ key }: LinkPayload): Promise<Opened | null> {
  try {
    const kept = sessionStorage.getItem(handedOver);
    sessionStorage.removeItem(handedOver);
    const { at, received: given } = fieldsOf(JSON.parse(kept ?? 'null'));
    const age = Date.now() - Number(at);
    if (!(age >= 0 && age < handedOverFor)) return null;
    const opened = await decrypted(JSON.parse(textOf(given)), fromBase64url(key) ?? new Uint8Array());
    if (opened.status !== 'open') return null;
    received = textOf(given);
    return opened;
  } catch {
    return null;
  }
}

const triesLeftIn = (body: unknown): number => (isRecord(body) && numberOf(body.remainingAttempts)) || 0;

const withoutDocument: Outcome = { checked: { verdict: 'not-ours' }, content: null };

async function decrypted(body: unknown, key: Uint8Array<ArrayBuffer>): Promise<Opened> {
  try {
    const files = recordsOf(isRecord(body) ? body.files : null);
    const resources = await Promise.all(
      files.map(async ({ embedded }) => {
        const text = await openFile(String(embedded), key);
        const value: unknown = JSON.parse(text);
        return { text, value };
      }),
    );
    const shared = resources.map(({ value }) => readShared(readPageFile(value))).find((each) => each !== null);
    const document = resources.find(({ value }) => isRecord(value) && value.resourceType === 'Bundle');
    if (!shared) return { status: 'unreadable' };
    const outcome = document ? await checkSigned(new TextEncoder().encode(document.text)) : withoutDocument;
    return { status: 'open', ...shared, document: document?.value ?? null, outcome };
  } catch {
    return { status: 'unreadable' };
  }
}
