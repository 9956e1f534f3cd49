import { listOf } from './list.ts';

// In pregnancy and after a birth. The time is that of the soonest notice; with a warning on the page no day stands here.

export const tellBreathlessNoDay = 'Tell your maternity team that you get out of breath on the stairs.';

export const tellBreathlessToday = 'Tell your maternity team today that you get out of breath on the stairs.';

export const tellBreathlessTomorrow =
  'Tell your maternity team today or tomorrow that you get out of breath on the stairs.';

export const tellBreathlessDays =
  'Tell your maternity team in the next few days that you get out of breath on the stairs.';

export const tellHeartConditionNoDay =
  'Tell your maternity team that you have a heart condition, if they do not know yet.';

export const tellHeartConditionToday =
  'Tell your maternity team today that you have a heart condition, if they do not know yet.';

export const tellHeartConditionTomorrow =
  'Tell your maternity team today or tomorrow that you have a heart condition, if they do not know yet.';

export const tellHeartConditionDays =
  'Tell your maternity team in the next few days that you have a heart condition, if they do not know yet.';

export const tellKidneyDiseaseNoDay = 'Tell your maternity team that you have kidney disease, if they do not know yet.';

export const tellKidneyDiseaseToday =
  'Tell your maternity team today that you have kidney disease, if they do not know yet.';

export const tellKidneyDiseaseTomorrow =
  'Tell your maternity team today or tomorrow that you have kidney disease, if they do not know yet.';

export const tellKidneyDiseaseDays =
  'Tell your maternity team in the next few days that you have kidney disease, if they do not know yet.';

export const tellDiabetesNoDay = 'Tell your maternity team that you have diabetes, if they do not know yet.';

export const tellDiabetesToday = 'Tell your maternity team today that you have diabetes, if they do not know yet.';

export const tellDiabetesTomorrow =
  'Tell your maternity team today or tomorrow that you have diabetes, if they do not know yet.';

export const tellDiabetesDays =
  'Tell your maternity team in the next few days that you have diabetes, if they do not know yet.';

export const tellWhichMedicines = 'Tell your maternity team today or tomorrow which medicines you take.';

export const medicinesTold = (medicines: readonly string[]) => `You told us: ${listOf(medicines)}.`;

export const medicinesToldOn = (day: string, medicines: readonly string[]) =>
  `On ${day} you told us: ${listOf(medicines)}.`;

export const aStatin = 'a statin';
export const anotherForCholesterol = 'another medicine for cholesterol';
export const forBloodPressure = 'a medicine for blood pressure';
export const aBloodThinner = 'a blood thinner';

export const doNotStopOrChange = 'Do not stop or change one on your own.';

export const ifTheyKnowThem = 'If your maternity team already knows them, you do not need to call.';

export const stopSmokingService = 'Ask your maternity team for the stop-smoking service (US: 1-800-QUIT-NOW).';

export const stopSmokingServiceThisWeek =
  'Ask your maternity team this week for the stop-smoking service (US: 1-800-QUIT-NOW).';

// While planning, or when a pregnancy is not sure.

export const maybeDoNotLoseWeight = 'If you are or may be pregnant: don’t try to lose weight.';

export const maybeDoNotGetThinner = 'If you are or may be pregnant: don’t try to get thinner.';

export const askAboutYourWeight = 'Ask your midwife or doctor about your weight.';

export const maybeNoAlcohol = 'If you are or may be pregnant: no alcohol is safest.';

export const noAlcohol = 'No alcohol is safest.';

export const maybeDoNotStopAllAtOnce =
  'If you are or may be pregnant: don’t stop alcohol all at once: ask your midwife or doctor today how to stop safely.';

export const doNotStopAllAtOnce =
  'Don’t stop alcohol all at once: ask your midwife or doctor today how to stop safely.';

export const maybeAskForHelpToStop =
  'If you are or may be pregnant: ask your midwife or doctor for help to stop smoking.';

export const askForHelpToStop = 'Ask your midwife or doctor for help to stop smoking.';
