export const pregnancyDangerLabel = 'A warning sign in pregnancy or after giving birth';

export const pregnancyDangerWhat =
  'In pregnancy and in the weeks after giving birth, this can be dangerous for you and your baby, and it can be treated.';

export const pregnancyDangerCall =
  'If you have it now or had it in the last 24 hours, call your local emergency number now, and say that you are pregnant or have just given birth.';

export const pregnancyDangerOwnLineCall =
  'If your maternity unit has given you an emergency line, you can call that instead.';

export const pregnancyDangerAct = 'If it was earlier, call your maternity team today.';

export const pregnancyDangerHeartOrClotWhat =
  'In pregnancy and in the weeks after giving birth, this can come from the heart or a blood clot, and it can be treated.';

export const pregnancyDangerHeartOrClotCall =
  'If you have it now or had it in the last 24 hours, even if it has gone, call your local emergency number now, and say that you are pregnant or have just given birth.';

export const pregnancyBpLabel = 'High blood pressure in pregnancy or after giving birth';

export const pregnancyBpWhat =
  'In pregnancy and after giving birth, 140 over 90 or more should be checked the same day.';

export const pregnancyBpCall =
  'If you get a bad headache, trouble seeing, pain under the ribs or sudden swelling of the face or hands, call them or your local emergency number now.';

export const pregnancyKidneyLabel = 'A kidney or urine result in pregnancy';

export const pregnancyKidneyWhat = 'This kidney or urine result needs a check in pregnancy.';

export const pregnancyFatsLabel = 'Very high triglycerides in pregnancy';

export const pregnancyFatsWhat =
  'Triglycerides this high can inflame the pancreas, and in pregnancy they can rise fast.';

export const pregnancyFatsAct = 'Call your maternity team today or tomorrow.';

export const pregnancyBreathLabel = 'Out of breath with a racing heart in pregnancy or after giving birth';

export const pregnancyBreathWhat =
  'Getting out of breath together with a fast or racing heart needs a check today in pregnancy and after giving birth.';

export const pregnancyBreathCall =
  'If you cannot lie flat, have chest pain, feel faint, or are short of breath while sitting still, call your local emergency number now.';
