// What the page for a doctor, and the sheet on it, say about when to get care. `care-classes.ts` beside it has class and subject.

// Above the page, with a notice that cannot wait.

export const careFirstTitle = 'Please do not wait for an appointment';
export const careFirst =
  'One of your answers may need care sooner. <link>Read the notice</link> and follow it first. Take this page with you.';

// On the sheet: by when each warning asks to be seen, counted from the day of the answers.

export const seenAtOnce = 'at once';
export const seenSameDay = 'the same day';
export const seenSameOrNextDay = 'the same or next day';
export const seenSameVisit = 'at the same visit';
export const seenToday = 'today';
export const seenTodayOrTomorrow = 'today or tomorrow';
export const seenNextFewDays = 'in the next few days';
export const seenWithinAWeek = 'within a week';
export const seenNextWeekOrTwo = 'in the next week or two';
export const seenNextFewWeeks = 'in the next few weeks';

// On the sheet: what the patient asks.

export const askAboutLowSugar = (sugar: string) => `My sugar was ${sugar}. Is my medicine too strong?`;
