export const kidneyVeryLowLabel = 'Very low kidney test result';

export const kidneyVeryLowWhat = 'An eGFR below 15 means that your kidneys are working far below normal.';

export const kidneyVeryLowCall =
  'If you are short of breath or confused, or your heart beats unevenly, call your local emergency number now.';

export const kidneyVeryLowPregnantAct = 'Call your maternity team today and read it to them.';

export const kidneyLowLabel = 'Low kidney test result';

export const kidneyLowWhat = 'An eGFR below 60 should be tested again.';

export const kidneyLowAct =
  'Book an appointment in the next week or two, and ask before taking painkillers such as ibuprofen.';

export const kidneyLowPregnantWhat = 'This kidney result needs a check in pregnancy.';

export const kidneyLowBelow30What = 'An eGFR below 30 is low.';

export const kidneyLowBelow30Act = 'Ask before taking painkillers such as ibuprofen.';

export const kidneyLowBelow30Call =
  'If you pass very little urine, vomit, or get short of breath, see a doctor the same day.';

export const kidneyLowFrom80Act =
  'Book an appointment in the next few weeks, and ask before taking painkillers such as ibuprofen.';

export const uacrHighLabel = 'Protein in the urine';

export const uacrHighWhat = 'Protein in your urine is clearly raised.';

export const uacrHighAct =
  'Book an appointment in the next week or two, unless your kidney team knows this result: there are medicines that protect kidneys and heart.';

export const uacrHighCall = 'If your face or legs swell, see a doctor the same day.';

export const uacrHighPregnantWhat = 'This urine result needs a check in pregnancy.';

export const uacrHighVeryHighWhat = 'Protein in your urine is very high.';

export const uacrHighVeryHighAct = 'Book an appointment within a week, unless your kidney team knows this result.';

export const uacrHighVeryHighCall =
  'If your face or legs swell, or you get short of breath, see a doctor the same day.';

export const ldl190Label = 'Very high LDL cholesterol';

export const ldl190What = 'An LDL this high often runs in families and should be treated early.';

export const ldl190Act = 'Tell close relatives, so that they can have theirs tested.';

export const ldl190PregnantWithFamilyWhat = 'Cholesterol rises in pregnancy.';

export const ldl190PregnantWithFamilyAct =
  'Tell your maternity team in the next week or two, and ask when to measure again after the birth.';

export const tg500Label = 'Very high triglycerides';

export const tg500What = 'Triglycerides this high can harm the pancreas.';

export const tg500Call = 'If you get bad pain high in your belly, call your local emergency number now.';

export const tg500PregnantWhat = 'Triglycerides this high can harm the pancreas, and they rise in pregnancy.';

export const tg500PregnantAct = 'Call your maternity team in the next few days.';

export const tg500From1000What = 'Triglycerides this high can inflame the pancreas.';

export const tg500From1000Act = 'Ask how to cut down fat and alcohol safely until then.';

// What a figure means, under 'More numbers'.

export const uacrRaised =
  '30 mg/g or more, found twice over three months, is a sign that your kidneys are leaking protein. Talk to your doctor about it.';

export const uacrHigh = '300 mg/g or more is clearly raised. Please read the notice about it.';
