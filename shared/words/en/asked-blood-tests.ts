// The heart quiz: blood tests, known roughly or exactly. `…Told` is an answer after 'You told us:'.

export const labsTitle = 'Your blood tests';
export const labsHint =
  'Numbers from the last three years are best. If you don’t have them, we’ll use averages and tell you so.';

export const labsAvailable = 'Do you have blood test results from the last three years?';
export const labsAvailableYes = 'Yes, I have them or remember them';
export const labsAvailableCannotRecall = 'I was tested, but I can’t remember the results';
export const labsAvailableWhy = 'We can be much more exact with your own numbers.';

export const totalCholesterol = 'Your total cholesterol';
export const inMgPerDl = 'In mg/dL.';
export const inMmolPerL = 'In mmol/L.';
export const totalCholesterolBandWhy = 'We use it together with HDL to work out your risk.';

export const ldlCholesterol = 'Your LDL cholesterol';
export const ldlHint = 'The "bad" one, in mg/dL.';
export const ldlBandHintMetric = 'The "bad" one, in mmol/L.';
export const ldlWhy =
  'We use it if you don’t know your total cholesterol. A very high LDL is also a warning in itself.';

export const hdlCholesterol = 'Your HDL cholesterol';
export const hdlHint = 'The "good" one, in mg/dL.';
export const hdlHintMetric = 'The "good" one, in mmol/L.';
export const hdlWhy = 'We use it together with total cholesterol to work out your risk.';

export const triglycerides = 'Your triglycerides';
export const triglycerideBandWhy = 'High triglycerides add to heart risk, and very high ones can harm the pancreas.';

export const a1c = 'Your HbA1c';
export const a1cHint = 'Also called A1C. Your average blood sugar over about three months, in %.';
export const a1cHintMetric = 'Also called A1C. Your average blood sugar over about three months, in mmol/mol.';
export const a1cWhy = 'With it, we can work out your risk more exactly.';

export const fastingGlucose = 'Your fasting blood sugar';
export const fastingGlucoseHint = 'In mg/dL, measured before breakfast.';
export const fastingGlucoseHintMetric = 'In mmol/L, measured before breakfast.';
export const fastingGlucoseWhy = 'It shows how your body handles sugar if you have no HbA1c.';

export const egfr = 'Your kidney test (eGFR)';
export const egfrBandHint =
  'On your results it’s often below creatinine, in mL/min/1.73 m². The unit is the same everywhere.';
export const egfrBandWhy =
  'How well your kidneys work affects your heart risk. Your own result is better than an average.';

export const toldHighCholesterol = 'Has anyone told you that your cholesterol is high?';
export const toldHighCholesterolWhy = 'If so, we expect it to be above average for your age.';

export const toldHighBloodSugar = 'Has anyone told you that your blood sugar is high?';
export const toldHighBloodSugarYes = 'Yes, or prediabetes';
export const toldHighBloodSugarYesTold = 'My blood sugar is high, or I have prediabetes.';
export const toldHighBloodSugarWhy = 'We use it for your blood sugar score.';

export const diabetesStatus = 'Do you have diabetes?';
export const diabetesStatusPrediabetes = 'Prediabetes';
export const diabetesStatusType2 = 'Yes, type 2';
export const diabetesStatusType1 = 'Yes, type 1';
export const diabetesStatusGestational = 'Only during pregnancy';
export const diabetesStatusWhy = 'Diabetes raises heart risk a lot.';

export const kidneyDisease = 'Has a doctor or nurse told you that you have kidney disease?';
export const kidneyDiseaseDialysisOrTransplant = 'Yes, I am on dialysis or have a kidney transplant';
export const kidneyDiseaseStage5 = 'Yes, stage 5, or eGFR below 15, without dialysis';
export const kidneyDiseaseSevere = 'Yes, stage 4, or eGFR 15 to 29';
export const kidneyDiseaseMildModerate = 'Yes, mild or moderate (stage 1 to 3), or I don’t know which stage';
export const kidneyDiseaseWhy =
  'What harms the kidneys often harms the heart, so your kidneys are part of your heart risk.';

// Exact values, where they are asked in other words.

export const totalCholesterolHint = 'From a blood test, in mg/dL.';
export const totalCholesterolHintMetric = 'From a blood test, in mmol/L.';
export const totalCholesterolWhy = 'The exact number tells us more, so your range gets narrower.';

export const ldlCholesterolHintMetric = 'The "bad" one, in mmol/L. Enter both decimals if your results show them.';

export const triglyceridesHint = 'In mg/dL. Best measured before eating.';
export const triglyceridesHintMetric = 'In mmol/L. Best measured before eating.';
export const triglyceridesWhy = 'High triglycerides add to heart risk. They vary a lot from day to day.';

export const egfrHint =
  'On your results it’s often below creatinine. If it says "more than 90", leave this empty and choose the range.';
export const egfrWhy = 'How well your kidneys work affects your heart risk.';

export const lpa = 'Your lipoprotein(a)';
export const lpaHint =
  'Check the unit on your results: nmol/L or mg/dL. If it’s mg/dL, choose that and we’ll convert it roughly.';
export const lpaWhy = 'A high level raises risk, and diet doesn’t change it. One test in a lifetime is usually enough.';

export const uacr = 'Your urine albumin-creatinine ratio (UACR)';
export const uacrHint = 'From a urine sample, in mg/g.';
export const uacrHintMetric = 'From a urine sample, in mg/mmol.';
export const uacrWhy = 'We keep it for you and explain it. It doesn’t change your numbers.';

export const waist = 'Your waist';
export const waistHint = 'Measure level with your navel, after breathing out, in inches.';
export const waistHintMetric = 'Measure level with your navel, after breathing out, in cm.';
export const waistWhy = 'It says more than weight about fat around your middle. It doesn’t change your numbers.';

export const labDate = 'When was your blood taken?';
export const labDateHint = 'The date on your results. If the numbers are from different days, give the oldest.';
export const labDateWhy =
  'Numbers more than three years old may have changed, so we use averages instead and tell you.';
