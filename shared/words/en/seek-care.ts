// What several warnings say: whom to see by when, and when to call. In this file and in those of single signs, such as `breath.ts`,
// a name begins with the code of the warning or with what it is about, then has the case, and ends in the class of the sentence
// (`shared/safety/sentence.ts`).

export const doctorTodayIfEarlierAct = 'If it was earlier, see a doctor today.';

export const maternityFewDaysAct = 'Call your maternity team in the next few days and tell them.';

export const doctorFewDaysAct = 'See a doctor in the next few days.';

export const medicineDont = 'Do not stop a medicine on your own.';

export const lastDayEvenIfGoneCall =
  'If it is happening now, or happened in the last 24 hours, even if it has gone, call your local emergency number now.';

export const doctorTodayIfNotAct = 'If not, see a doctor today.';

export const maternityTodayAct = 'Call your maternity team today.';

export const kidneyTeamTodayAct = 'Call your kidney team or a doctor today.';

export const doctorTodayOrTomorrowAct = 'Get checked by a doctor today, or tomorrow at the latest.';

export const breathlessSittingCall =
  'If you are short of breath while sitting still, call your local emergency number now.';

export const doctorTwoWeeksAct = 'Book an appointment in the next week or two.';

export const maternityTomorrowWithHeartConditionAct =
  'Call your maternity team today or tomorrow and say that you have a heart condition.';

export const emergencyDepartmentIfEarlierCall =
  'If it was earlier and no one has checked it, go to an emergency department today.';

export const doctorTodayAct = 'See a doctor today.';

export const drivingDont = 'Do not drive until you have been checked.';

export const faintPainOrBreathlessCall =
  'If you feel faint, have chest pain or get short of breath, call your local emergency number now.';

export const heartTeamFewDaysUnlessKnownAct =
  'Call your heart team or a doctor in the next few days, unless they know about it and it has not changed.';

export const doctorWeekAct = 'Book an appointment within a week.';

export const maternityTomorrowWithResultAct = 'Call your maternity team today or tomorrow and read it to them.';

export const preEclampsiaCall =
  'If you have a bad headache, changes in your sight, pain high in your belly, or swelling of your face or hands, call them or your local emergency number now.';

export const pancreasCall =
  'If you get bad pain high in your belly, or vomit with belly pain, call your local emergency number now.';

export const maternityTodayEvenIfWellAct = 'Call your maternity team today, even if you feel well.';

export const maternityFewDaysWithResultAct = 'Call your maternity team in the next few days and read it to them.';

// The three levels of a warning, in the words above them and in what each level asks for.

export const emergencyTitle = 'Get help now';

export const emergencyAct =
  'Call your local emergency number if it is happening now, or happened in the last 24 hours, even if it has gone. Otherwise, see a doctor today.';

export const urgentTitle = 'See a doctor today or tomorrow';

export const urgentAct = 'See a doctor today, or tomorrow at the latest.';

export const soonTitle = 'Book an appointment';

// Until a clinician has seen the user.

export const untilSeenRestDont = 'Rest. Don’t start or step up any exercise.';

export const untilSeenMedicinesDont = 'Keep taking your medicines as prescribed.';

export const untilSeenDrivingDont = 'Don’t drive yourself there. Let someone bring you.';

export const untilSeenCall = 'If it gets worse, call your local emergency number now.';

export const getCheckedNow = 'Now, as the notice says';

export const getCheckedToday = 'Today, unless the notice says tomorrow';

export const worseSameDayCall = 'If it gets worse, call them the same day.';

// The heading above the warnings of a page.

export const helpNowTitle = 'Get medical help now';

export const todayTitle = 'See a doctor today';

export const todayOrTomorrowTitle = 'See a doctor today, or tomorrow at the latest';

export const maternityTodayOrTomorrowTitle = 'Call your maternity team today, or tomorrow at the latest';

export const maternityTodayTitle = 'Call your maternity team today';

export const getCheckedFirstTitle = 'Get checked first';
