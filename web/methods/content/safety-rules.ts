import type { RouteCode } from '#shared/safety/care-routes.ts';
import type { RedFlagCode } from '#shared/safety/red-flags.ts';

/**
 * When each red flag is raised, in the codes of questions and answers. The functions of `shared/safety` decide; a page
 * cannot show a function, so it shows this text (`rule-codes.ts` puts it into words). A test holds it equal to the
 * reference rules, which the functions are tested against too.
 */
export const redFlagRules: Readonly<Record<RedFlagCode, string>> = {
  chestPainNow: 'chestPain == now',
  aorticPain: 'chestPain in [today, week, often, occasional] and chestPainContext == tearing',
  chestPainHeartLike:
    'chestPain in [today, week, often, occasional] and chestPainContext == worsening; or heartLike and (chestPain == today, or heartDisease, or chestPain in [week, often] and atRisk); or chestPain == today, whatever the context, with dyspnea in [rest, newWorse] or otherWarningSigns == suddenlyUnwell; or dyspnea in [rest, newWorse] with heartLike or chestPainContext == effort',
  strokeSigns: 'otherWarningSigns == strokeSigns',
  suddenHeadache: 'otherWarningSigns == suddenHeadache',
  confusion: 'otherWarningSigns == confusion',
  acuteBreathless: 'dyspnea == rest, or otherWarningSigns == pinkSputum',
  lungClot:
    'edema == oneSided and any of: dyspnea in [rest, newWorse, minimal, minimalKnown, level]; exertional in [breathless, discomfort]; chestPain in [now, today]; pleuritic; chestPain in [week, often, occasional] with chestPainContext in [tearing, worsening, unwell, spreads, atRest, longer, effort]; faintNow; pulse >= 111; otherWarningSigns == pinkSputum. Or pleuritic and any of: dyspnea in [rest, newWorse]; chestPain == today with pulse >= 111 or faintNow',
  suddenlyUnwell:
    'otherWarningSigns == suddenlyUnwell and any of: atRisk; faintNow; chestPain in [now, today]; dyspnea in [rest, newWorse]; pulse >= 101; sbp < 100',
  syncopeHeart:
    'syncope in [faintToday, faintWeeks, nearlyToday] and syncopeContext in [heart, exercise, lying]; or syncope in [faintToday, nearlyToday] and (syncopeContext in [noWarning, sitting] or syncopeFamily == yes) and heartDisease; or faintNow and (chestPain in [now, today] or dyspnea in [rest, newWorse]); or pregnant and syncope == faintToday',
  palpitationsSerious:
    'palpitations in [now, persistent] and palpitationsContext in [faint, chestPain, breathless]; or palpitations == often and palpitationsContext == faint',
  pulseFastSymptoms: 'pulse >= 130 and anySymptom; or pulse >= 111 and severeSymptom',
  pulseSlowSymptoms:
    'pulse < 40 and any of: faintYear; dyspnea in [rest, newWorse, minimal, level]; chestPain in [now, today]; warning',
  bpCrisisSymptoms:
    'veryHighBp and any of: chestPain in [now, today]; dyspnea in [rest, newWorse]; warning; otherWarningSigns == tiaRecent; faintNow',
  bpLowSymptoms:
    'sbp < 90 and any of: chestPain in [now, today]; dyspnea in [rest, newWorse]; warning; faintNow; pulse >= 111',
  pregnancyDanger:
    'pregnant and any of: pregnancyNow == yesSigns; sbp >= 160; dbp >= 110; edema == oneSided; dyspnea == newWorse with orthopnea in [propped, gasping], edema in [worse, daily], pulse >= 101 or chestPain in [today, week, often, occasional]; chestPainNow, aorticPain, chestPainHeartLike, acuteBreathless or lungClot; syncope == faintToday',
  weightDanger:
    'bmi < 15 and any of: pulse < 40; faintMonth; sbp < 80; chestPain in [now, today]; dyspnea in [rest, newWorse]; otherWarningSigns in [confusion, suddenlyUnwell]',
  chestPainUrgent:
    'heartLike and not chestPainHeartLike; or chestPain == today and (chestPainContext in [sharpBreath, unsure] or not answered; or mealsNew with atRisk; or chestPainContext in [mealsNew, meals, press] with heartDisease, diabetic, age >= 65, pregnant or breathAny; or brief with heartDisease, pregnant or breathAny); or chestPain == week and pleuritic and inflamed; or chestPain in [week, often, occasional] and heartDisease and (chestPainContext in [sharpBreath, unsure, mealsNew] or not answered)',
  anginaPattern:
    '(chestPain in [today, week, often, occasional] and chestPainContext == effort, or exertional == discomfort) and chestPainContext is not usualAngina',
  tiaRecent: 'otherWarningSigns == tiaRecent',
  unwellCheck: 'otherWarningSigns == suddenlyUnwell and none of the conditions of suddenlyUnwell',
  legClot: 'edema == oneSided and not lungClot and not pregnant',
  breathlessNew: 'dyspnea == newWorse and not lungClot',
  orthopnea:
    'orthopnea == propped; or orthopnea == gasping and any of: edema in [worse, daily]; dyspnea in [rest, newWorse, minimal, level]; heartDisease',
  breathlessDaily: 'dyspnea == minimal',
  heartFailureWorse:
    'edema == worse; or knownHeartConditions == heartFailure and (sbp < 90, or dyspnea in [newWorse, minimal, rest], or orthopnea in [propped, gasping])',
  syncopeUnexplained:
    'not syncopeHeart and any of: syncope in [nearlyWeeks, yes, nearly] and syncopeContext in [heart, exercise, lying]; syncope in [faintToday, nearlyToday, faintWeeks] and (syncopeContext in [noWarning, sitting] or syncopeFamily == yes); syncope in [nearlyWeeks, yes] and (syncopeContext in [noWarning, sitting] or syncopeFamily == yes) and heartDisease; syncope in [nearlyWeeks, yes] and syncopeFamily == yes; syncope in [nearlyWeeks, yes] and syncopeContext == noWarning and age >= 65; syncope == faintToday and (heartDisease, or syncopeContext is not trigger, also not answered); syncope in [nearlyToday, faintWeeks] with syncopeContext unsure or not answered, and (heartDisease or age >= 65); pregnant and syncope == nearlyToday',
  palpitationsUrgent:
    'not palpitationsSerious and any of: palpitations == now; palpitations == often and palpitationsContext in [chestPain, breathless]; palpitations == rare and palpitationsContext == faint; palpitations == persistent and (heartDisease or rhythmAlert == yes)',
  pulseFast: 'pulse >= 111 and not pulseFastSymptoms',
  pulseSlow:
    'not pulseSlowSymptoms and (pulse < 40 and (not athlete or pulse < 30); or pulse < 50 and (faintMonth or dyspnea in [rest, newWorse], or faintYear with age >= 65))',
  bpVeryHigh: 'veryHighBp and not bpCrisisSymptoms and not pregnant',
  bpVeryLow: 'not bpLowSymptoms and (sbp < 80, or sbp < 90 with knownHeartConditions answered and not none)',
  pregnancyBp: 'pregnant and (sbp >= 140 or dbp >= 90) and sbp < 160 and dbp < 110',
  weightVeryLow: 'not weightDanger and (bmi < 15; or bmi < 17 and (pulse < 50 or sbp < 90))',
  eatingUrgent:
    'weightChange == eatingWorry and not weightDanger and any of: pulse < 50; sbp < 90; faintMonth; palpitations in [now, persistent, often]',
  kidneyVeryLow: 'egfrBand == under15 and kidneyDisease is not dialysisOrTransplant',
  sugarVeryHigh:
    '((a1cBand == 10plus or fastingGlucoseBand == 200plus) and (weightChange in [lostWeight, eatingWorry] or pregnant)); or freshSugar and any of: glucose >= 300; diabetesStatus == type1 and glucose >= 250; a1c >= 14',
  anginaKnown: 'chestPain in [today, week, often, occasional] and chestPainContext == usualAngina',
  chestPainOther:
    'chestPain in [today, week, often, occasional] and none of aorticPain, chestPainHeartLike, chestPainUrgent, anginaPattern, anginaKnown',
  heartFailureSigns: 'edema == daily, or dyspnea in [minimalKnown, level], or orthopnea == proppedKnown',
  syncopeAny:
    'syncope in [faintToday .. nearly] and neither syncopeHeart nor syncopeUnexplained, except nearly with trigger',
  palpitationsFrequent:
    'neither palpitationsSerious nor palpitationsUrgent and (palpitations in [often, persistent]; or palpitations == rare and palpitationsContext in [chestPain, breathless, exercise])',
  rhythmAlert: 'rhythmAlert == yes',
  pulseHigh: 'pulse 101-110',
  pulseLow: 'pulse < 40 and neither pulseSlowSymptoms nor pulseSlow',
  bpStage2High: '(sbp >= 160 or dbp >= 100) and not veryHighBp and not pregnant',
  bpStage2: '(sbp >= 140 or dbp >= 90), neither bpStage2High nor veryHighBp, and not pregnant',
  bpLow: 'sbp 80-89 and neither bpLowSymptoms nor bpVeryLow',
  afStroke: 'rhythmProblem == afib and bloodThinner in [no, unsure]',
  weightLow:
    'none of weightDanger, weightVeryLow, eatingUrgent, and (bmi < 17; or bmi < 18.5 and (weightChange in [eatingWorry, lostWeight] or eatingSigns))',
  eatingSupport: 'weightChange == eatingWorry and none of weightDanger, weightVeryLow, eatingUrgent, weightLow',
  weightLossCheck: 'weightChange == lostWeight and neither weightDanger, weightVeryLow nor weightLow',
  kidneyLow:
    'egfrBand in [15to29, 30to44, 45to59] and kidneyDisease not in [mildModerate, severe, stage5, dialysisOrTransplant]',
  uacrHigh: 'uacr >= 300 and kidneyDisease not in [stage5, dialysisOrTransplant]',
  ldl190: 'ldlBand == 190plus',
  tg500: 'triglycerideBand == 500plus',
  diabetesRange:
    'diabetesStatus not in [type1, type2] (also when unanswered) and (a1cBand with mid >= 6.5 or fastingGlucoseBand in [126to199, 200plus]) and not sugarVeryHigh',
  sugarControl:
    'diabetesStatus in [type1, type2] and (a1cBand == 10plus or fastingGlucoseBand == 200plus) and not sugarVeryHigh',
  moodSupport:
    'moodLow in [half, daily]; or lifeOutlook == veryPessimistic and at least one more of the burdens; or at least three of the burdens (longevity answers)',
  apneaCheck:
    'sleepApneaDiagnosed == suspected; or sleepApneaDiagnosed == yes and sleepApneaTreatment == none; or orthopnea == gasping and not orthopnea flag',
};

