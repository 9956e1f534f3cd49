export const weightDangerLabel = 'Very low weight with danger signs';

export const weightDangerWhat =
  'Your weight is very low for your height, and your pulse, your blood pressure or how you feel tells us that your body is under great strain.';

export const weightDangerCall =
  'If you feel faint, weak or unwell now, or did in the last 24 hours, call your local emergency number now or go to an emergency department.';

export const helpWorksKind = 'You deserve help, and it works.';

export const weightTyping = 'If you entered your height or weight wrongly, please correct it.';

export const weightVeryLowLabel = 'Very low weight';

export const weightVeryLowWhat =
  'Your weight is very low for your height, and your body may be running short of what it needs.';

export const weightVeryLowCall =
  'If you feel faint, very weak, or your heart flutters, call your local emergency number now.';

export const eatingUrgentLabel = 'Worry about eating, with physical signs';

export const eatingUrgentWhat =
  'Worry about food or making yourself sick, together with a slow pulse, low blood pressure, faints or a fluttering heart, should not wait: the salts in your blood may be out of balance.';

export const eatingUrgentCall =
  'If you faint, feel very weak, or your heart races or flutters now, call your local emergency number now.';

export const weightLowLabel = 'Low weight';

export const weightLowWhat = 'Your weight is low for your height.';

export const weightLowAct = 'Book an appointment in the next week or two to find out why.';

export const weightLowCall = 'If you feel faint or very weak, see a doctor the same day.';

export const weightLowPregnantCall = 'If you feel faint or very weak, call them the same day.';

export const weightLowSoonerWhat = 'Your weight is low for your height, and should be looked at soon.';

export const weightLowSoonerAct = 'See a doctor in the next few days to find out why, and ask for a blood test.';

export const weightLowFrom65What = 'Your weight is low for your height, and from 65 on that should be checked.';

export const weightLowFrom65AskAct = 'Have you lost weight without trying, or do you eat less than you did?';

export const weightLowFrom65TellAct = 'Tell them.';

export const eatingSupportLabel = 'Food and weight on your mind';

export const eatingSupportWhat =
  'Worry about food and weight can take over your life, at any weight, and it can be treated.';

export const eatingSupportAct = 'Talk to a doctor in the next week or two.';

export const eatingSupportLinesCall = 'Support lines can help you today.';

export const eatingSupportCall =
  'If you often make yourself sick and feel faint or your heart flutters, see a doctor the same day.';

export const eatingSupportPregnantCall =
  'If you often make yourself sick and feel faint, or your heart flutters for more than a few seconds, call them the same day.';

export const eatingSupportType1What = 'With type 1 diabetes, it can also make your sugar go too high or too low.';

export const eatingSupportType1Act =
  'Call your diabetes team or a doctor in the next few days, and ask for a blood test.';

export const eatingSupportType1Dont = 'Do not leave out insulin.';

export const eatingSupportType1Call =
  'If you feel faint, or your heart flutters for more than a few seconds, see a doctor the same day.';

export const eatingSupportType1SugarCall =
  'If you cannot stop vomiting, have belly pain, breathe fast, are drowsy or confused, call your local emergency number now.';

export const eatingSupportFluttersWhat =
  'A heart that flutters can mean that the salts in your blood are out of balance.';

export const eatingSupportFluttersAct = 'See a doctor in the next few days, and ask for a blood test.';

export const eatingSupportFluttersCall =
  'If you feel faint or very weak, or your heart flutters for more than a few seconds, see a doctor the same day.';

export const weightLossCheckLabel = 'Weight loss without trying';

export const weightLossCheckWhat = 'Losing weight without trying should be checked by a doctor.';

export const weightLossCheckAct = 'Book an appointment in the next week or two, sooner if you are feverish or in pain.';

export const weightLossThirstCall = 'If you are very thirsty, pass a lot of urine or vomit, see a doctor today.';

export const weightLossDrowsyCall = 'If you are drowsy or breathe fast, call your local emergency number now.';

export const weightLossCancerCall =
  'If you are being treated for cancer, call your cancer team today about the weight loss.';

export const weightLossFeverCall = 'With a fever of 38 C (100.4 F) on treatment, call their emergency line now.';

export const weightLossCheckPregnantWhat = 'Losing weight without trying should be checked.';

export const weightLossCheckPregnantCall =
  'If you cannot keep food or drink down, are very thirsty, pass a lot of urine or are feverish, call them today.';

export const weightLossCheckSugarWhat =
  'Losing weight without trying can come from high blood sugar, and should be checked soon.';

export const weightLossCheckSugarAct = 'See a doctor in the next few days and have your blood sugar checked.';

export const whenSeenAct = 'When you’re seen, ask about your weight too.';

// The goal of a plan.

export const firstGoalAct = (pounds: number, kilograms: number) =>
  `A first goal is to lose about ${pounds} lb (${kilograms} kg).`;

export const treatmentAct = 'There are medicines and operations that help: ask about them.';

export const whenSeenWhat =
  'They can check your blood, pulse and blood pressure, and work out with you what would help.';

export const noNumberTitle = 'You matter more than a number';

export const noNumberAct = 'Please show this to a doctor.';
