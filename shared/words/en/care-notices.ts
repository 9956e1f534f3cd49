// What the result and the quiz say about notices, without arguments, so that neither loads the words of the other.

export const supportTitle = 'You don’t have to carry this alone';
export const inDangerCall = 'If you’re in danger, call now:';
export const inDangerCallLocal = 'If you’re in danger, call your local emergency number now.';
export const belowWarningTitle = 'Tell them about this too';

export const maternityTeamCall = 'Call your maternity team on the number in your notes.';

export const ifWorseCall = 'If it gets worse, or you are not sure, call now:';

export const ifWorseCallLocal = 'If it gets worse, or you are not sure, call your local emergency number now.';

export const haveReadWarning = 'I’ve read this – show my results';

// The heading of notices that can wait: whom to call, and the earliest day among them.

export const callMaternity = 'Call your maternity team';

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

// Below a warning, no sentence may seem to allow more time than the warning does. Our own notices already respect that. A result
// that has only the fields of the specification does not, so it gets these sentences.

export const belowWarningSpecified =
  'Mention this when you are seen about the notice above. You do not need to wait for any later time given here.';

export const supportBelowWarning = 'Tell them about this too.';

export const supportBelowWarningSpecified =
  'Tell them about this too. Mention this when you are seen about the notice above. You do not need to wait for any later time given here.';

// While the number grows.

export const ifWorseGrowingCall = 'If it gets worse, or you’re not sure, call now:';

export const ifWorseGrowingCallLocal = 'If it gets worse, or you’re not sure, call your local emergency number now.';

export const ifHeavyTalk = 'If things feel heavy, talk to a doctor or to someone you trust.';

export const stopDrinkingDont =
  'If you drink a lot every day, please don’t stop all at once: ask a doctor or an alcohol service how to cut down safely.';

// After the user has said that a clinician has seen them.

export const seenSavedCall = 'Saved. If it comes back, call your local emergency number.';
