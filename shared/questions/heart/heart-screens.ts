import type { WordsOf } from '#shared/quiz/all-questions.ts';
import type { HeartQuiz } from './heart-quiz.ts';

/** The hints of the second quiz's questions, and why each is asked. `citation` is the `short` of one source. */
export const heartScreens: WordsOf<HeartQuiz> = {
  'symptoms-title': {
    subtext:
      'If you have chest pain, trouble breathing or signs of a stroke right now, stop here and call your local emergency number.',
    citation: 'American Heart Association, warning signs of a heart attack',
  },
  knownHeartConditions: {
    subtext: 'Choose the first one that applies.',
    citation: 'American Heart Association, PREVENT calculator',
    why: 'The risk calculator was made for people who haven’t had heart or artery disease. If you have, we’ll show you something more useful than a percentage. A gene test alone, with a healthy heart, doesn’t count here. We ask about your heart rhythm next.',
  },
  rhythmProblem: {
    subtext: 'Choose the first one that applies.',
    citation: 'ACC/AHA atrial fibrillation guideline 2023',
    why: 'Some rhythm problems can lead to a stroke or fainting. Others need no treatment.',
  },
  chestPain: {
    subtext:
      'Choose the first one that applies. Say yes too if you felt it only in an arm, your jaw or neck, between your shoulder blades or high in your belly, and you do not know why.',
    citation: 'American Heart Association, warning signs of a heart attack',
    why: 'Chest discomfort is the most common warning sign of a heart attack.',
  },
  chestPainContext: {
    subtext: 'Choose the first one that applies.',
    // The first seven are those that a heart can cause.
    laterOptions: { after: 7, subtext: 'None of the first seven. Choose the first one that applies.' },
    citation: 'NHS, chest pain',
    why: 'The kind of discomfort tells us how quickly it should be checked.',
  },
  exertional: {
    subtext: 'Choose the first one that applies.',
    why: 'Problems often show up with effort before you feel anything at rest.',
  },
  dyspnea: {
    subtext: 'Choose the first one that applies.',
    citation: 'NHS, shortness of breath',
    why: 'Being breathless can be a sign that your heart or lungs are struggling.',
  },
  orthopnea: {
    subtext: 'Choose the first one that applies.',
    why: 'Needing to sit up to breathe can be a sign of fluid in the lungs.',
  },
  palpitations: {
    subtext: 'Choose the first one that applies.',
    why: 'Most skipped beats are harmless. Long or frequent ones should be checked.',
  },
  palpitationsContext: {
    subtext: 'Choose the first one that applies.',
    citation: 'NHS, heart palpitations',
    why: 'These signs tell us how soon you need a check.',
  },
  syncope: {
    subtext: 'Choose the first one that applies.',
    why: 'Fainting is often harmless, but sometimes the cause is the heart.',
  },
  syncopeContext: {
    subtext: 'Choose the first one that applies.',
    citation: 'NHS, fainting',
    why: 'What was happening helps tell a simple faint from one that needs a doctor.',
  },
  syncopeFamily: {
    citation: 'NHS, fainting',
    why: 'Some heart rhythm problems run in families.',
  },
  edema: {
    subtext: 'Choose the first one that applies.',
    why: 'Swelling can mean that fluid is building up, or that there’s a clot in one leg.',
  },
  otherWarningSigns: {
    subtext: 'Choose the first one that applies.',
    citation: 'NHS, symptoms of a stroke',
    why: 'These need help fast, whatever your other answers.',
  },
  pregnancyNow: {
    subtext: 'Choose the first one that applies.',
    citation: 'CDC, urgent maternal warning signs',
    why: 'Blood pressure, swelling and chest pain mean something different in pregnancy and after giving birth. We’ll show you what to do instead of a risk number.',
  },
  weightChange: {
    subtext: 'Choose the first one that applies.',
    citation: 'Medical Emergencies in Eating Disorders (RCPsych CR233)',
    why: 'It’s good to talk to a doctor about either of these, at any weight. Your answer never changes your numbers.',
  },
  'bloodPressure-title': {
    subtext:
      'If you measured 180 or more on top, or 120 or more below: that is very high. Rest for a few minutes and measure again. If it is still that high, see a doctor today. If you also have chest pain, trouble breathing, weakness, numbness, confusion, a very bad headache, or trouble seeing or speaking, call your local emergency number now.',
    citation: 'American Heart Association, when to call 911 about high blood pressure',
  },
  bpHomeMonitor: {
    why: 'Readings taken at home are often the most reliable.',
  },
  bpFrequency: {
    why: 'It shows how far to trust your usual reading. It doesn’t change your numbers.',
  },
  bpTime: {
    why: 'The same time and the same chair make readings easier to compare. It doesn’t change your numbers.',
  },
  bpReading: {
    subtext: 'Use your usual reading. If your newest one is much higher or lower, use that.',
    citation: 'Khan et al., Circulation 2024 (PREVENT)',
    why: 'Blood pressure matters a lot here. Without it we use the average for your age and sex, and your range gets wider.',
  },
  bpSystolic: {
    subtext: 'Also called systolic.',
    why: 'It’s one of the main things your risk depends on.',
  },
  bpDiastolic: {
    subtext: 'Also called diastolic.',
    why: 'It counts towards your blood pressure score.',
  },
  bpBand: {
    why: 'A rough number is much better than none.',
  },
  restingHeartRate: {
    subtext:
      'Beats in one minute. Use a watch or a blood pressure monitor, or count with a finger on your wrist. Skip this if you don’t know.',
    citation: 'Royal College of Physicians, NEWS2 2017',
    why: 'A very fast or very slow pulse at rest should be checked. It doesn’t change your percentage.',
  },
  'labs-title': {
    subtext: 'Numbers from the last three years are best. If you don’t have them, we’ll use averages and tell you so.',
  },
  labsAvailable: {
    why: 'We can be much more exact with your own numbers.',
  },
  totalCholesterolBand: {
    subtext: 'In mg/dL.',
    subtextSi: 'In mmol/L.',
    citation: 'Khan et al., Circulation 2024 (PREVENT)',
    why: 'We use it together with HDL to work out your risk.',
  },
  ldlBand: {
    subtext: 'The "bad" one, in mg/dL.',
    subtextSi: 'The "bad" one, in mmol/L.',
    citation: 'ACC/AHA risk enhancers 2018/2019',
    why: 'We use it if you don’t know your total cholesterol. A very high LDL is also a warning in itself.',
  },
  hdlBand: {
    subtext: 'The "good" one, in mg/dL.',
    subtextSi: 'The "good" one, in mmol/L.',
    citation: 'Khan et al., Circulation 2024 (PREVENT)',
    why: 'We use it together with total cholesterol to work out your risk.',
  },
  triglycerideBand: {
    subtext: 'In mg/dL.',
    subtextSi: 'In mmol/L.',
    citation: 'ACC/AHA risk enhancers 2018/2019',
    why: 'High triglycerides add to heart risk, and very high ones can harm the pancreas.',
  },
  a1cBand: {
    subtext: 'Also called A1C. Your average blood sugar over about three months, in %.',
    subtextSi: 'Also called A1C. Your average blood sugar over about three months, in mmol/mol.',
    citation: 'Khan et al., Circulation 2024 (PREVENT)',
    why: 'With it, we can work out your risk more exactly.',
  },
  fastingGlucoseBand: {
    subtext: 'In mg/dL, measured before breakfast.',
    subtextSi: 'In mmol/L, measured before breakfast.',
    citation: "Lloyd-Jones et al., Circulation 2022 (Life's Essential 8)",
    why: 'It shows how your body handles sugar if you have no HbA1c.',
  },
  egfrBand: {
    subtext: 'On your results it’s often below creatinine, in mL/min/1.73 m². The unit is the same everywhere.',
    citation: 'KDIGO chronic kidney disease guideline 2024',
    why: 'How well your kidneys work affects your heart risk. Your own result is better than an average.',
  },
  toldHighCholesterol: {
    why: 'If so, we expect it to be above average for your age.',
  },
  toldHighBloodSugar: {
    why: 'We use it for your blood sugar score.',
  },
  diabetesStatus: {
    citation: 'Khan et al., Circulation 2024 (PREVENT)',
    why: 'Diabetes raises heart risk a lot.',
  },
  kidneyDisease: {
    citation: 'KDIGO chronic kidney disease guideline 2024',
    why: 'What harms the kidneys often harms the heart, so your kidneys are part of your heart risk.',
  },
  'diet-title': {
    subtext: 'Eating well is one of the eight things that keep a heart healthy. We only need four short answers.',
    citation: "Lloyd-Jones et al., Circulation 2022 (Life's Essential 8)",
  },
  dietFruitVeg: {
    subtext: 'One serving is about a handful.',
    why: 'It counts towards your eating score.',
  },
  dietSalt: {
    why: 'Salt raises blood pressure.',
  },
  dietSugaryDrinks: {
    why: 'It counts towards your eating score.',
  },
  dietFriedMeat: {
    subtext: 'Processed meat includes bacon, sausages and ham.',
    why: 'It counts towards your eating score.',
  },
  'sleepApnea-title': {
    subtext: 'Pauses in breathing during sleep strain the heart. They’re often missed.',
    citation: 'AHA statement on sleep apnea, Circulation 2021',
  },
  sleepApneaDiagnosed: {
    citation: 'AHA statement on sleep apnea, Circulation 2021',
    why: 'Untreated sleep apnoea is hard on the heart.',
  },
  sleepApneaTreatment: {
    why: 'Treatment takes much of the strain away.',
  },
  'fitness-title': {
    subtext:
      'The goal for adults is at least 150 minutes of moderate or 75 minutes of vigorous activity a week. Any amount counts.',
    citation: 'WHO physical activity guidelines 2020',
  },
  moderateMinutes: {
    subtext: 'Such as brisk walking or easy cycling.',
    citation: "Lloyd-Jones et al., Circulation 2022 (Life's Essential 8)",
    why: 'It counts towards your activity score.',
  },
  vigorousMinutes: {
    subtext: 'Such as running, fast swimming or a spin class.',
    citation: "Lloyd-Jones et al., Circulation 2022 (Life's Essential 8)",
    why: 'Each of these minutes counts twice.',
  },
  fitnessCompare: {
    why: 'How fit you feel rounds off your fitness score.',
  },
  'medications-title': {
    subtext: 'Please never stop or change a medicine because of a quiz. Talk to your doctor first.',
  },
  bpMedication: {
    citation: 'Khan et al., Circulation 2024 (PREVENT)',
    why: 'Treatment changes what your blood pressure says about your risk.',
  },
  statin: {
    citation: 'Khan et al., Circulation 2024 (PREVENT)',
    why: 'Treatment changes what your cholesterol says about your risk.',
  },
  medAdherence: {
    why: 'Medicines only help if you take them, and everyone forgets sometimes.',
  },
  bloodThinner: {
    subtext: 'Such as apixaban, rivaroxaban, edoxaban, dabigatran or warfarin. Aspirin doesn’t count.',
    citation: 'ACC/AHA atrial fibrillation guideline 2023',
    why: 'Atrial fibrillation can cause blood clots that lead to a stroke. A blood thinner lowers that risk for many people.',
  },
  'familyEnvironment-title': {
    subtext: 'Some things raise heart risk without showing in the usual numbers. We’ll list them with your result.',
    citation: 'ACC/AHA risk enhancers 2018/2019',
  },
  familyPrematureCvd: {
    citation: 'ACC/AHA risk enhancers 2018/2019',
    why: 'If heart disease came early in your family, your own heart needs a closer look.',
  },
  secondhandSmoke: {
    citation: "Lloyd-Jones et al., Circulation 2022 (Life's Essential 8)",
    why: 'Other people’s smoke strains your heart too.',
  },
  lpaKnown: {
    subtext: 'A type of cholesterol you inherit. Guidelines say every adult should be tested once.',
    citation: 'ACC/AHA dyslipidemia guideline 2026',
    why: 'A high level raises risk, and diet doesn’t change it.',
  },
  inflammatory: {
    citation: 'ACC/AHA risk enhancers 2018/2019',
    why: 'Long-term inflammation affects the arteries too.',
    subtext: 'Choose the first one that applies.',
  },
  pregnancyHistory: {
    citation: 'ACC/AHA risk enhancers 2018/2019',
    why: 'These can affect your heart years later, and they’re easily overlooked.',
  },
  'wearables-title': {
    subtext: 'If you wear one, it may have noticed something. If not, carry on.',
  },
  wearableUse: {
    why: 'Some of them can spot an uneven heartbeat.',
  },
  rhythmAlert: {
    why: 'An alert should be checked with a proper heart tracing (ECG).',
  },
  'psychosocial-title': {
    subtext: 'You can skip any of the next questions.',
  },
  moodLow: {
    citation: 'US Preventive Services Task Force, A and B recommendations',
    why: 'Low mood is common, it affects the heart, and it can be treated. If things feel too heavy, support lines are open day and night. We list them with your result.',
  },
  supportHeart: {
    why: 'With support it’s easier to keep up good habits and appointments.',
  },
  totalCholesterol: {
    subtext: 'From a blood test, in mg/dL.',
    subtextSi: 'From a blood test, in mmol/L.',
    citation: 'Khan et al., Circulation 2024 (PREVENT)',
    why: 'The exact number tells us more, so your range gets narrower.',
  },
  ldlCholesterol: {
    subtext: 'The "bad" one, in mg/dL.',
    subtextSi: 'The "bad" one, in mmol/L. Enter both decimals if your results show them.',
    citation: 'ACC/AHA dyslipidemia guideline 2026',
    why: 'We use it if you don’t know your total cholesterol. A very high LDL is also a warning in itself.',
  },
  hdlCholesterol: {
    subtext: 'The "good" one, in mg/dL.',
    subtextSi: 'The "good" one, in mmol/L.',
    citation: 'Khan et al., Circulation 2024 (PREVENT)',
    why: 'We use it together with total cholesterol to work out your risk.',
  },
  triglycerides: {
    subtext: 'In mg/dL. Best measured before eating.',
    subtextSi: 'In mmol/L. Best measured before eating.',
    citation: 'ACC/AHA risk enhancers 2018/2019',
    why: 'High triglycerides add to heart risk. They vary a lot from day to day.',
  },
  a1c: {
    subtext: 'Also called A1C. Your average blood sugar over about three months, in %.',
    subtextSi: 'Also called A1C. Your average blood sugar over about three months, in mmol/mol.',
    citation: 'Khan et al., Circulation 2024 (PREVENT)',
    why: 'With it, we can work out your risk more exactly.',
  },
  fastingGlucose: {
    subtext: 'In mg/dL, measured before breakfast.',
    subtextSi: 'In mmol/L, measured before breakfast.',
    citation: "Lloyd-Jones et al., Circulation 2022 (Life's Essential 8)",
    why: 'It shows how your body handles sugar if you have no HbA1c.',
  },
  egfr: {
    subtext:
      'On your results it’s often below creatinine. If it says "more than 90", leave this empty and choose the range.',
    citation: 'KDIGO chronic kidney disease guideline 2024',
    why: 'How well your kidneys work affects your heart risk.',
  },
  lpa: {
    subtext:
      'Check the unit on your results: nmol/L or mg/dL. If it’s mg/dL, choose that and we’ll convert it roughly.',
    citation: 'ACC/AHA dyslipidemia guideline 2026',
    why: 'A high level raises risk, and diet doesn’t change it. One test in a lifetime is usually enough.',
  },
  uacr: {
    subtext: 'From a urine sample, in mg/g.',
    subtextSi: 'From a urine sample, in mg/mmol.',
    citation: 'KDIGO chronic kidney disease guideline 2024',
    why: 'We keep it for you and explain it. It doesn’t change your numbers.',
  },
  waist: {
    subtext: 'Measure level with your navel, after breathing out, in inches.',
    subtextSi: 'Measure level with your navel, after breathing out, in cm.',
    why: 'It says more than weight about fat around your middle. It doesn’t change your numbers.',
  },
  labDate: {
    subtext: 'The date on your results. If the numbers are from different days, give the oldest.',
    why: 'Numbers more than three years old may have changed, so we use averages instead and tell you.',
  },
};
