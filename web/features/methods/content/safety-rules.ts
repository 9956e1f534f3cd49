import type { RouteCode } from '#shared/safety/care-routes.ts';
import type { RedFlagCode } from '#shared/safety/red-flags.ts';

/**
 * When each red flag is raised, in the codes of questions and answers. The functions of `shared/safety` decide. A page
 * cannot show a function, so it shows this text (`rule-codes.ts` puts it into words). A test compares it with the
 * reference rules. Other tests compare the functions with the same rules.
 */
export const redFlagRules: Readonly<Record<RedFlagCode, string>> = {
  chestPainNow: 'chestPain == now',
  aorticPain:
    'chestPain in [today, week, often, occasional] and chestPainContext == tearing, or knownHeartConditions == aneurysm with chestPain == today and chestPainContext not meals (also not answered)',
  chestPainHeartLike:
    'chestPain in [today, week, often, occasional] and chestPainContext == worsening, but not quietWorse; or heartLike, not goneADay, and (chestPain == today, heartDisease, faintNow, or chestPain in [week, often] and atRisk); or chestPain == today, whatever the context, with dyspnea in [rest, newWorse] or otherWarningSigns == suddenlyUnwell; or dyspnea in [rest, newWorse] with heartLike, effortPain, or chestPain == week and chestPainContext not in [meals, press, brief]; or chestPain == today with chestPainContext unsure or not answered, and diabetic or heartDisease',
  strokeSigns: 'otherWarningSigns == strokeSigns',
  suddenHeadache: 'otherWarningSigns == suddenHeadache',
  confusion: 'otherWarningSigns == confusion',
  acuteBreathless:
    'dyspnea == rest, or otherWarningSigns == pinkSputum, or (kidneyVeryLow or failing) with dyspnea == newWorse or orthopnea == propped',
  lungClot:
    'edema == oneSided with any of: breathAny; faintNow; pulse >= 111; otherWarningSigns == pinkSputum; chestPain in [now, today]; chestPain == week with chestPainContext not in [meals, press, brief]; chestPain in [often, occasional] with (heartLike or chestPainContext in [tearing, worsening, effort, sharpBreath]). Or pleuritic with any of: dyspnea in [rest, newWorse]; chestPain in [today, week] with faintNow; chestPain == today with pulse >= 111',
  suddenlyUnwell:
    'otherWarningSigns == suddenlyUnwell and any of: atRisk; faintNow; chestPain in [now, today]; dyspnea in [rest, newWorse]; pulse >= 101; sbp < 100',
  syncopeHeart:
    'syncope in [faintToday, faintWeeks, nearlyToday] and syncopeContext in [heart, exercise, lying]; or syncope in [faintToday, nearlyToday] and (syncopeContext in [noWarning, sitting] or syncopeFamily == yes) and heartDisease; or faintNow and (chestPain in [now, today] or dyspnea in [rest, newWorse]); or pregnant and syncope == faintToday',
  palpitationsSerious:
    'palpitations in [now, persistent] and palpitationsContext in [faint, chestPain, breathless]; or palpitations == often and palpitationsContext == faint; or palpitations in [now, persistent] with dyspnea in [rest, newWorse], with chestPain == today and chestPainContext not in [meals, press, brief], or with faintNow (persistent: not with harmlessFaint); or palpitations == now with weightChange == eatingWorry; or kidneyVeryLow with palpitations in [now, persistent, often]; or failing with palpitations in [now, persistent]; or palpitations == now with sbp < 90',
  pulseFastSymptoms:
    'pulse >= 130 and anySymptom; or pulse >= 111 and (severeSymptom, orthopnea == propped, or dyspnea == minimal)',
  pulseSlowSymptoms:
    'pulse < 40 and any of: faintYear, but not mildFaint; dyspnea in [rest, newWorse, minimal, minimalKnown, level]; chestPain == now; chestPain == today with chestPainContext not in [meals, press]; warning',
  bpCrisisSymptoms:
    'veryHighBp and any of: chestPain in [now, today]; dyspnea in [rest, newWorse]; warning; otherWarningSigns == tiaRecent; faintNow; orthopnea == propped',
  bpLowSymptoms:
    'sbp < 90 and any of: chestPain == now; chestPain == today with chestPainContext not in [meals, press]; dyspnea in [rest, newWorse]; warning; faintNow; pulse >= 111; orthopnea == propped',
  pregnancyDanger:
    'pregnant and any of: pregnancyNow == yesSigns; sbp >= 160; dbp >= 110; edema == oneSided; orthopnea == propped; syncope == faintToday; chestPainNow, aorticPain, chestPainHeartLike, acuteBreathless or lungClot; dyspnea in [newWorse, minimal] with (edema in [worse, daily] or pulse >= 101); dyspnea == newWorse with (orthopnea == gasping or chestPain in [today, week, often, occasional]); edema == worse with (sbp >= 140, dbp >= 90, or a fresh kidney or urine value of pregnancyKidney)',
  weightDanger:
    'bmi < 15 and any of: pulse < 40; faintMonth; sbp < 80; chestPain in [now, today]; dyspnea in [rest, newWorse]; otherWarningSigns in [confusion, suddenlyUnwell]; or the condition of weightVeryLow (bmi < 15, or bmi < 17 with pulse < 50 or sbp < 90) with faintNow or palpitations in [now, persistent, often]',
  chestPainUrgent:
    'not chestPainHeartLike, aorticPain or effortPain, and any of: (heartLike or quietWorse) and not rarely; chestPain in [today, week] with pulse >= 101; exertional == breathless with any chest pain of 3 months that is not meals, press, brief or usual angina; or the context, with what it needs when chestPain == today / week / often or occasional: sharpBreath: nothing / nothing / heartDisease. unsure, or not answered: nothing / atRisk / heartDisease. mealsNew: atRisk, breathAny or age65 / atRisk / heartDisease. press: heartDisease, diabetic, pregnant, breathAny, age65, or (age 40 or more or unknown with an item of riskBelow40) / aneurysm / never. meals: heartDisease, diabetic, breathAny, or (age65 or pregnant, with anotherSign) / aneurysm / never. brief: heartDisease, pregnant, breathAny / pregnant or aneurysm / never. usual angina: never / pregnant / never',
  anginaPattern:
    'effortPain or exertional == discomfort, and neither usual angina (usualAngina with knownHeartConditions in [angina, heartAttack, stentBypass]) nor stairsOnly',
  tiaRecent: 'otherWarningSigns == tiaRecent',
  unwellCheck: 'otherWarningSigns == suddenlyUnwell and none of the conditions of suddenlyUnwell',
  legClot: 'edema == oneSided and not lungClot and not pregnant',
  breathlessNew: 'dyspnea == newWorse and not lungClot',
  orthopnea:
    'orthopnea == propped; or orthopnea == gasping and any of: edema in [worse, daily]; dyspnea in [rest, newWorse, minimal, minimalKnown, level]; exertional == breathless; heartDisease; pregnant; failing; pulse >= 101; sbp >= 160; dbp >= 100',
  breathlessDaily: 'dyspnea == minimal',
  heartFailureWorse:
    'edema == worse; or knownHeartConditions == heartFailure and (dyspnea in [newWorse, minimal, rest], or orthopnea in [propped, gasping]); or uacr >= 300 (the value alone, without what uacrHigh excludes) with edema == daily; or uacr >= 2200 or egfrBand == 15to29 (the values alone) with dyspnea == level or exertional == breathless',
  syncopeUnexplained:
    'not syncopeHeart, and by the kind of faint: faintToday: syncopeContext not trigger (also not answered), syncopeFamily == yes, age65, bpMedication == yes, or load. nearlyToday: noWarning, sitting, syncopeFamily == yes, pregnant, load; or (unsure or not answered) with age65. faintWeeks: noWarning, sitting, syncopeFamily == yes, heartDisease; or (unsure or not answered) with age65. nearlyWeeks, yes: heart, exercise, lying, syncopeFamily == yes; (noWarning or sitting) with heartDisease; noWarning with age65. nearly: heart, exercise, lying. load = heartDisease, diabetic, failing, rhythmAlert == yes, weightChange == lostWeight, alcoholConsumption in [23to32, 33plus], faintLow, or chestPain == week with chestPainContext not in [meals, press, brief]',
  palpitationsUrgent:
    'neither palpitationsSerious nor steadyAf, and any of: palpitations == now; palpitations == often and (palpitationsContext in [chestPain, breathless], knownHeartConditions answered and not none, or failing); palpitations == rare and palpitationsContext == faint; palpitations == persistent and (heartDisease, rhythmAlert == yes, age >= 40 or unknown, bpMedication == yes, diabetic, pulse >= 91, sbp < 90, pregnant, faintMonth, breathAny, or chestPain in [today, week, often, occasional])',
  pulseFast: 'pulse >= 111 and not pulseFastSymptoms',
  pulseSlow:
    'not pulseSlowSymptoms and any of: pulse < 40 and (not athlete, or pulse < 30); pulse < 50 and (faintMonth, but not mildFaint; dyspnea in [rest, newWorse]; faintYear with age65, but not mildFaint; or failing); (pulse < 40, or pulse < 50 with age65), also for an athlete, and any of: dyspnea == level; exertional == breathless; edema in [worse, daily]; palpitations in [now, persistent, often]',
  bpVeryHigh: 'veryHighBp and not bpCrisisSymptoms and not pregnant',
  bpVeryLow:
    'not bpLowSymptoms and (sbp < 80, or sbp < 90 with knownHeartConditions answered and not none, or sbp < 90 with pulse >= 101)',
  pregnancyBp: 'pregnant and (sbp >= 140 or dbp >= 90) and sbp < 160 and dbp < 110',
  weightVeryLow:
    'not weightDanger and (bmi < 15; or bmi < 17 and (pulse < 50 or sbp < 90); or the condition of weightLow with faintNow)',
  eatingUrgent:
    'weightChange == eatingWorry and not weightDanger and any of: pulse < 50; sbp < 90; faintMonth; palpitations in [now, persistent, often]; palpitations == rare with palpitationsContext not none (also not answered)',
  kidneyVeryLow: 'egfrBand == under15 and kidneyDisease not in [stage5, dialysisOrTransplant]',
  sugarVeryHigh:
    '(a1cBand == 10plus or fastingGlucoseBand == 200plus) and any of: weightChange in [lostWeight, eatingWorry]; pregnant; (not diabetic, age below 40 or unknown, and bmi < 25). Or weightChange == lostWeight with (not diabetic and highSugarBand), or with (diabetesStatus == type1 and a1cBand == 9to9_9). Or toldSugar. Or fresh with (glucose >= 300; diabetesStatus == type1 and glucose >= 250; or a1c >= 14)',
  sugarVeryLow: 'sugarTreated and recent and glucose < 54',
  pregnancyKidney:
    'pregnant and fresh and (uacr >= 300 with kidneyDisease not in [stage5, dialysisOrTransplant], or egfrBand in [15to29, 30to44, 45to59] with kidneyDisease not in [mildModerate, severe, stage5, dialysisOrTransplant])',
  pregnancyFats: 'pregnant and fresh and triglycerides >= 1000',
  pregnancyBreath:
    'pregnant and (dyspnea == level or exertional == breathless) and (pulse >= 101 or palpitations in [now, persistent, often])',
  anginaKnown:
    'usual angina: chestPain in [today, week, often, occasional] and chestPainContext == usualAngina, with knownHeartConditions in [angina, heartAttack, stentBypass]',
  chestPainOther:
    'stairsOnly; or chestPain in [today, week, often, occasional], none of aorticPain, chestPainHeartLike, chestPainUrgent, anginaPattern, anginaKnown, and not harmlessPain',
  heartFailureSigns: 'edema == daily, or dyspnea == level',
  breathlessEffort:
    'exertional == breathless and (age >= 60 or unknown, diabetic, current smoker, or heartDisease) and none of acuteBreathless, lungClot, pregnancyDanger, breathlessNew, breathlessDaily, orthopnea, heartFailureWorse, heartFailureSigns, pregnancyBreath, chestPainUrgent; dyspnea is not minimalKnown; orthopnea is not proppedKnown; pregnant only with heartDisease',
  syncopeAny:
    'faintYear and neither syncopeHeart nor syncopeUnexplained, except quietFaint, and except nearly with harmlessFaint (with knownHeartConditions == inheritedHeart that counts too)',
  palpitationsFrequent:
    'neither palpitationsSerious nor palpitationsUrgent and (palpitations in [often, persistent]; or palpitations == rare and (palpitationsContext in [chestPain, breathless, exercise], or not answered with knownHeartConditions answered and not none))',
  rhythmAlert: 'rhythmAlert == yes and rhythmProblem is not afib',
  pulseHigh: 'pulse 101-110',
  pulseLow:
    'neither pulseSlowSymptoms nor pulseSlow, and any of: pulse < 40; not athlete and pulse < 45; not athlete and pulse < 50 with dyspnea == level, exertional == breathless or faintYear',
  bpStage2High: '(sbp >= 160 or dbp >= 100) and not veryHighBp and not pregnant',
  bpStage2:
    '(sbp >= 140, or with age >= 80 sbp >= 150; or dbp >= 90), neither bpStage2High nor veryHighBp, and not pregnant',
  bpLow: 'sbp 80-89 and neither bpLowSymptoms nor bpVeryLow, and not quietLow',
  afStroke: 'rhythmProblem == afib and bloodThinner is not yes (also not answered)',
  weightLow:
    'none of weightDanger, weightVeryLow, eatingUrgent, and (bmi < 17; or bmi < 18.5 and (weightChange in [eatingWorry, lostWeight], eatingSigns, or age >= 65))',
  eatingSupport: 'weightChange == eatingWorry and none of weightDanger, weightVeryLow, eatingUrgent, weightLow',
  weightLossCheck: 'weightChange == lostWeight and neither weightDanger, weightVeryLow nor weightLow',
  kidneyLow:
    'egfrBand in [15to29, 30to44, 45to59] and kidneyDisease not in [mildModerate, severe, stage5, dialysisOrTransplant]; not with pregnancyKidney',
  uacrHigh:
    'uacr >= 300 and kidneyDisease not in [stage5, dialysisOrTransplant]; not with pregnancyKidney; with edema == daily heartFailureWorse stands beside it',
  ldl190: 'ldlBand == 190plus',
  tg500: 'triglycerideBand == 500plus; not with pregnancyFats',
  diabetesRange:
    'diabetesStatus not in [type1, type2] (also when unanswered) and (a1cBand with mid >= 6.5 or fastingGlucoseBand in [126to199, 200plus]) and not sugarVeryHigh, nor sugarVeryLow',
  sugarControl:
    'diabetesStatus in [type1, type2] and (a1cBand == 10plus or fastingGlucoseBand == 200plus) and not sugarVeryHigh, nor sugarVeryLow',
  sugarLow:
    'not sugarVeryLow and any of: sugarTreated and glucose < 54; sugarTreated and fresh and glucose < 70; not sugarTreated and fresh and glucose < 54',
  sugarPregnancy:
    'pregnant and none of sugarVeryHigh, sugarVeryLow, diabetesRange, sugarControl, sugarLow, and (glucose >= 92, or without that number fastingGlucoseBand in [100to125, 126to199, 200plus]; or a1cBand in [5_7to6_4, 6_5to6_9, 7to7_9, 8to8_9, 9to9_9, 10plus])',
  moodSupport:
    'moodLow in [half, daily]; or lifeOutlook == veryPessimistic and at least one more of the burdens; or at least three of the burdens (longevity answers)',
  apneaCheck:
    'sleepApneaDiagnosed == suspected; or sleepApneaDiagnosed == yes and sleepApneaTreatment == none; or orthopnea == gasping and not orthopnea flag',
};

