type Day = { readonly year: number; readonly month: number; readonly day: number };

/** Parses YYYY-MM-DD; null unless it is a real day. */
export const readDay = (text: unknown): Day | null => {
  const match = typeof text === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) : null;
  if (!match) return null;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  const isReal = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return isReal ? { year, month, day } : null;
};

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const daysInMonth = (year: number, month: number) =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

/** Age in completed years. A person born on 29 February has their birthday on 1 March in other years. Null without both days. */
export const completedYears = (birthdate: unknown, today: string): number | null => {
  const birth = readDay(birthdate);
  const now = readDay(today);
  if (!birth || !now) return null;
  const hadBirthday = now.month > birth.month || (now.month === birth.month && now.day >= birth.day);
  return now.year - birth.year - (hadBirthday ? 0 : 1);
};

/** Whole days from one day to another, both YYYY-MM-DD; negative when the second is earlier, 0 when either is not a real day. */
export const daysBetween = (from: string, to: string): number => {
  const [first, second] = [readDay(from), readDay(to)];
  if (!first || !second) return 0;
  return (
    (Date.UTC(second.year, second.month - 1, second.day) - Date.UTC(first.year, first.month - 1, first.day)) / 864e5
  );
};

/** The day this many days later, as YYYY-MM-DD; a text that is not a day is returned unchanged. */
export const addDays = (day: string, days: number): string => {
  const from = readDay(day);
  return from ? new Date(Date.UTC(from.year, from.month - 1, from.day + days)).toISOString().slice(0, 10) : day;
};

const two = (part: number): string => String(part).padStart(2, '0');

/** The same day this many months later, as YYYY-MM-DD, or the last day of a shorter month: 31 August becomes 28 February. */
export const addMonths = (day: string, months: number): string => {
  const from = readDay(day);
  if (!from) throw new RangeError('addMonths needs a real day, written YYYY-MM-DD.');
  const count = from.year * 12 + from.month - 1 + months;
  const [year, month] = [Math.floor(count / 12), (count % 12) + 1];
  return `${year}-${two(month)}-${two(Math.min(from.day, daysInMonth(year, month)))}`;
};
