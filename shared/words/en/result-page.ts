// The table of the published levels.

export const riskLevels = 'Risk levels over 10 years';

export const riskLevelsLikely = (range: string) => `Risk levels over 10 years. Yours is likely ${range}.`;

export const levelBelow = (percent: number) => `under ${percent}%`;

export const levelFrom = (percent: number) => `from ${percent}%`;

// Notices that can wait, on a page with one that cannot.

export const belowWarningTitle = 'Tell them about this too';

export const supportBelowWarning = 'Tell them about this too.';

// Below a warning, no sentence may seem to allow more time than the warning does. Our own notices already respect that. A result
// that has only the fields of the specification does not, so it gets these sentences.

export const belowWarningSpecified =
  'Mention this when you are seen about the notice above. You do not need to wait for any later time given here.';

export const supportBelowWarningSpecified =
  'Tell them about this too. Mention this when you are seen about the notice above. You do not need to wait for any later time given here.';

export const earlierSignsTitle = 'What you told us before';

// The heading of these notices: whom to call, and the earliest day among them.

export const callMaternity = 'Call your maternity team';
export const callMaternityToday = 'Call your maternity team today';
export const callMaternityTodayOrTomorrow = 'Call your maternity team today or tomorrow';
export const callMaternityNextFewDays = 'Call your maternity team in the next few days';
export const callMaternityWithinAWeek = 'Call your maternity team within a week';
export const callMaternityNextWeekOrTwo = 'Call your maternity team in the next week or two';
export const callMaternityNextFewWeeks = 'Call your maternity team in the next few weeks';

export const callDoctorToday = 'Call a doctor today';
export const callDoctorTodayOrTomorrow = 'Call a doctor today or tomorrow';
export const bookNextFewDays = 'Book an appointment in the next few days';
export const bookWithinAWeek = 'Book an appointment within a week';
export const bookNextWeekOrTwo = 'Book an appointment in the next week or two';
export const bookNextFewWeeks = 'Book an appointment in the next few weeks';