/** When each route applies, in the same codes. */
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
    'knownHeartConditions == heartFailure, dyspnea == minimalKnown, orthopnea == proppedKnown, or one of the flags acuteBreathless, breathlessDaily, breathlessNew, orthopnea, heartFailureWorse, heartFailureSigns',
  waitForCare: 'any emergency or urgent flag',
  lowMood: 'flag moodSupport, or lifeOutlook == veryPessimistic, or stressLevels == 5',
  eatingRisk: 'weightChange == eatingWorry, or eatingSigns',
  checkBeforeExercise:
    'chestPainOther, but not calmPain; apneaCheck with gaspingSoon; one of the flags breathlessEffort, palpitationsFrequent, rhythmAlert, pulseLow, bpStage2High, anginaKnown, pulseHigh, bpLow; or syncopeAny, but not with harmlessFaint, age below 65 and no heartDisease',
  kidneyDiet: 'kidneyDisease in [dialysisOrTransplant, stage5, severe], or egfrBand in [under15, 15to29]',
  heartValve: 'knownHeartConditions == valve',
  heartSport: 'knownHeartConditions in [valve, inheritedHeart, aneurysm, congenital]',
  restFirst:
    'pulse >= 101; chestPain == today; sbp < 90, but not quietLow; or faintMonth with one of syncopeHeart, syncopeUnexplained, syncopeAny',
};

