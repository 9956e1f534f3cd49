export const legClotLabel = 'One swollen leg';

export const legClotWhat = 'One leg that is newly swollen, painful, warm or red can mean a blood clot.';

export const legClotAct = 'Get checked by a doctor today.';

export const legClotCall =
  'If you get short of breath, have chest pain or faint, call your local emergency number now.';

export const heartFailureWorseLabel = 'Signs that fluid is building up';

export const heartFailureWorseWhat = 'Swelling or breathing that has got worse can mean that fluid is building up.';

export const heartFailureWorseAct = 'Call your heart team or a doctor today.';

export const heartFailureWorseCall =
  'If you cannot lie flat, are short of breath while sitting still or feel faint, call your local emergency number now.';

export const heartFailureWorsePregnantWhat =
  'Swelling or breathing that has got worse needs a check today in pregnancy and after giving birth.';

export const heartFailureWorsePregnantCall =
  'If you also have a bad headache, changes in your sight or pain high in your belly, feel faint, or are short of breath while sitting still, call them or your local emergency number now.';

export const heartFailureWorseFailingWhat =
  'With kidney failure, dialysis or a kidney transplant, swelling or breathing that has got worse can mean that fluid is building up.';

export const heartFailureWorseKidneyValueWhat =
  'Swelling or shortness of breath together with this kidney or urine value can mean that fluid is building up.';

export const heartFailureWorseKidneyValueAct = 'Call a doctor or your kidney team today.';

export const heartFailureWorseKidneyValueCall =
  'If you are short of breath while sitting still or feel faint, call your local emergency number now.';

export const heartFailureSignsLabel = 'Swelling or breathlessness';

export const heartFailureSignsWhat =
  'Swollen legs on most days, or shortness of breath on level ground, should be checked.';

export const heartFailureSignsAct =
  'Book an appointment in the next week or two, unless your own team knows about it and it has not changed.';

export const heartFailureSignsCall = 'If it gets worse within days, see a doctor the same day.';

export const heartFailureSignsPregnantWithHeartDiseaseWhat =
  'With a heart condition, swollen legs or shortness of breath need a check in pregnancy and after giving birth.';

export const heartFailureSignsPregnantWithHeartDiseaseCall =
  'If you get a bad headache, changes in your sight or sudden swelling of your face or hands, cannot lie flat, or are short of breath while sitting still, call them or your local emergency number now.';

export const heartFailureSignsPregnantAndBreathlessWhat =
  'Swollen legs together with getting out of breath need a check in pregnancy and after giving birth.';

export const heartFailureSignsPregnantAndBreathlessAct = 'Call your maternity team today or tomorrow and tell them.';

export const heartFailureSignsPregnantWhat =
  'Swollen legs or shortness of breath should be looked at soon in pregnancy and after giving birth.';

export const heartFailureSignsBreathlessWhat =
  'Swollen legs together with getting out of breath can mean that fluid is building up.';

export const heartFailureSignsBreathlessCall =
  'If it gets worse, call them the same day. If you cannot lie flat or are short of breath while sitting still, call your local emergency number now.';

export const heartFailureSignsTwoSignsWhat =
  'Swollen legs on most days, or shortness of breath on level ground, should be checked, sooner with the other sign you told us.';

export const heartFailureSignsTwoSignsCall = 'If it gets worse, see a doctor the same day.';

export const heartFailureSignsKidneyDiseaseWhat =
  'With kidney disease like yours, swollen legs or shortness of breath can mean that fluid is building up.';

export const heartFailureSignsKidneyDiseaseAct =
  'Call your kidney team or a doctor in the next few days, unless they know about it and it has not changed.';
