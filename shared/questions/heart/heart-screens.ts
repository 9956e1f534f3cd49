import type { WordsOf } from '#shared/quiz/all-questions.ts';
import * as pressure from '#words/asked-blood-pressure.ts';
import * as bloodTests from '#words/asked-blood-tests.ts';
import * as breath from '#words/asked-breath-fainting-swelling.ts';
import * as asked from '#words/asked-care.ts';
import * as common from '#words/asked-common.ts';
import * as care from '#words/asked-heart-care.ts';
import * as habits from '#words/asked-heart-habits.ts';
import * as heartSigns from '#words/asked-heart-signs.ts';
import * as warningSigns from '#words/asked-warning-signs.ts';
import type { HeartQuiz } from './heart-quiz.ts';

/** The hints of the second quiz's questions, and why each is asked. `citation` is the `short` of one source. */
export const heartScreens: WordsOf<HeartQuiz> = {
  'symptoms-title': {
    subtext: asked.symptoms,
    citation: 'American Heart Association, warning signs of a heart attack',
  },
  knownHeartConditions: {
    subtext: common.chooseFirst,
    citation: 'American Heart Association, PREVENT calculator',
    why: heartSigns.knownHeartConditionsWhy,
  },
  rhythmProblem: {
    subtext: common.chooseFirst,
    citation: 'ACC/AHA atrial fibrillation guideline 2023',
    why: heartSigns.rhythmProblemWhy,
  },
  chestPain: {
    subtext: heartSigns.chestPainHint,
    citation: 'American Heart Association, warning signs of a heart attack',
    why: heartSigns.chestPainWhy,
  },
  chestPainContext: {
    subtext: common.chooseFirst,
    // The first seven are those that a heart can cause.
    laterOptions: { after: 7, subtext: heartSigns.chestPainContextLaterHint },
    citation: 'NHS, chest pain',
    why: heartSigns.chestPainContextWhy,
  },
  exertional: {
    subtext: common.chooseFirst,
    why: heartSigns.exertionalWhy,
  },
  dyspnea: {
    subtext: common.chooseFirst,
    citation: 'NHS, shortness of breath',
    why: breath.dyspneaWhy,
  },
  orthopnea: {
    subtext: common.chooseFirst,
    why: breath.orthopneaWhy,
  },
  palpitations: {
    subtext: common.chooseFirst,
    why: breath.palpitationsWhy,
  },
  palpitationsContext: {
    subtext: common.chooseFirst,
    citation: 'NHS, heart palpitations',
    why: breath.palpitationsContextWhy,
  },
  syncope: {
    subtext: common.chooseFirst,
    why: breath.syncopeWhy,
  },
  syncopeContext: {
    subtext: common.chooseFirst,
    citation: 'NHS, fainting',
    why: breath.syncopeContextWhy,
  },
  syncopeFamily: {
    citation: 'NHS, fainting',
    why: breath.syncopeFamilyWhy,
  },
  edema: {
    subtext: common.chooseFirst,
    why: breath.edemaWhy,
  },
  otherWarningSigns: {
    subtext: common.chooseFirst,
    citation: 'NHS, symptoms of a stroke',
    why: warningSigns.otherWarningSignsWhy,
  },
  pregnancyNow: {
    subtext: common.chooseFirst,
    citation: 'CDC, urgent maternal warning signs',
    why: warningSigns.pregnancyNowWhyNoRisk,
  },
  weightChange: {
    subtext: common.chooseFirst,
    citation: 'Medical Emergencies in Eating Disorders (RCPsych CR233)',
    why: asked.weightChangeAct,
  },
  'bloodPressure-title': {
    subtext: asked.bloodPressure,
    citation: 'American Heart Association, when to call 911 about high blood pressure',
  },
  bpHomeMonitor: {
    why: pressure.bpHomeMonitorWhy,
  },
  bpFrequency: {
    why: pressure.bpFrequencyWhy,
  },
  bpTime: {
    why: pressure.bpTimeWhy,
  },
  bpReading: {
    subtext: pressure.bpReadingHint,
    citation: 'Khan et al., Circulation 2024 (PREVENT)',
    why: pressure.bpReadingWhy,
  },
  bpSystolic: {
    subtext: pressure.bpSystolicHint,
    why: pressure.bpSystolicWhy,
  },
  bpDiastolic: {
    subtext: pressure.bpDiastolicHint,
    why: pressure.bpDiastolicWhy,
  },
  bpBand: {
    why: pressure.bpBandWhy,
  },
  restingHeartRate: {
    subtext: pressure.restingHeartRateHint,
    citation: 'Royal College of Physicians, NEWS2 2017',
    why: pressure.restingHeartRateWhy,
  },
  'labs-title': {
    subtext: bloodTests.labsHint,
  },
  labsAvailable: {
    why: bloodTests.labsAvailableWhy,
  },
  totalCholesterolBand: {
    subtext: bloodTests.inMgPerDl,
    subtextSi: bloodTests.inMmolPerL,
    citation: 'Khan et al., Circulation 2024 (PREVENT)',
    why: bloodTests.totalCholesterolBandWhy,
  },
  ldlBand: {
    subtext: bloodTests.ldlHint,
    subtextSi: bloodTests.ldlBandHintMetric,
    citation: 'ACC/AHA risk enhancers 2018/2019',
    why: bloodTests.ldlWhy,
  },
  hdlBand: {
    subtext: bloodTests.hdlHint,
    subtextSi: bloodTests.hdlHintMetric,
    citation: 'Khan et al., Circulation 2024 (PREVENT)',
    why: bloodTests.hdlWhy,
  },
  triglycerideBand: {
    subtext: bloodTests.inMgPerDl,
    subtextSi: bloodTests.inMmolPerL,
    citation: 'ACC/AHA risk enhancers 2018/2019',
    why: bloodTests.triglycerideBandWhy,
  },
  a1cBand: {
    subtext: bloodTests.a1cHint,
    subtextSi: bloodTests.a1cHintMetric,
    citation: 'Khan et al., Circulation 2024 (PREVENT)',
    why: bloodTests.a1cWhy,
  },
  fastingGlucoseBand: {
    subtext: bloodTests.fastingGlucoseHint,
    subtextSi: bloodTests.fastingGlucoseHintMetric,
    citation: "Lloyd-Jones et al., Circulation 2022 (Life's Essential 8)",
    why: bloodTests.fastingGlucoseWhy,
  },
  egfrBand: {
    subtext: bloodTests.egfrBandHint,
    citation: 'KDIGO chronic kidney disease guideline 2024',
    why: bloodTests.egfrBandWhy,
  },
  toldHighCholesterol: {
    why: bloodTests.toldHighCholesterolWhy,
  },
  toldHighBloodSugar: {
    why: bloodTests.toldHighBloodSugarWhy,
  },
  diabetesStatus: {
    citation: 'Khan et al., Circulation 2024 (PREVENT)',
    why: bloodTests.diabetesStatusWhy,
  },
  kidneyDisease: {
    citation: 'KDIGO chronic kidney disease guideline 2024',
    why: bloodTests.kidneyDiseaseWhy,
  },
  'diet-title': {
    subtext: habits.dietHint,
    citation: "Lloyd-Jones et al., Circulation 2022 (Life's Essential 8)",
  },
  dietFruitVeg: {
    subtext: habits.dietFruitVegHint,
    why: habits.countsTowardsEating,
  },
  dietSalt: {
    why: habits.dietSaltWhy,
  },
  dietSugaryDrinks: {
    why: habits.countsTowardsEating,
  },
  dietFriedMeat: {
    subtext: habits.dietFriedMeatHint,
    why: habits.countsTowardsEating,
  },
  'sleepApnea-title': {
    subtext: habits.sleepApneaHint,
    citation: 'AHA statement on sleep apnea, Circulation 2021',
  },
  sleepApneaDiagnosed: {
    citation: 'AHA statement on sleep apnea, Circulation 2021',
    why: habits.sleepApneaDiagnosedWhy,
  },
  sleepApneaTreatment: {
    why: habits.sleepApneaTreatmentWhy,
  },
  'fitness-title': {
    subtext: habits.fitnessHint,
    citation: 'WHO physical activity guidelines 2020',
  },
  moderateMinutes: {
    subtext: habits.moderateMinutesHint,
    citation: "Lloyd-Jones et al., Circulation 2022 (Life's Essential 8)",
    why: habits.moderateMinutesWhy,
  },
  vigorousMinutes: {
    subtext: habits.vigorousMinutesHint,
    citation: "Lloyd-Jones et al., Circulation 2022 (Life's Essential 8)",
    why: habits.vigorousMinutesWhy,
  },
  fitnessCompare: {
    why: habits.fitnessCompareWhy,
  },
  'medications-title': {
    subtext: asked.medicineDont,
  },
  bpMedication: {
    citation: 'Khan et al., Circulation 2024 (PREVENT)',
    why: care.bpMedicationWhy,
  },
  statin: {
    citation: 'Khan et al., Circulation 2024 (PREVENT)',
    why: care.statinWhy,
  },
  medAdherence: {
    why: care.medAdherenceWhy,
  },
  bloodThinner: {
    subtext: care.bloodThinnerHint,
    citation: 'ACC/AHA atrial fibrillation guideline 2023',
    why: care.bloodThinnerWhy,
  },
  'familyEnvironment-title': {
    subtext: care.familyEnvironmentHint,
    citation: 'ACC/AHA risk enhancers 2018/2019',
  },
  familyPrematureCvd: {
    citation: 'ACC/AHA risk enhancers 2018/2019',
    why: care.familyPrematureCvdWhy,
  },
  secondhandSmoke: {
    citation: "Lloyd-Jones et al., Circulation 2022 (Life's Essential 8)",
    why: care.secondhandSmokeWhy,
  },
  lpaKnown: {
    subtext: care.lpaKnownHint,
    citation: 'ACC/AHA dyslipidemia guideline 2026',
    why: care.lpaKnownWhy,
  },
  inflammatory: {
    citation: 'ACC/AHA risk enhancers 2018/2019',
    why: care.inflammatoryWhy,
    subtext: common.chooseFirst,
  },
  pregnancyHistory: {
    citation: 'ACC/AHA risk enhancers 2018/2019',
    why: care.pregnancyHistoryWhy,
  },
  'wearables-title': {
    subtext: habits.wearablesHint,
  },
  wearableUse: {
    why: habits.wearableUseWhy,
  },
  rhythmAlert: {
    why: habits.rhythmAlertWhy,
  },
  'psychosocial-title': {
    subtext: care.psychosocialHint,
  },
  moodLow: {
    citation: 'US Preventive Services Task Force, A and B recommendations',
    why: care.moodLowWhy,
  },
  supportHeart: {
    why: care.supportHeartWhy,
  },
  totalCholesterol: {
    subtext: bloodTests.totalCholesterolHint,
    subtextSi: bloodTests.totalCholesterolHintMetric,
    citation: 'Khan et al., Circulation 2024 (PREVENT)',
    why: bloodTests.totalCholesterolWhy,
  },
  ldlCholesterol: {
    subtext: bloodTests.ldlHint,
    subtextSi: bloodTests.ldlCholesterolHintMetric,
    citation: 'ACC/AHA dyslipidemia guideline 2026',
    why: bloodTests.ldlWhy,
  },
  hdlCholesterol: {
    subtext: bloodTests.hdlHint,
    subtextSi: bloodTests.hdlHintMetric,
    citation: 'Khan et al., Circulation 2024 (PREVENT)',
    why: bloodTests.hdlWhy,
  },
  triglycerides: {
    subtext: bloodTests.triglyceridesHint,
    subtextSi: bloodTests.triglyceridesHintMetric,
    citation: 'ACC/AHA risk enhancers 2018/2019',
    why: bloodTests.triglyceridesWhy,
  },
  a1c: {
    subtext: bloodTests.a1cHint,
    subtextSi: bloodTests.a1cHintMetric,
    citation: 'Khan et al., Circulation 2024 (PREVENT)',
    why: bloodTests.a1cWhy,
  },
  fastingGlucose: {
    subtext: bloodTests.fastingGlucoseHint,
    subtextSi: bloodTests.fastingGlucoseHintMetric,
    citation: "Lloyd-Jones et al., Circulation 2022 (Life's Essential 8)",
    why: bloodTests.fastingGlucoseWhy,
  },
  egfr: {
    subtext: bloodTests.egfrHint,
    citation: 'KDIGO chronic kidney disease guideline 2024',
    why: bloodTests.egfrWhy,
  },
  lpa: {
    subtext: bloodTests.lpaHint,
    citation: 'ACC/AHA dyslipidemia guideline 2026',
    why: bloodTests.lpaWhy,
  },
  uacr: {
    subtext: bloodTests.uacrHint,
    subtextSi: bloodTests.uacrHintMetric,
    citation: 'KDIGO chronic kidney disease guideline 2024',
    why: bloodTests.uacrWhy,
  },
  waist: {
    subtext: bloodTests.waistHint,
    subtextSi: bloodTests.waistHintMetric,
    why: bloodTests.waistWhy,
  },
  labDate: {
    subtext: bloodTests.labDateHint,
    why: bloodTests.labDateWhy,
  },
};
