import { perLocale } from '#shared/quiz/locale.ts';
import type { DateQuestion } from '#shared/quiz/question.ts';
import { completedYears, readDay } from '#shared/scoring/calendar.ts';
import { language } from '#words/language.ts';
import { withPlainDigits } from './digits.ts';

/** The order in which a country writes the parts of a date in numbers. */
export type DateOrder = 'dmy' | 'mdy' | 'ymd';

/** How the region of the browser's language writes dates; null for an invalid tag. */
export const dateOrderOf = perLocale((locale): DateOrder | null => {
  try {
    const parts = new Intl.DateTimeFormat(locale, { calendar: 'gregory' }).formatToParts(0);
    const order = parts.flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type[0]] : []));
    return orders.find((each) => each === order.join('')) ?? null;
  } catch {
    return null;
  }
});

const orders: readonly DateOrder[] = ['dmy', 'mdy', 'ymd'];

/** `clear`: the day as 'YYYY-MM-DD'. `ask`: the days that the text can mean. */
export type DateReading =
  | { readonly kind: 'clear'; readonly date: string }
  | { readonly kind: 'ask'; readonly dates: readonly string[] }
  | { readonly kind: 'unclear' };

/**
 * Reads a day as it was typed or pasted: '03.07.1992', '7.3.92', '1992-07-03', '07/03/1992', '3 July 1992'. The region's
 * order decides between day and month. Where it gives no real day, another order may. A two-digit year is the latest one that is
 * not in the future and, for a birth date, gives an age that the quiz is for.
 */
export const readDate = (given: string, { order, today, question, locale = 'en' }: Context): DateReading => {
  const text = withPlainDigits(given);
  const parts = partsOf(text, locale);
  if (!parts) return { kind: 'unclear' };
  const found = ordersFor(text, parts, order).map((each) => days(parts, each, { today, question }));
  const dates = [...new Set(found.find((list) => list.length > 0) ?? [])];
  const [date, ...more] = dates;
  if (date === undefined) return { kind: 'unclear' };
  return more.length === 0 ? { kind: 'clear', date } : { kind: 'ask', dates };
};

type Context = {
  /** Null when the region is not known. The quiz then asks about a day that could be a month. */
  readonly order: DateOrder | null;
  /** 'YYYY-MM-DD' in the user's time zone. */
  readonly today: string;
  readonly question?: Pick<DateQuestion, 'ageRange'>;
  /** For the names of months. Those of the page and the English ones always work. */
  readonly locale?: string;
};

/** Three numbers as text. A month in words becomes a number, and `monthAt` is its position. */
type Parts = { readonly numbers: readonly [string, string, string]; readonly monthAt: number | null };

const ordinal = /(\d)(?:st|nd|rd|th|\.?(?:ro|er|o))(?!\p{L})/gu;

const partsOf = (text: string, locale: string): Parts | null => {
  // '3rd', '1ro', '1.º': Unicode turns the sign into a letter o.
  const plain = text.normalize('NFKC').toLowerCase().trim().replace(ordinal, '$1');
  // Spanish and Portuguese: '3 de julio de 1992', '3 de julio del 1992'.
  const tokens = packedParts(plain) ?? plain.split(/(?:[\s./,-]|\bdel?\b)+/).filter((part) => part !== '');
  const named = tokens.map((token) => monthNamed(token, locale));
  const monthAt = named.findIndex((month) => month !== null);
  const [one, two, three, ...more] = tokens.map((token, at) => String(named[at] ?? token));
  if (one === undefined || two === undefined || three === undefined || more.length > 0) return null;
  const numbers = [one, two, three] as const;
  return numbers.every((number) => /^\d{1,4}$/.test(number))
    ? { numbers, monthAt: monthAt < 0 ? null : monthAt }
    : null;
};

/** Splits eight digits that begin or end with a year from 1900 to 2099; null when both do. */
const packedParts = (digits: string): string[] | null => {
  const [first, last] = [/^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(digits), /^(\d\d)(\d\d)((?:19|20)\d\d)$/.exec(digits)];
  return first && last ? null : ((first ?? last)?.slice(1) ?? null);
};

/** The month that a word of three letters or more begins: in this language, in that of the page or in English; else null. */
export const monthNamed = (word: string, locale: string): number | null => {
  if (!/^\p{L}{3,}$/u.test(word)) return null;
  const month = [locale, language, 'en']
    .map((each) => monthNames(each).findIndex((name) => name.startsWith(word)))
    .find((at) => at >= 0);
  return month === undefined ? null : month + 1;
};

const monthNames = (locale: string): readonly string[] =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
      .formatToParts(Date.UTC(2001, month, 1))
      .filter(({ type }) => type === 'month')
      .map(({ value }) => value.toLowerCase())
      .join(''),
  );

/** The groups of orders to try. The first group that gives a day decides. */
const ordersFor = (text: string, { numbers, monthAt }: Parts, order: DateOrder | null): readonly DateOrder[][] => {
  if (numbers[0].length === 4) return [['ymd']];
  if (monthAt !== null) return [[monthAt === 0 ? 'mdy' : 'dmy']];
  // Where dates are written with points, the order is day, month, year.
  if (/^\s*\d{1,2}\.\s?\d{1,2}\.\s?\d/.test(text)) return [['dmy']];
  // In a region that writes the year first, a year at the end says nothing about the order of day and month.
  if (order === null || order === 'ymd') return [['dmy', 'mdy']];
  return order === 'mdy' ? [['mdy'], ['dmy']] : [['dmy'], ['mdy']];
};

const days = (
  { numbers }: Parts,
  group: readonly DateOrder[],
  context: Pick<Context, 'today' | 'question'>,
): string[] =>
  group.flatMap((order) => {
    const at = (part: 'd' | 'm' | 'y') => numbers[order.indexOf(part)] ?? '';
    return yearsOf(at('y'), `${at('m').padStart(2, '0')}-${at('d').padStart(2, '0')}`, context);
  });

const yearsOf = (
  year: string,
  monthAndDay: string,
  { today, question }: Pick<Context, 'today' | 'question'>,
): string[] => {
  const isReal = (date: string) => readDay(date) !== null;
  if (year.length === 4) return [`${year}-${monthAndDay}`].filter(isReal);
  if (year.length !== 2) return [];
  const centuries = ['20', '19'].map((century) => `${century}${year}-${monthAndDay}`).filter(isReal);
  const past = centuries.filter((date) => date <= today && isOfAge(date, today, question));
  return past.slice(0, 1);
};

const isOfAge = (date: string, today: string, question: Context['question']): boolean => {
  const { min = 0, max = 200 } = question?.ageRange ?? {};
  const age = completedYears(date, today) ?? -1;
  return age >= min && age <= max;
};
