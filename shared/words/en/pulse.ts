export const pulseFastSymptomsLabel = 'A very fast pulse that needs help now';

export const pulseFastSymptomsWhat = 'Your pulse at rest is very fast, and with what you told us it needs help now.';

export const pulseFastSymptomsCall =
  'If the fast pulse or any symptom is there now, or was in the last 24 hours, even if it has gone, call your local emergency number now.';

export const pulseSlowSymptomsLabel = 'A very slow pulse with symptoms';

export const pulseSlowSymptomsWhat =
  'Your pulse at rest is very slow, and you have felt faint, short of breath or unwell.';

export const pulseSlowSymptomsCall =
  'If you feel that way now or did in the last 24 hours, call your local emergency number now.';

export const pulseSlowSymptomsAct = 'If not, see a doctor today, and do not drive until then.';

export const pulseFastLabel = 'A fast pulse at rest';

export const pulseFastWhat = (limit: number) => `A pulse above ${limit} while you are sitting still is too fast.`;

export const pulseFastCountAct = 'Sit for five minutes and count again.';

export const pulseFastAct = (limit: number) => `If it is still above ${limit}, see a doctor today.`;

export const pulseFastCall = (limit: number) =>
  `If it is ${limit} or more, or you have chest pain, new shortness of breath or feel faint, call your local emergency number now.`;

export const pulseFastPregnantWhat = (limit: number) =>
  `A pulse above ${limit} while you are sitting still is too fast, in pregnancy too.`;

export const pulseFastPregnantAct = (limit: number) => `If it is still above ${limit}, call your maternity team today.`;

export const pulseFastPregnantCall = (limit: number) =>
  `If it is ${limit} or more, or you bleed, have chest pain, new shortness of breath or feel faint, call your local emergency number now.`;

export const pulseSlowLabel = 'A very slow pulse';

export const pulseSlowWhat = 'Your pulse at rest is very slow.';

export const pulseSlowCountAct = 'Count again for a full minute.';

export const pulseSlowAct = 'If it is still that slow, see a doctor today, or tomorrow at the latest.';

export const pulseSlowMedicineDont =
  'Some medicines slow the pulse, so take your list with you and do not stop any on your own.';

export const pulseSlowCall = 'If you faint or feel short of breath, call your local emergency number now.';

export const pulseSlowPregnantAct = 'If it is still that slow, call your maternity team today.';

export const pulseSlowPregnantCall =
  'If you faint, or your breathing gets worse, call your local emergency number now.';

export const pulseSlowFailingWhat =
  'With kidney failure, dialysis or a kidney transplant, a slow pulse can mean that the salts in your blood are out of balance.';

export const pulseSlowFailingAct = 'If it is still that slow, call your kidney team or a doctor today.';

export const pulseSlowFailingCall =
  'If you faint, feel very weak, or are short of breath while sitting still, call your local emergency number now.';

export const pulseSlowBreathlessCall =
  'If you faint, or are short of breath while sitting still, call your local emergency number now.';

export const pulseHighLabel = (limit: number) => `A pulse above ${limit} at rest`;

export const pulseHighWhat = (limit: number) => `A pulse above ${limit} at rest is higher than usual.`;

export const pulseHighCountAct = 'Count again on two other days.';

export const pulseHighAct = (limit: number) =>
  `If it stays above ${limit}, book an appointment in the next week or two.`;

export const pulseHighCall = (limit: number) => `If it goes above ${limit}, see a doctor the same day.`;

export const pulseHighPregnantWhat = (limit: number) =>
  `A pulse above ${limit} at rest is more common late in pregnancy, but it should be checked.`;

export const pulseHighPregnantAct = 'Count again on two other days, and call your maternity team in the next few days.';

export const pulseHighPregnantCall = (limit: number) => `If it goes above ${limit}, or you bleed, call them today.`;

export const pulseHighSoonerWhat = (limit: number) =>
  `A pulse above ${limit} at rest is higher than usual, and should be checked sooner with what else you told us.`;

export const pulseHighSoonerAct = 'Count again today, and see a doctor in the next few days.';

export const pulseHighSoonerCall =
  'If you feel faint, have chest pain or are short of breath while sitting still, call your local emergency number now.';

export const pulseLowLabel = 'A slow pulse';

export const pulseLowWhat =
  'A pulse this slow at rest should be checked with a heart tracing (ECG), even if you train a lot.';

export const pulseLowCall = 'If you faint, nearly faint or get short of breath, call your local emergency number now.';

export const pulseLowPregnantCall =
  'If you faint, nearly faint, or your breathing gets worse, call your local emergency number now.';

export const pulseLowSoonerWhat =
  'A pulse this slow at rest should be checked with a heart tracing (ECG), sooner with what else you told us.';

export const pulseLowSoonerCall =
  'If you faint, nearly faint, or are short of breath while sitting still, call your local emergency number now.';
