/** Calendar days as 'YYYY-MM-DD' text: no time zone can move them. */

type Day = { year: number; month: number; day: number };

/** Null unless it is a day that exists: 2023-02-29 does not. */
export const parseDay = (text: string): Day | null => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month) ? { year, month, day } : null;
};

/** Completed years on `today`; born on 29 February, the birthday is 1 March in other years. Both must be real days. */
export const completedYears = (birthdate: string, today: string): number => {
  const years = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4));
  return today.slice(5) < birthdate.slice(5) ? years - 1 : years;
};

const daysIn = (year: number, month: number): number => {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
};

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
