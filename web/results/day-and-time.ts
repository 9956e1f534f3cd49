/** 'Tuesday 4 November 2025, 10:42', in the reader's own time zone. */
export const dayAndTime = (instant: string): string => {
  const date = new Date(instant);
  // Put together here: some versions of the locale put a comma after the weekday, some do not.
  const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' }).format(date);
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(date);
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(date);
  return `${weekday} ${day}, ${time}`;
};
