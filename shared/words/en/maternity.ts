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
