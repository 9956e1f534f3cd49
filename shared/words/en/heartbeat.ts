export const palpitationsSeriousLabel = 'Racing heart with warning signs';

export const palpitationsSeriousWhat =
  'A racing or pounding heart together with feeling faint, chest pain, shortness of breath or low blood pressure needs help.';

export const palpitationsSeriousKidneyVeryLowWhat =
  'A racing or uneven heart together with a very low kidney value can be dangerous: the salts in your blood may be out of balance.';

export const palpitationsSeriousFailingWhat =
  'With kidney failure, dialysis or a kidney transplant, a racing or uneven heart can be dangerous: the salts in your blood may be out of balance.';

export const palpitationsSeriousEatingWorryWhat =
  'A racing or fluttering heart together with trouble around food can be dangerous: the salts in your blood may be out of balance.';

export const palpitationsUrgentLabel = 'Palpitations that need a check today';

export const palpitationsUrgentWhat =
  'A heart that races or pounds like this should be checked, ideally while it lasts.';

export const palpitationsUrgentPregnantWhat =
  'A heart that races or pounds like this needs a check today in pregnancy and after giving birth, ideally while it lasts.';

export const palpitationsUrgentNowWhat = 'Your heart is racing now.';

export const palpitationsUrgentNowAct = 'Have it checked by a doctor today, while it lasts.';

export const palpitationsUrgentLowPressureWhat =
  'A heart that races for hours together with low blood pressure should be checked while it lasts.';

export const palpitationsUrgentFailingWhat =
  'With kidney failure, dialysis or a kidney transplant, palpitations can mean that the salts in your blood are out of balance.';

export const palpitationsFrequentLabel = 'Palpitations';

export const palpitationsFrequentWhat = 'Your palpitations should be checked with a heart tracing (ECG).';

export const palpitationsFrequentCall =
  'If they come with fainting, chest pain or shortness of breath that does not pass, call your local emergency number now.';

export const palpitationsFrequentSteadyAfWhat =
  'Feeling your heart most of the time should be checked, also with a rhythm problem that you know.';

export const palpitationsFrequentSteadyAfCall = (limit: number) =>
  `If your pulse goes above ${limit}, see a doctor today. If you feel faint, have chest pain or get short of breath, call your local emergency number now.`;

export const palpitationsFrequentTwoSignsWhat =
  'Your palpitations should be checked with a heart tracing (ECG), sooner with the other sign you told us.';

export const palpitationsFrequentInheritedOrOtherRhythmWhat =
  'With a rhythm problem or a heart muscle disease that runs in families, palpitations should be checked soon with a heart tracing (ECG).';

export const palpitationsFrequentInheritedOrOtherRhythmAct = 'Call your heart team or a doctor in the next few days.';

export const palpitationsFrequentKnownConditionWhat =
  'With a heart condition, palpitations like this should be checked soon with a heart tracing (ECG).';

export const palpitationsFrequentKnownConditionCall =
  'If they last longer, or come with fainting, chest pain or shortness of breath that does not pass, call your local emergency number now.';

export const palpitationsFrequentForHoursWhat =
  'A heart that races for hours should be checked with a heart tracing (ECG), ideally while it lasts.';

export const rhythmAlertLabel = 'A rhythm alert from your device';

export const rhythmAlertWhat = 'A rhythm alert means you need a proper heart tracing (ECG).';

export const rhythmAlertAct = 'Book an appointment in the next week or two and take the recording with you.';

export const rhythmAlertCall =
  'If your heart races now and you feel faint, short of breath or have chest pain, call your local emergency number now.';

export const rhythmAlertPregnantAct = 'Call your maternity team in the next few days and take the recording with you.';

export const rhythmAlertSoonerWhat =
  'A rhythm alert means you need a proper heart tracing (ECG), sooner with what else you told us.';

export const rhythmAlertSoonerAct = 'See a doctor in the next few days and take the recording with you.';

export const afStrokeLabel = 'Atrial fibrillation without a blood thinner';

export const afStrokeWhat =
  'Atrial fibrillation can cause strokes, and a blood thinner lowers that risk for many people.';

export const afStrokeAct = 'Ask your doctor in the next week or two whether you need one.';

export const afStrokeDont = 'Please do not start taking aspirin on your own instead.';

export const afStrokePregnantWhat = 'Atrial fibrillation can cause strokes.';

export const afStrokePregnantAct =
  'Call your maternity team in the next few days and ask whether you need a blood thinner that is safe now.';

export const afStrokeStrokeOrValveWhat =
  'Atrial fibrillation after a stroke, or with a valve problem, makes a stroke much more likely, and a blood thinner lowers that risk for many people.';

export const afStrokeStrokeOrValveAct = 'Ask your doctor in the next few days whether you need one.';
