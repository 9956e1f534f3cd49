export const acuteBreathlessLabel = 'Severe shortness of breath';

export const acuteBreathlessWhat =
  'Shortness of breath while sitting still, or coughing up pink froth or more than a few spots of blood, can be an emergency.';

export const acuteBreathlessKidneyVeryLowWhat =
  'Shortness of breath together with a very low kidney value can mean fluid in the lungs.';

export const acuteBreathlessKidneyVeryLowCall =
  'If it is there now, or was in the last 24 hours, even if it has gone, call your local emergency number now.';

export const acuteBreathlessFailingWhat =
  'With kidney failure, dialysis or a kidney transplant, shortness of breath can mean fluid in the lungs.';

export const lungClotLabel = 'Signs of a blood clot in the lung';

export const lungClotWhat =
  'A swollen leg with shortness of breath or chest pain, or new shortness of breath with sharp pain when you breathe in, can mean a blood clot in the lung.';

export const lungClotCall =
  'If you have any of this now or had it in the last 24 hours, call your local emergency number now.';

export const lungClotEarlierCall = 'If not, go to an emergency department today.';

export const breathlessNewLabel = 'New or worse shortness of breath';

export const breathlessNewWhat =
  'Shortness of breath that is new or clearly worse needs a check today, or tomorrow at the latest.';

export const breathlessNewAct = 'See a doctor about it.';

export const breathlessNewCall =
  'If it comes while you are sitting still, you cannot lie flat, or you have chest pain or feel faint, call your local emergency number now.';

export const breathlessNewPregnantWhat =
  'Shortness of breath that is new or clearly worse needs a check today in pregnancy and after giving birth.';

export const breathlessPregnantCall =
  'If it comes while you are sitting still, you cannot lie flat, or you have chest pain, a racing heart or feel faint, call your local emergency number now.';

export const breathlessNewFailingWhat =
  'With kidney failure, dialysis or a kidney transplant, shortness of breath can mean that fluid is building up.';

export const breathlessNewProppedCall =
  'If it comes while you are sitting still, or with chest pain or feeling faint, call your local emergency number now.';

export const orthopneaLabel = 'Trouble breathing when lying flat';

export const orthopneaWhat = 'Waking up gasping for air, or having to sit up to breathe, can mean fluid in the lungs.';

export const orthopneaPregnantWhat =
  'Waking up gasping for air, or having to sit up to breathe, can come from the heart.';

export const orthopneaPregnantCall =
  'If you are short of breath while sitting still, or cannot lie flat, call your local emergency number now.';

export const orthopneaFailingWhat =
  'With kidney failure, dialysis or a kidney transplant, trouble breathing at night can mean that fluid is building up.';

export const orthopneaFailingAct = 'Call your kidney team or a doctor today, before the night.';

export const orthopneaFailingCall =
  'If you are short of breath while sitting up, call your local emergency number now.';

export const orthopneaProppedWhat = 'Having to sit up to breathe can mean fluid in the lungs.';

export const orthopneaProppedAct = 'Have it checked by a doctor today, before the night.';

export const breathlessDailyLabel = 'Breathless with everyday tasks';

export const breathlessDailyWhat =
  'Being breathless when you get dressed or wash should be checked, even if it has been like this for a while.';

export const breathlessDailyCall = 'If it comes while you are sitting still, call your local emergency number now.';

export const breathlessDailyPregnantWhat =
  'Being breathless when you get dressed or wash needs a check today in pregnancy and after giving birth.';

export const breathlessEffortLabel = 'Out of breath on the stairs';

export const breathlessEffortToldWhat = 'You get more out of breath on stairs than others, or have to stop.';

export const breathlessEffortWhat = 'This can come from the heart or the lungs, even without pain.';

export const breathlessEffortCall =
  'If it gets worse within days, or comes with chest discomfort, see a doctor the same day.';

export const breathlessEffortPregnantWhat =
  'With a heart condition, getting out of breath on the stairs needs a check in pregnancy and after giving birth.';

export const breathlessEffortPregnantCall =
  'If you cannot lie flat, your legs swell, your heart races, or you are short of breath while sitting still, call them or your local emergency number now.';

export const breathlessEffortTwoSignsToldWhat =
  'You get more out of breath on stairs than others, or have to stop, and you told us another sign.';

export const breathlessEffortTwoSignsCall =
  'If it gets worse, or comes with chest discomfort, see a doctor the same day.';

export const apneaCheckLabel = 'Breathing at night that needs a check or treatment';

export const apneaCheckWhat =
  'Pauses in breathing at night can be treated, and treatment helps you feel better by day.';

export const apneaCheckAct = 'Ask for a sleep test in the next few weeks.';

export const apneaCheckDont = 'Do not drive when you are sleepy.';

export const apneaCheckPregnantWhat = 'Pauses in breathing at night can be treated, and in pregnancy they matter more.';

export const apneaCheckSoonerWhat = 'Waking up gasping can come from pauses in breathing, or from the heart.';

export const apneaCheckSoonerAct = 'See a doctor in the next few days, and ask about a sleep test.';

export const apneaCheckSoonerCall =
  'If your legs swell, you get short of breath or cannot lie flat, see a doctor today.';