/** The short terms that these rules use. */
export const ruleTerms = {
  'sbp, dbp':
    'typed numbers when bpReading == numbers and bpSystolic is valid (dbp may be missing); else bpBand.mid and bpBand.dbp when bpReading == band and bpBand is answered; else unknown. A lower number that is not below the upper one was mistyped: both unknown (but in pregnancy a larger number of 140 or more counts as the upper one). A missing value makes its comparison false',
  'bmi, age':
    '703 * lb / inches^2 unrounded; completed years; unknown makes every comparison false (except where "or unknown" is written)',
  pulse: 'restingHeartRate, unknown when not answered',
  veryHighBp: 'sbp >= 180 or dbp >= 120',
  pregnant:
    'pregnancyNow in [yes, yesSigns], whatever the gender answer. pregnancyNow = yesSigns when either quiz says so, else yes when either does, else the answer of the quiz that is scored, else that of the other quiz; the answer of the habits quiz is not read above age 55. composeResult drops the older of two answers that are two or more days apart, and a yes older than 46 weeks, before that',
  maybePregnant: 'pregnancyNow not answered in either quiz, gender not male, age 18-55 or unknown',
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
  smoker: 'smoking in [daily20plus, daily10to19, dailyUnder10, someDays]; vapeOnly is none',
  hardDays: 'exerciseFrequency in [5to6, 7] with exerciseIntensity in [vigorous, mixed]; vigorousMinutes do not count',
  burdens:
    'lifeOutlook in [pessimistic, veryPessimistic]; stressCoping == poorly; stressLevels >= 4; closeRelationships in [none, lonely]',
  'lab bands': 'count only when labsAvailable is yes',
  riskBelow40:
    'diabetic; bpMedication == yes; statin in [statin, other]; heartDisease; pregnant; smoker; familyPrematureCvd == yes; inflammatory in [yes, hiv]; kidneyDisease in [dialysisOrTransplant, stage5, severe, mildModerate]; ldlBand == 190plus',
  atRisk: 'age 40 or more, or age unknown, or riskBelow40',
  breathAny: 'dyspnea in [rest, newWorse, minimal, minimalKnown, level] or exertional in [breathless, discomfort]',
  heartLike: 'chestPain in [today, week, often, occasional] and chestPainContext in [unwell, spreads, atRest, longer]',
  eatingSigns:
    'weight not lost without trying, bmi < 18.5, and any of: pulse < 50; sbp < 90; bmi < 17.5 with hardDays; bmi < 17 below 40 (or age unknown)',
  labs: 'glucose, a1c, triglycerides, egfr, uacr = the exact number of the screen "my numbers" when it is in use (METHODS 10.1: exact; uacr: stored and not older than labDate + 3 years); else unknown. fresh (was freshSugar) = labDate unknown, or labDate + 90 days not before today; recent = labDate unknown, or labDate + 7 days not before today. labDate counts for a band, too',
  sugarTreated: 'diabetesStatus in [type1, type2], or gestational with pregnant',
  quietBody: 'age known and below 40; not riskBelow40; noOther',
  harmlessFaint: 'syncopeContext == trigger and syncopeFamily is not yes',
  highSugarBand: 'a1cBand with mid >= 6.5 or fastingGlucoseBand in [126to199, 200plus]',
  age65:
    'age >= 65, or age unknown: an unknown age counts as old in every rule about symptoms, never in a rule of numbers alone (weightLow, athlete, eatingSigns)',
  effortPain:
    'chestPainContext == effort, or usualAngina without knownHeartConditions in [angina, heartAttack, stentBypass]',
  noOther:
    'bpMedication not yes; bmi not below 18.5; weightChange not in [eatingWorry, lostWeight]; not breathAny; palpitations not in [now, persistent, often]; not palpitations == rare with palpitationsContext in [faint, chestPain, breathless, exercise]; edema not in [oneSided, worse, daily]; orthopnea not in [propped, gasping, proppedKnown]; otherWarningSigns none or not answered; pulse not above 100 and not below 40; sbp neither below 90 nor 140 or more; dbp not 90 or more',
  quietWorse: 'chestPainContext == worsening, chestPain not today, quietBody and not faintYear',
  harmlessPain:
    'not faintYear, not (chestPain in [today, week] with pulse >= 91), and: quietBody with chestPainContext in [meals, press], or brief with chestPain == occasional; or chestPain == occasional and noOther, with chestPainContext in [meals, press] and (age below 50 and not riskBelow40, or age below 40 and no item of riskBelow40 but smoking), or brief and (age below 40 and no item of riskBelow40 but smoking)',
  quietFaint:
    'harmlessFaint, chestPain not in [now, today, week, often, occasional], not (syncope == nearlyToday with sbp < 100, pulse >= 91, or maybePregnant), syncope in [nearlyToday, faintWeeks, nearlyWeeks, yes], age known and below 40, no item of riskBelow40 but smoking, and noOther; or the same with syncope in [faintWeeks, nearlyWeeks, yes], age known and below 65, noOther, and none of heartDisease, diabetic, pregnant, kidneyDisease in [dialysisOrTransplant, stage5, severe, mildModerate]',
  mildFaint:
    'harmlessFaint, syncope is not faintToday, and none of heartDisease, diabetic, pregnant, failing: alone it does not make a slow pulse dangerous',
  anotherSign:
    'breathAny; faintMonth; palpitations in [now, persistent, often]; edema in [oneSided, worse, daily]; orthopnea in [propped, gasping]; otherWarningSigns answered and not none; pulse >= 101 or < 50; sbp < 90 or >= 180; dbp >= 120',
  failing:
    'kidneyDisease in [dialysisOrTransplant, stage5] and egfrBand not in [30to44, 45to59, 60to89, 90plus] (also when it is not known): kidneys that no longer work, not a transplant that does',
  goneADay:
    'heartLike with chestPainContext not atRest, and chestPain in [week, often] without heartDisease or chestPain == occasional with heartDisease, and none of: chestPain == week with chestPainContext == unwell and atRisk; dyspnea in [rest, newWorse]; faintMonth; pregnant; otherWarningSigns answered and not none; pulse >= 101; sbp < 90',
  rarely:
    'chestPain == occasional, heartLike or quietWorse, and none of: heartDisease; diabetic; failing; kidneyDisease == severe; pregnant; age65 with chestPainContext in [atRest, unwell]; breathAny; palpitations in [now, persistent, often]; edema in [oneSided, worse, daily]; orthopnea in [propped, gasping, proppedKnown]; otherWarningSigns answered and not none; faintYear; pulse >= 101 or < 40; sbp < 90 or >= 180',
  stairsOnly:
    'exertional == discomfort, and none of: chestPain in [now, today, week, often, occasional]; heartDisease; diabetic; failing; pregnant; dyspnea in [rest, newWorse, minimal, minimalKnown, level]; faintYear; palpitations in [now, persistent, often]; edema in [oneSided, worse, daily]; orthopnea in [propped, gasping]; otherWarningSigns answered and not none; pulse >= 101 or < 50; sbp < 90',
  calmPain:
    'chestPain in [week, often, occasional] and chestPainContext in [meals, press], and none of anotherSign, heartDisease, diabetic, pregnant, faintYear',
  quietLow:
    'sbp 85-89, age known and below 40, not riskBelow40, noOther but for its "sbp below 90", not faintYear, chestPain not in [now, today, week, often, occasional], and pulse neither below 50 nor above 90',
  faintLow:
    'faintNow, and any of: pulse >= 101; sbp < 90; sbp < 100 with age 40 or more or unknown, or with pulse >= 91',
  gaspingSoon:
    'orthopnea == gasping and any of: age 60 or more, or unknown; bpMedication == yes; palpitations in [now, persistent, often]; chestPain in [today, week, often, occasional] with chestPainContext not in [meals, press, brief] (also not answered); kidneyDisease == severe',
  toldSugar:
    'diabetesStatus not in [type1, type2] (also not answered), toldHighBloodSugar == yes, weightChange == lostWeight, neither a1cBand nor fastingGlucoseBand known, and age below 40 or unknown',
  twoSigns:
    'two or more of the flags chestPainOther (not with calmPain), heartFailureSigns, breathlessEffort, syncopeAny, palpitationsFrequent, rhythmAlert, pulseHigh, pulseLow, bpLow',
  steadyAf:
    'rhythmProblem == afib, bloodThinner == yes, palpitations == persistent, palpitationsContext == none, pulse 50-100, and none of: breathAny; faintMonth; chestPain in [now, today, week, often, occasional]; edema in [worse, daily]; sbp < 90; pregnant; failing',
} as const satisfies Readonly<Record<string, string>>;
