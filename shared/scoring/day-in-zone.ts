/**
 * The calendar day of an instant in the person's time zone, as YYYY-MM-DD: a birthday counts from their own midnight.
 * An unknown or missing zone means UTC.
 */
export const dayInZone = (instant: Date, timeZone = 'UTC'): string => {
  try {
    return dayFormat(timeZone).format(instant);
  } catch (unknownZone) {
    if (unknownZone instanceof RangeError && timeZone !== 'UTC') return dayInZone(instant);
    throw unknownZone;
  }
};

/** To make one takes a worker longer than all the rest of a job without a model, and there are only some hundred zones. */
const formats = new Map<string, Intl.DateTimeFormat>();

// en-CA writes dates as YYYY-MM-DD.
const dayFormat = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, made);
  return made;
};

export const isTimeZone = (name: string): boolean => {
  try {
    return dayFormat(name) !== null;
  } catch {
    return false;
  }
};
