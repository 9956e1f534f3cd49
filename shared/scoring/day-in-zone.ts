/**
 * The calendar day of an instant in the person's time zone, as YYYY-MM-DD, so that a birthday counts from their own midnight.
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

/** Cached: making a format takes longer than the rest of a result job without a model, and there are only a few hundred zones. */
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

/**
 * The instant at which the clocks of a zone show this many minutes after midnight of a day (YYYY-MM-DD). Around a clock change
 * the result may be an hour off. An unknown or missing zone means UTC.
 */
export const instantInZone = (day: string, minutes: number, timeZone = 'UTC'): Date => {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
  let instant = wanted;
  // The second step corrects a first guess that lies on the other side of a clock change.
  for (let step = 0; step < 2; step += 1) instant += wanted - shownAt(instant, timeZone);
  return new Date(instant);
};

/** The local time of the zone, read as if it were UTC. */
const shownAt = (instant: number, timeZone: string): number => {
  const zone = isTimeZone(timeZone) ? timeZone : 'UTC';
  const shown = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  }).format(instant);
  return Date.parse(`${shown.replace(', ', 'T')}:00Z`);
};
