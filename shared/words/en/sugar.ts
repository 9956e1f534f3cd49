export const sugarVeryHighLabel = 'High blood sugar that needs a check today';

export const sugarVeryHighCall =
  'If you vomit, have belly pain, breathe fast, are drowsy or confused, call your local emergency number now.';

export const sugarVeryHighWhat = 'Your blood sugar is very high, or high together with a sign that should not wait.';

export const sugarVeryHighAct = 'Call a doctor today, even if you feel well.';

export const ketonesAct = 'If you have diabetes and can test ketones, do it now.';

export const ketonesHighCall = 'Ketones 1.5 or more: call your team now.';

export const ketonesVeryHighCall = 'Above 3 (urine ++ or more): go to an emergency department now.';

export const insulinNeverDont = 'Never stop insulin, even if you cannot eat.';

export const sugarVeryHighToldOnlyWhat =
  'Losing weight after you were told about high blood sugar or prediabetes can mean that your body is short of insulin.';

export const sugarVeryHighPregnantToldOnlyAct =
  'Call your maternity team today and ask for a blood sugar test, even if you feel well.';

export const sugarVeryHighToldOnlyAct = 'See a doctor today and ask for a blood sugar test, even if you feel well.';

export const sugarVeryLowLabel = 'Very low blood sugar';

export const sugarVeryLowWhat = 'Your sugar was very low.';

export const sugarLowAid =
  'If you feel shaky, sweaty, hungry or confused, take sugar or juice now, and test again after 15 minutes.';

export const sugarLowCall = 'If you cannot swallow or do not get better, call your local emergency number now.';

export const sugarVeryLowAct = 'Call your diabetes team or a doctor today: your medicine may be too strong.';

export const insulinDont = 'Do not stop insulin on your own.';

export const sugarTyping = 'If the number was typed wrongly, please correct it.';

export const sugarVeryLowPregnantAct = 'Call your maternity team today: your medicine may be too strong.';

export const diabetesRangeLabel = 'Blood sugar in the diabetes range';

export const diabetesRangeWhat = 'This result is in the diabetes range.';

export const diabetesRangeSecondTestWhat = 'A second test will tell for sure.';

export const diabetesRangeCall =
  'If you are very thirsty, pass a lot of urine or lose weight, see a doctor the same day.';

export const diabetesRangePregnantWhat = 'This result is in the diabetes range, and in pregnancy it should not wait.';

export const diabetesRangePregnantTodayCall = 'If you vomit, are very thirsty or pass a lot of urine, call them today.';

export const sugarDrowsyCall = 'If you are drowsy or confused or breathe fast, call your local emergency number now.';

export const diabetesRangeYoungWhat =
  'A sugar this high can mean that the body is short of insulin, above all below 40 and at a weight like yours.';

export const diabetesRangeYoungAct =
  'See a doctor in the next few days, even if you feel well, and ask which kind of diabetes it is.';

export const diabetesRangeYoungCall =
  'If you are very thirsty, pass a lot of urine or lose weight, see a doctor today. If you vomit, have belly pain, breathe fast, are drowsy or confused, call your local emergency number now.';

export const diabetesRangeHighWhat = 'This result is high and in the diabetes range.';

export const diabetesRangeHighCall =
  'If you vomit, are drowsy, very thirsty, pass a lot of urine or lose weight, see a doctor the same day.';

export const sugarControlLabel = 'Blood sugar well above the goal';

export const sugarControlWhat = 'Your blood sugar is well above the usual goal.';

export const sugarControlCall = 'If you vomit, are drowsy, very thirsty or lose weight, see a doctor the same day.';

export const sugarLowLabel = 'Low blood sugar';

export const sugarLowWhat = 'Your sugar was low.';

export const sugarLowAct = 'Call your diabetes team in the next few days: your medicine may need a change.';

export const sugarLowUntreatedWhat = 'A sugar this low is unusual without medicine for diabetes.';

export const sugarLowPregnantUntreatedAct =
  'If it is right, call your maternity team in the next few days and tell them.';

export const sugarLowUntreatedAid = 'If you feel shaky, sweaty or confused, eat or drink something sweet now.';

export const sugarLowUntreatedCall = 'If you faint or do not get better, call your local emergency number now.';

export const sugarLowUntreatedAct = 'If it is right, talk to a doctor in the next few days.';

export const sugarLowNotRecentAid =
  'If you feel shaky, sweaty, hungry or confused now, take sugar or juice, and test again after 15 minutes.';

export const sugarPregnancyLabel = 'Blood sugar in pregnancy';

export const sugarPregnancyWhat = 'In pregnancy this sugar value should be looked at soon.';

export const sugarPregnancyAct =
  'If you vomit, are very thirsty or pass a lot of urine, call your maternity team today.';
