import type { WordsOf } from '#shared/quiz/all-questions.ts';
import type { HeartQuiz } from './heart-quiz.ts';

/** The hints of the second quiz's questions, and why each is asked. `citation` is the `short` of one source. */
export const heartScreens: WordsOf<HeartQuiz> = {
  'symptoms-title': {
    subtext:
      'If you have chest pain, trouble breathing or signs of a stroke at this moment, please stop here and call your local emergency number (911 in the US, 999 in the UK, 112 in the EU).',
    citation: 'American Heart Association, warning signs of a heart attack',
  },
  knownHeartConditions: {
    subtext: 'Choose the first that fits.',
    citation: 'American Heart Association, PREVENT calculator',
    why: 'The risk estimate was made for people who have not had heart or artery disease. If you have, we show you something more useful than a percentage. A gene test alone, with a healthy heart, does not count here. Rhythm problems come next.',
  },
  rhythmProblem: {
    subtext: 'Choose the first that fits.',
    citation: 'ACC/AHA atrial fibrillation guideline 2023',
    why: 'Some rhythm problems can lead to a stroke or a faint, and some need no treatment.',
  },
  chestPain: {
    subtext:
      'Choose the first that fits. Also say yes if you felt it only in an arm, the jaw, the neck, between the shoulder blades or high in the belly, and you do not know why.',
    citation: 'American Heart Association, warning signs of a heart attack',
    why: 'Chest discomfort is the most common warning sign of a heart attack.',
  },
  chestPainContext: {
    subtext: 'Choose the first that fits.',
    citation: 'NHS, chest pain',
    why: 'The kind of discomfort tells how quickly it should be looked at.',
  },
  exertional: {
    subtext: 'Choose the first that fits.',
    why: 'Trouble during effort can show before anything is felt at rest.',
  },
  dyspnea: {
    subtext: 'Choose the first that fits.',
    citation: 'NHS, shortness of breath',
    why: 'Breathlessness can be a sign that the heart or lungs are struggling.',
  },
  orthopnea: {
    subtext: 'Choose the first that fits.',
    why: 'Needing to sit up to breathe can point to fluid in the lungs.',
  },
  palpitations: {
    subtext: 'Choose the first that fits.',
    why: 'Most skipped beats are harmless; long or frequent ones deserve a look.',
  },
  palpitationsContext: {
    subtext: 'Choose the first that fits.',
    citation: 'NHS, heart palpitations',
    why: 'These signs decide how soon a check is needed.',
  },
  syncope: {
    subtext: 'Choose the first that fits.',
    why: 'Fainting is often harmless, but sometimes it comes from the heart.',
  },
  syncopeContext: {
    subtext: 'Choose the first that fits.',
    citation: 'NHS, fainting',
    why: 'What was going on tells a simple faint from one that needs a doctor.',
  },
  syncopeFamily: {
    citation: 'NHS, fainting',
    why: 'Some heart rhythm problems run in families.',
  },
  edema: {
    subtext: 'Choose the first that fits.',
    why: 'Swelling can mean fluid is building up, or a clot in one leg.',
  },
  otherWarningSigns: {
    subtext: 'Choose the first that fits.',
    citation: 'NHS, symptoms of a stroke',
    why: 'These need help fast, whatever else you answer.',
  },
  pregnancyNow: {
    subtext: 'Choose the first that fits.',
    citation: 'CDC, urgent maternal warning signs',
    why: 'Blood pressure, swelling and chest pain mean something else in pregnancy and after birth. We then show you no risk number, but what to do.',
  },
  weightChange: {
    subtext: 'Choose the first that fits.',
    citation: 'Medical Emergencies in Eating Disorders (RCPsych CR233)',
    why: 'Both are worth a talk with a clinician, at any weight. It never changes your numbers.',
  },
  'bloodPressure-title': {
    subtext:
      '180 over 120 or more is very high. Rest for a few minutes and measure again. If it is still that high, contact a clinician the same day. If you also have chest pain, trouble breathing, weakness, numbness, confusion, a very bad headache, or trouble seeing or speaking, call your local emergency number now.',
    citation: 'American Heart Association, when to call 911 about high blood pressure',
  },
  bpHomeMonitor: {
    why: 'Readings at home are often the most honest ones.',
  },
  bpFrequency: {
    why: 'It tells you how much to trust your usual value. It does not change your numbers.',
  },
  bpTime: {
    why: 'Same time, same chair gives the best comparison. It does not change your numbers.',
  },
  bpReading: {
    subtext: 'Use your usual value. If the newest one is much higher or lower, use the newest.',
    citation: 'Khan et al., Circulation 2024 (PREVENT)',
    why: 'Blood pressure weighs heavily in the estimate. Without it we use the average for your age and sex and show a wider range.',
  },
  bpSystolic: {
    subtext: 'It is also called systolic.',
    why: 'It goes straight into the estimate.',
  },
  bpDiastolic: {
    subtext: 'It is also called diastolic.',
    why: 'It counts for your blood pressure score.',
  },
  bpBand: {
    why: 'A rough value is much better than none.',
  },
  restingHeartRate: {
    subtext:
      "Beats in one minute. A watch, a blood pressure monitor or a finger on the wrist will do. Skip it if you don't know.",
    citation: 'Royal College of Physicians, NEWS2 2017',
    why: 'A pulse that is very fast or very slow at rest should be looked at. It does not change your percentage.',
  },
  'labs-title': {
    subtext:
      "Numbers from the last three years are best. If you don't have them, we fill the gaps with averages and tell you so.",
  },
  labsAvailable: {
    why: 'Measured values make the estimate much sharper.',
  },
  totalCholesterolBand: {
    subtext: 'In mg/dL.',
    subtextSi: 'In mmol/L.',
    citation: 'Khan et al., Circulation 2024 (PREVENT)',
    why: 'It goes into the estimate together with HDL.',
  },
  ldlBand: {
    subtext: 'The "bad" one, in mg/dL.',
    subtextSi: 'The "bad" one, in mmol/L.',
    citation: 'ACC/AHA risk enhancers 2018/2019',
    why: 'It fills in for total cholesterol when that is unknown, and high values are a warning of their own.',
  },
  hdlBand: {
    subtext: 'The "good" one, in mg/dL.',
    subtextSi: 'The "good" one, in mmol/L.',
    citation: 'Khan et al., Circulation 2024 (PREVENT)',
    why: 'It goes into the estimate together with total cholesterol.',
  },
  triglycerideBand: {
    subtext: 'In mg/dL.',
    subtextSi: 'In mmol/L.',
    citation: 'ACC/AHA risk enhancers 2018/2019',
    why: 'High values add to heart risk, and very high ones can harm the pancreas.',
  },
  a1cBand: {
    subtext: 'Your average blood sugar over about three months, in %.',
    subtextSi: 'Your average blood sugar over about three months, in mmol/mol.',
    citation: 'Khan et al., Circulation 2024 (PREVENT)',
    why: 'With it, we can use the sharper version of the estimate.',
  },
  fastingGlucoseBand: {
    subtext: 'In mg/dL, measured before breakfast.',
    subtextSi: 'In mmol/L, measured before breakfast.',
    citation: "Lloyd-Jones et al., Circulation 2022 (Life's Essential 8)",
    why: 'It shows how your body handles sugar when there is no A1c.',
  },
  egfrBand: {
    subtext: 'It is often printed below creatinine, in mL/min/1.73 m². The unit is the same everywhere.',
    citation: 'KDIGO chronic kidney disease guideline 2024',
    why: 'Kidney function is part of the estimate. A measured value is better than an average.',
  },
  toldHighCholesterol: {
    why: 'If so, we expect a value above the average for your age.',
  },
  toldHighBloodSugar: {
    why: 'It fills in for your sugar score.',
  },
  diabetesStatus: {
    citation: 'Khan et al., Circulation 2024 (PREVENT)',
    why: 'Diabetes is a big part of heart risk.',
  },
  kidneyDisease: {
    citation: 'KDIGO chronic kidney disease guideline 2024',
    why: 'Kidneys and heart share their fate, so kidney function is part of the estimate.',
  },
  'diet-title': {
    subtext: 'Eating well is one of the eight things that keep a heart healthy. Four short questions are enough.',
    citation: "Lloyd-Jones et al., Circulation 2022 (Life's Essential 8)",
  },
  dietFruitVeg: {
    subtext: 'One serving is about a handful.',
    why: 'It counts for your eating score.',
  },
  dietSalt: {
    why: 'Salt pushes blood pressure up.',
  },
  dietSugaryDrinks: {
    why: 'It counts for your eating score.',
  },
  dietFriedMeat: {
    subtext: 'Such as bacon, sausages or cold cuts.',
    why: 'It counts for your eating score.',
  },
  'sleepApnea-title': {
    subtext: 'Pauses in breathing during sleep strain the heart, and they are often missed.',
    citation: 'AHA statement on sleep apnea, Circulation 2021',
  },
  sleepApneaDiagnosed: {
    citation: 'AHA statement on sleep apnea, Circulation 2021',
    why: 'Untreated sleep apnea is hard on the heart.',
  },
  sleepApneaTreatment: {
    why: 'Treatment takes much of the strain away.',
  },
  'fitness-title': {
    subtext:
      'The goal for adults is at least 150 minutes of moderate or 75 minutes of hard activity a week. Any amount counts.',
    citation: 'WHO physical activity guidelines 2020',
  },
  moderateMinutes: {
    subtext: 'For example brisk walking or easy cycling.',
    citation: "Lloyd-Jones et al., Circulation 2022 (Life's Essential 8)",
    why: 'It counts for your activity score.',
  },
  vigorousMinutes: {
    subtext: 'For example running, fast swimming or a spin class.',
    citation: "Lloyd-Jones et al., Circulation 2022 (Life's Essential 8)",
    why: 'Each of these minutes counts twice.',
  },
  fitnessCompare: {
    why: 'Your own impression rounds off the fitness score.',
  },
  'medications-title': {
    subtext: 'Please never stop or change a medicine because of a quiz. Talk with your clinician first.',
  },
  bpMedication: {
    citation: 'Khan et al., Circulation 2024 (PREVENT)',
    why: 'The estimate reads your blood pressure differently when it is treated.',
  },
  statin: {
    citation: 'Khan et al., Circulation 2024 (PREVENT)',
    why: 'The estimate reads your cholesterol differently when it is treated.',
  },
  medAdherence: {
    why: 'Medicines only help when they are taken, and forgetting is human.',
  },
  bloodThinner: {
    subtext: 'For example apixaban, rivaroxaban, edoxaban, dabigatran or warfarin. Aspirin does not count.',
    citation: 'ACC/AHA atrial fibrillation guideline 2023',
    why: 'Atrial fibrillation can let clots form that cause strokes. A blood thinner lowers that risk for many people.',
  },
  'familyEnvironment-title': {
    subtext: 'Some things raise heart risk without showing up in the usual numbers. We list them beside your result.',
    citation: 'ACC/AHA risk enhancers 2018/2019',
  },
  familyPrematureCvd: {
    citation: 'ACC/AHA risk enhancers 2018/2019',
    why: 'Early heart disease in the family is a reason to look closer.',
  },
  secondhandSmoke: {
    citation: "Lloyd-Jones et al., Circulation 2022 (Life's Essential 8)",
    why: "Other people's smoke strains the heart as well.",
  },
  lpaKnown: {
    subtext: "A cholesterol particle you inherit. Guidelines suggest one test in every adult's life.",
    citation: 'ACC/AHA dyslipidemia guideline 2026',
    why: 'A high value raises risk, and diet does not change it.',
  },
  inflammatory: {
    citation: 'ACC/AHA risk enhancers 2018/2019',
    why: 'Long-lasting inflammation also affects the arteries.',
    subtext: 'Choose the first that fits.',
  },
  pregnancyHistory: {
    citation: 'ACC/AHA risk enhancers 2018/2019',
    why: 'These leave a trace in later heart health that is easily overlooked.',
  },
  'wearables-title': {
    subtext: 'If you wear one, it may have noticed something. If not, just go on.',
  },
  wearableUse: {
    why: 'Some of them can spot an uneven heartbeat.',
  },
  rhythmAlert: {
    why: 'An alert is worth checking with a proper ECG.',
  },
  'psychosocial-title': {
    subtext:
      'Worry and low mood affect the heart too. In surveys of English adults, the more distress people felt, the higher their death rate.',
    citation: 'Russ et al., BMJ 2012',
  },
  moodLow: {
    citation: 'US Preventive Services Task Force, A and B recommendations',
    why: 'Low mood is common, it matters for the heart, and it can be treated. If things feel too heavy, support lines are there day and night; we list them with your result.',
  },
  supportHeart: {
    why: 'Support makes it easier to keep good habits and appointments.',
  },
  totalCholesterol: {
    subtext: 'From a blood test, in mg/dL.',
    subtextSi: 'From a blood test, in mmol/L.',
    citation: 'Khan et al., Circulation 2024 (PREVENT)',
    why: 'The exact number says more than a band, so the range gets narrower.',
  },
  ldlCholesterol: {
    subtext: 'The "bad" one, in mg/dL.',
    subtextSi: 'The "bad" one, in mmol/L. Please type both decimals if your report shows them.',
    citation: 'ACC/AHA dyslipidemia guideline 2026',
    why: 'It fills in for total cholesterol, and high values are a warning of their own.',
  },
  hdlCholesterol: {
    subtext: 'The "good" one, in mg/dL.',
    subtextSi: 'The "good" one, in mmol/L.',
    citation: 'Khan et al., Circulation 2024 (PREVENT)',
    why: 'It goes into the estimate together with total cholesterol.',
  },
  triglycerides: {
    subtext: 'In mg/dL, best when you had not eaten.',
    subtextSi: 'In mmol/L, best when you had not eaten.',
    citation: 'ACC/AHA risk enhancers 2018/2019',
    why: 'High values add to heart risk. They vary a lot from day to day.',
  },
  a1c: {
    subtext: 'Average blood sugar over about three months, in %.',
    subtextSi: 'Average blood sugar over about three months, in mmol/mol.',
    citation: 'Khan et al., Circulation 2024 (PREVENT)',
    why: 'With it we can use the sharper version of the estimate.',
  },
  fastingGlucose: {
    subtext: 'In mg/dL, measured before breakfast.',
    subtextSi: 'In mmol/L, measured before breakfast.',
    citation: "Lloyd-Jones et al., Circulation 2022 (Life's Essential 8)",
    why: 'It shows how your body handles sugar when there is no A1c.',
  },
  egfr: {
    subtext:
      'It is often printed below creatinine. If the report says "more than 90", leave this empty and choose the band.',
    citation: 'KDIGO chronic kidney disease guideline 2024',
    why: 'Kidney function is part of the estimate.',
  },
  lpa: {
    subtext: 'Look at the unit on your report: nmol/L, or mg/dL (then choose mg/dL and we convert roughly).',
    citation: 'ACC/AHA dyslipidemia guideline 2026',
    why: 'A high value raises risk, and diet does not change it. One test in a lifetime is usually enough.',
  },
  uacr: {
    subtext: 'From a urine sample, in mg/g.',
    subtextSi: 'From a urine sample, in mg/mmol.',
    citation: 'KDIGO chronic kidney disease guideline 2024',
    why: 'We keep it for you and explain it. It does not change your numbers.',
  },
  waist: {
    subtext: 'Measured at the level of the navel, after breathing out, in inches.',
    subtextSi: 'Measured at the level of the navel, after breathing out, in cm.',
    why: 'It says more about belly fat than weight does. It does not change your numbers.',
  },
  labDate: {
    subtext: 'The day on your report. If the numbers come from different days, give the oldest.',
    why: 'Numbers older than three years may have changed. Then we use averages instead and tell you so.',
  },
};
