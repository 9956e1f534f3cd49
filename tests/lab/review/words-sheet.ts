import type { Review, Reviewable } from '#infra/aws/stages/clinical-review.ts';
import { readDay } from '#shared/scoring/calendar.ts';
import { sheetNotes } from './sheet-notes.ts';

// The sheet on which a clinician reviews sentences, one a line. Who has read a line puts name, role and date at its end.

/** What is taken over. */
const columns = ['sentence', 'language', 'hash', 'reviewer', 'role', 'date'] as const;
type Line = Readonly<Record<(typeof columns)[number], string>>;

/** What is written, in this order. The level is of the warnings that say the sentence; a translation has its source beside it. */
const written = [
  'sentence',
  'language',
  'hash',
  'subject',
  'class',
  'level',
  'wording',
  'english',
  'backReading',
  'reviewer',
  'role',
  'date',
] as const;
type WrittenLine = Readonly<Record<(typeof written)[number], string>>;

const quoted = (text: string): string => (/[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** `all`: every sentence about safety, of each language. The mark at the start lets spreadsheets read the letters right. */
export const sheetOf = (sentences: readonly Reviewable[], all: readonly Reviewable[]): string => {
  const notesOn = sheetNotes(all);
  const blank = { reviewer: '', role: '', date: '' };
  const lines = sentences.map((one): WrittenLine => ({ ...one, ...notesOn(one), ...blank }));
  return `\uFEFF${[written, ...lines.map((line) => written.map((name) => line[name]))]
    .map((cells) => cells.map(quoted).join(','))
    .join('\n')}\n`;
};

/** Cells by RFC 4180, of a spreadsheet that separates them by commas, semicolons or tabs. */
const cellsIn = (csv: string): string[][] => {
  const text = csv.replace(/^\uFEFF/, '').trimEnd();
  const separator = /^"?\w+"?([,;\t])/.exec(text)?.[1] ?? ',';
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r?\\n|$)`, 'gy');
  const rows: string[][] = [[]];
  let read = 0;
  for (const [whole, inQuotes, bare = '', end] of text.matchAll(cell)) {
    read += whole.length;
    rows.at(-1)?.push((inQuotes?.replaceAll('""', '"') ?? bare).trim());
    if (end === '') break;
    if (end !== separator) rows.push([]);
  }
  if (read < text.length) {
    const [left] = text.slice(read).split('\n');
    const line = text.slice(0, read).split('\n').length;
    throw new Error(`Line ${line} cannot be read from here: ${left}\nA cell in quotation marks must end with one.`);
  }
  return rows;
};

const linesIn = (csv: string): Line[] => {
  const [head = [], ...rows] = cellsIn(csv);
  const missing = columns.filter((name) => !head.includes(name));
  if (missing.length > 0)
    throw new Error(`The first line must name the columns. Missing: ${missing.join(', ')}. Start from a new sheet.`);
  return rows.map((cells) => {
    const cellOf = (name: (typeof columns)[number]) => cells[head.indexOf(name)] ?? '';
    return Object.fromEntries(columns.map((name) => [name, cellOf(name)])) as Line;
  });
};

/**
 * The reviews on a filled sheet. A line without reviewer, role and date was not reviewed. Throws with every mistake, so that no
 * part of a wrong sheet counts.
 */
export const reviewsOn = (csv: string, sentences: readonly Reviewable[], today: string): Review[] => {
  const lines = linesIn(csv);
  const filled = lines.filter(({ reviewer, role, date }) => reviewer || role || date);
  const mistakes = filled.flatMap((line, at) => mistakesIn(line, filled.slice(0, at), sentences, today));
  if (filled.length === 0)
    mistakes.push('No line has a reviewer, a role and a date. Fill them in on each line that was reviewed.');
  if (mistakes.length > 0) throw new Error(`Nothing was taken over:\n- ${mistakes.join('\n- ')}`);
  return filled.map(({ sentence, language, hash, reviewer, role, date }) => {
    return { sentence, language, hash, reviewer, role, date };
  });
};

const mistakesIn = (line: Line, before: readonly Line[], sentences: readonly Reviewable[], today: string): string[] => {
  const { sentence, language, hash, date } = line;
  const isSame = (one: { sentence: string; language: string }) =>
    one.sentence === sentence && one.language === language;
  const now = sentences.find(isSame);
  const missing = (['reviewer', 'role', 'date'] as const).filter((name) => line[name] === '');
  return [
    ...(now ? [] : [`${sentence} (${language}): there is no such sentence about safety. Start from a new sheet.`]),
    ...(now && now.hash !== hash
      ? [`${sentence}: its words have changed since this sheet was written. They are now: ${now.wording}`]
      : []),
    ...(missing.length > 0 ? [`${sentence}: fill in ${missing.join(' and ')}.`] : []),
    ...(date && (!readDay(date) || date > today)
      ? [`${sentence}: the date is ${date}. Write the day of the review as YYYY-MM-DD, not after today.`]
      : []),
    ...(before.some(isSame) ? [`${sentence} stands on the sheet twice. Take one line away.`] : []),
  ];
};

/** The ledger with new reviews, which replace older ones of the same sentences. Those of sentences that are gone are left out. */
export const withReviews = (
  ledger: readonly Review[],
  reviews: readonly Review[],
  sentences: readonly Reviewable[],
): Review[] => {
  const isOf = (one: Review) => (other: Review | Reviewable) =>
    other.sentence === one.sentence && other.language === one.language;
  const kept = ledger.filter((one) => sentences.some(isOf(one)) && !reviews.some(isOf(one)));
  return [...kept, ...reviews].sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
};

const placeOf = ({ language, sentence }: Review): string => `${language} ${sentence}`;