/** Who is treated in a way of their own. */
export const routeRules: Readonly<Record<RouteCode, string>> = {
  pregnant: 'pregnancyNow in [yes, yesSigns]',
  underweight: 'bmi < 18.5',
  severeUnderweight: 'bmi < 17',
  establishedCvd:
    'knownHeartConditions in [heartAttack, stroke, heartFailure, stentBypass, angina, aneurysm, pad, inheritedHeart, congenital, cac300]',
  kidneyFailure: 'kidneyDisease in [dialysisOrTransplant, stage5], or egfrBand == under15',
  frail:
    'age >= 65 and (sitToStand == cannot, or exertional == cannot, or sitToStand == moreSupport with gripStrengthSelf == weaker)',
  mobilityLimited: 'sitToStand == cannot, or exertional == cannot',
  heartFailureSigns:
    'knownHeartConditions == heartFailure, or one of the flags acuteBreathless, breathlessDaily, breathlessNew, orthopnea, heartFailureWorse, heartFailureSigns',
  waitForCare: 'any emergency or urgent flag',
  lowMood: 'flag moodSupport, or lifeOutlook == veryPessimistic, or stressLevels == 5',
  eatingRisk: 'weightChange == eatingWorry, or eatingSigns',
  checkBeforeExercise:
    'one of the flags chestPainOther, syncopeAny, palpitationsFrequent, rhythmAlert, pulseLow, bpStage2High, anginaKnown',
  kidneyDiet: 'kidneyDisease in [dialysisOrTransplant, stage5, severe], or egfrBand in [under15, 15to29]',
  heartValve: 'knownHeartConditions == valve',
};

