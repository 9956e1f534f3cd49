export const syncopeHeartLabel = 'A faint that may come from the heart';

export const syncopeHeartWhat = 'A faint like yours can come from the heart.';

export const syncopeHeartCall =
  'If it happened in the last 24 hours, or you feel faint now, call your local emergency number now.';

export const syncopeHeartAct = 'If it was earlier, see a doctor today, and do not drive or train until then.';

export const syncopeUnexplainedLabel = 'Fainting that needs a check';

export const syncopeUnexplainedWhat =
  'Fainting like this, or nearly fainting, should be checked with a heart tracing (ECG).';

export const syncopeUnexplainedAct =
  'See a doctor today, or tomorrow at the latest, unless this has already been checked by a doctor, with an ECG.';

export const faintSugarAid = 'If you take medicine for diabetes, check your sugar now.';

export const faintMedicineListAct = 'Take a list of your medicines along: some make fainting more likely.';

export const faintMedicineDont = 'Do not stop one on your own.';

export const faintHeadAct = 'If you hit your head and take a blood thinner, see a doctor today.';

export const syncopeUnexplainedCall =
  'If you faint again, bleed or have black stools, or have chest pain, shortness of breath or a racing heart, call your local emergency number now.';

export const syncopeUnexplainedPregnantWhat =
  'A faint, or nearly one, needs a check today in pregnancy and after giving birth.';

export const syncopeUnexplainedPregnantCall =
  'If you faint again, bleed, or have belly pain, chest pain, shortness of breath or a racing heart, call your local emergency number now.';

export const syncopeUnexplainedFaintLowWhat =
  'Feeling faint together with a fast pulse or low blood pressure can mean that you are losing blood or fluid.';

export const syncopeUnexplainedFaintLowCall =
  'If you faint again, bleed, vomit blood, have black stools, or have belly pain, chest pain or shortness of breath, call your local emergency number now.';

export const syncopeUnexplainedFaintTodayWhat = 'A faint like this should be checked with a heart tracing (ECG).';

export const syncopeUnexplainedFaintTodayDont =
  'Take a list of your medicines along: some make fainting more likely. Do not stop one on your own. Do not drive until you have been checked.';

export const syncopeUnexplainedFaintTodayCall =
  'If you hit your head and take a blood thinner, go to an emergency department now. If you faint again, bleed or have black stools, or have chest pain, shortness of breath or a racing heart, call your local emergency number now.';

export const syncopeAnyLabel = 'Fainting';

export const syncopeAnyTellAct = 'Please tell a doctor about this faint.';

export const syncopeAnyAct = 'Book an appointment in the next week or two, and say how it happened.';

export const faintBleedingCall =
  'If you have black stools, belly pain or bleeding, or may be pregnant, see a doctor today.';

export const syncopeAnySugarAid = 'If you take medicine for diabetes, check your sugar whenever you feel faint.';

export const syncopeAnyCall =
  'If you faint again, while exercising or lying down, or with chest pain or a racing heart, call your local emergency number now.';

export const syncopeAnyPregnantAct = 'Call your maternity team in the next few days and tell them about this faint.';

export const syncopeAnyPregnantCall =
  'If you faint again, bleed, or have black stools, belly pain, chest pain or a racing heart, call your local emergency number now.';

export const syncopeAnySoonerAct =
  'Please see a doctor about this faint in the next few days, and say how it happened.';

export const syncopeAnySoonerCall =
  'If you faint again, or with chest pain, shortness of breath or a racing heart, call your local emergency number now.';

export const syncopeAnyWithinAWeekAct = 'Please see a doctor about this faint within a week, and say how it happened.';
