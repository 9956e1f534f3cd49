import { listOf } from './list.ts';

// In pregnancy and after a birth. The day is that of the most urgent notice. On a page with a warning, they name no day.

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

export const medicinesTell = 'Tell your maternity team today or tomorrow which medicines you take.';

export const medicinesTold = (medicines: readonly string[]) => `You told us: ${listOf(medicines)}.`;

export const medicinesToldOn = (day: string, medicines: readonly string[]) =>
  `On ${day} you told us: ${listOf(medicines)}.`;

export const medicineStatin = 'a statin';
export const medicineOtherCholesterol = 'another medicine for cholesterol';
export const medicineBloodPressure = 'a medicine for blood pressure';
export const medicineBloodThinner = 'a blood thinner';

export const medicinesWarning = 'Do not stop or change one on your own.';

export const medicinesKnown = 'If your maternity team already knows them, you do not need to call.';

export const stopSmokingService = 'Ask your maternity team for the stop-smoking service (US: 1-800-QUIT-NOW).';

export const stopSmokingServiceThisWeek =
  'Ask your maternity team this week for the stop-smoking service (US: 1-800-QUIT-NOW).';

// While planning, or when a pregnancy is not sure.

export const maybeNoWeightLoss = 'If you are or may be pregnant: don’t try to lose weight.';

export const maybeNoWeightLossWhenThin = 'If you are or may be pregnant: don’t try to get thinner.';

export const weightAsk = 'Ask your midwife or doctor about your weight.';

export const maybeNoAlcohol = 'If you are or may be pregnant: no alcohol is safest.';

export const noAlcohol = 'No alcohol is safest.';

export const maybeStopAlcoholSafely =
  'If you are or may be pregnant: don’t stop alcohol all at once: ask your midwife or doctor today how to stop safely.';

export const stopAlcoholSafely = 'Don’t stop alcohol all at once: ask your midwife or doctor today how to stop safely.';

export const maybeSmokingHelp = 'If you are or may be pregnant: ask your midwife or doctor for help to stop smoking.';

export const smokingHelp = 'Ask your midwife or doctor for help to stop smoking.';

export const moodAct = 'Call your midwife, health visitor or doctor today or tomorrow and say how low you feel.';

export const moodWithWarningAct = 'Tell your midwife, health visitor or doctor how you feel.';

// Smoking in pregnancy.

export const smokingNicotineAct = 'Nicotine patches or gum are safer than smoking.';

export const smokingTabletsDont = 'Do not use varenicline or bupropion unless your doctor says so.';

export const smokingTabletsTakenDont =
  'If you already take varenicline or bupropion, do not stop on your own: call your doctor today or tomorrow.';

export const smokingKind = 'Stopping helps you and your baby at any stage.';

// When to call, in the list of a page.

export const alcoholTitle = 'Get help today to stop drinking safely';

export const tellBreathlessTitle = 'Tell your maternity team that you get out of breath on the stairs';

export const tellBreathlessCall =
  'If you cannot lie flat, your legs swell or your heart races, call them or your local emergency number now.';

export const tellIllnessTitle = 'Tell your maternity team about your illness';

export const heartDoctorAct = 'Ask for a heart doctor who looks after pregnant women.';

export const specialistAct = 'Ask which specialist will look after you with them.';

export const alcoholDont = 'Do not stop all at once: that can be dangerous for you and your baby.';