/** The short words that these rules use. */
export const ruleTerms = {
  labs: 'glucose, a1c, triglycerides, egfr, uacr = the exact number of the screen "my numbers" when it is in use (METHODS 10.1: exact; uacr: stored and not older than labDate + 3 years); else unknown. freshSugar = labDate unknown, or labDate + 90 days not before today',
  'sbp, dbp':
    'typed numbers when bpReading == numbers and bpSystolic is valid (dbp may be missing); else bpBand.mid and bpBand.dbp when bpReading == band and bpBand is answered; else unknown. A lower number that is not below the upper one was mistyped: both unknown (but a larger number of 180, in pregnancy 140, or more counts as the upper one). A missing value makes its comparison false',
  'bmi, age':
    '703 * lb / inches^2 unrounded; completed years; unknown makes every comparison false (except where "or unknown" is written)',
  pulse: 'restingHeartRate, unknown when not answered',
  veryHighBp: 'sbp >= 180 or dbp >= 120',
  pregnant:
    'pregnancyNow in [yes, yesSigns], whatever the gender answer. pregnancyNow = the answer of the quiz that is scored, else that of the other quiz; the answer of the habits quiz is not read above age 55',
  heartDisease: 'knownHeartConditions answered and not none (also valve), or rhythmProblem in [afib, other]',
  diabetic: 'diabetesStatus in [type1, type2]',
  pleuritic: 'chestPain in [today, week, often, occasional] and chestPainContext == sharpBreath',
  faintNow: 'syncope in [faintToday, nearlyToday]',
  faintMonth: 'syncope in [faintToday, nearlyToday, faintWeeks, nearlyWeeks]',
  faintYear: 'faintMonth, or syncope in [yes, nearly]',
  warning: 'otherWarningSigns in [strokeSigns, suddenHeadache, pinkSputum, confusion, suddenlyUnwell]',
  severeSymptom:
    'chestPain in [now, today]; dyspnea in [rest, newWorse]; faintNow; warning; or palpitations in [now, persistent] with rhythmProblem == afib or rhythmAlert == yes',
  anySymptom:
    'severeSymptom; chestPain in [week, often, occasional]; dyspnea in [minimal, minimalKnown, level]; faintMonth; palpitations in [now, persistent, often, rare]; edema in [oneSided, worse]; orthopnea in [propped, gasping]; exertional in [discomfort, breathless]; rhythmProblem == afib; rhythmAlert == yes; otherWarningSigns == tiaRecent; pregnant; sbp < 100; bmi < 17',
  athlete:
    'age below 65 or unknown, bmi not below 18.5, fitnessCompare not less, and (exerciseFrequency in [5to6, 7] with exerciseIntensity in [vigorous, mixed], or vigorousMinutes >= 150)',
  burdens:
    'lifeOutlook in [pessimistic, veryPessimistic]; stressCoping == poorly; stressLevels >= 4; closeRelationships in [none, lonely]',
  'lab bands': 'count only when labsAvailable is yes (or was not asked)',
  riskBelow40:
    'diabetic; heartDisease; pregnant; current smoker; familyPrematureCvd == yes; inflammatory in [yes, hiv]; kidneyDisease in [dialysisOrTransplant, stage5, severe, mildModerate]; ldlBand == 190plus',
  atRisk: 'age 40 or more, or age unknown, or riskBelow40',
  breathAny: 'dyspnea in [rest, newWorse, minimal, minimalKnown, level] or exertional in [breathless, discomfort]',
  inflamed: 'palpitations in [now, persistent, often, rare]; pulse >= 101; breathAny; faintMonth',
  heartLike: 'chestPain in [today, week, often, occasional] and chestPainContext in [unwell, spreads, atRest, longer]',
  eatingSigns:
    'weight not lost without trying, bmi < 18.5, and any of: pulse < 50; sbp < 90; bmi < 17.5 with hard training on 5 or more days; bmi < 17 below 40 (or age unknown)',
} as const satisfies Readonly<Record<string, string>>;
