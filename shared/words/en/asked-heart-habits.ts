// The heart quiz: food, sleep, activity and trackers. `…Told` is an answer after 'You told us:'.

export const dietTitle = 'Eating for your heart';
export const dietHint =
  'Eating well is one of the eight things that keep a heart healthy. We only need four short answers.';

export const dietFruitVeg = 'How many servings of fruit and vegetables do you eat a day?';
export const dietFruitVegNoneOrOne = 'None or one';
export const dietFruitVegTwoOrThree = 'Two or three';
export const dietFruitVegFourPlus = 'Four or more';
export const dietFruitVegHint = 'One serving is about a handful.';
export const countsTowardsEating = 'It counts towards your eating score.';

export const dietSalt = 'How often do you eat salty food, or add salt at the table?';
export const dietSaltWhy = 'Salt raises blood pressure.';

export const dietSugaryDrinks = 'How often do you have sugary drinks?';
export const dietSugaryDrinksWeekly = '1 to 6 a week';

export const dietFriedMeat = 'How often do you eat fried food or processed meat?';
export const dietFriedMeatWeekly = '1 to 3 times a week';
export const dietFriedMeatHint = 'Processed meat includes bacon, sausages and ham.';

export const sleepApneaTitle = 'Breathing at night';
export const sleepApneaHint = 'Pauses in breathing during sleep strain the heart. They’re often missed.';

export const sleepApneaDiagnosed = 'Have you been told that you have sleep apnoea?';
export const sleepApneaDiagnosedSuspected =
  'No, but someone has noticed pauses in my breathing, or I snore loudly and am sleepy by day';
export const sleepApneaDiagnosedSuspectedTold =
  'Someone has noticed pauses in my breathing, or I snore loudly and am sleepy by day.';
export const sleepApneaDiagnosedWhy = 'Untreated sleep apnoea is hard on the heart.';

export const sleepApneaTreatment = 'How is it treated?';
export const sleepApneaTreatmentCpapMost = 'With CPAP or a device, most nights';
export const sleepApneaTreatmentCpapSome = 'With CPAP or a device, some nights';
export const sleepApneaTreatmentOther = 'With weight loss, sleeping position or surgery';
export const sleepApneaTreatmentNone = 'It isn’t treated';
export const sleepApneaTreatmentWhy = 'Treatment takes much of the strain away.';

export const fitnessTitle = 'How active are you?';
export const fitnessHint =
  'The goal for adults is at least 150 minutes of moderate or 75 minutes of vigorous activity a week. Any amount counts.';

export const moderateMinutes = 'How many minutes of moderate activity do you do in a week?';
export const moderateMinutesHint = 'Such as brisk walking or easy cycling.';
export const moderateMinutesWhy = 'It counts towards your activity score.';

export const vigorousMinutes = 'And how many minutes of vigorous activity?';
export const vigorousMinutesHint = 'Such as running, fast swimming or a spin class.';
export const vigorousMinutesWhy = 'Each of these minutes counts twice.';

export const fitnessCompare = 'How fit are you compared with other people your age?';
export const fitnessCompareLess = 'Less fit';
export const fitnessCompareSame = 'About the same';
export const fitnessCompareMore = 'Fitter';
export const fitnessCompareWhy = 'How fit you feel rounds off your fitness score.';

export const wearablesTitle = 'Watches and trackers';
export const wearablesHint = 'If you wear one, it may have noticed something. If not, carry on.';

export const wearableUse = 'Do you wear a fitness tracker or a smartwatch?';
export const wearableUseWhy = 'Some of them can spot an uneven heartbeat.';

export const rhythmAlert = 'Has it ever warned you of an irregular heart rhythm?';
export const rhythmAlertYes = 'Yes, in the last 12 months, and no one has checked it yet';
export const rhythmAlertYesTold = 'In the last 12 months, and no one has checked it yet.';
export const rhythmAlertWhy = 'An alert should be checked with a proper heart tracing (ECG).';
