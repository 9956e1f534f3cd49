// /methods: what each short term in a rule means, in the codes of questions and answers. The page shows their names instead.

export const sbpDbp =
  'typed numbers when bpReading == numbers and bpSystolic is valid (dbp may be missing); else bpBand.mid and bpBand.dbp when bpReading == band and bpBand is answered; else unknown. A lower number that is not below the upper one was mistyped: both unknown (but in pregnancy a larger number of 140 or more counts as the upper one). A missing value makes its comparison false';
export const bmiAge =
  '703 * lb / inches^2 unrounded; completed years; unknown makes every comparison false (except where "or unknown" is written)';
export const pulse = 'restingHeartRate, unknown when not answered';
export const veryHighBp = 'sbp >= 180 or dbp >= 120';
export const pregnant =
  'pregnancyNow in [yes, yesSigns], whatever the gender answer. pregnancyNow = yesSigns when either quiz says so, else yes when either does, else the answer of the quiz that is scored, else that of the other quiz; the answer of the habits quiz is not read above age 55. composeResult drops the older of two answers that are two or more days apart, and a yes older than 46 weeks, before that';
export const maybePregnant = 'pregnancyNow not answered in either quiz, gender not male, age 18-55 or unknown';
export const heartDisease =
  'knownHeartConditions answered and not none (also valve), or rhythmProblem in [afib, other]';
export const diabetic = 'diabetesStatus in [type1, type2]';
export const pleuritic = 'chestPain in [today, week, often, occasional] and chestPainContext == sharpBreath';
export const faintNow = 'syncope in [faintToday, nearlyToday]';
export const faintMonth = 'syncope in [faintToday, nearlyToday, faintWeeks, nearlyWeeks]';
export const faintYear = 'faintMonth, or syncope in [yes, nearly]';
export const warning = 'otherWarningSigns in [strokeSigns, suddenHeadache, pinkSputum, confusion, suddenlyUnwell]';
export const severeSymptom =
  'chestPain in [now, today]; dyspnea in [rest, newWorse]; faintNow; warning; or palpitations in [now, persistent] with rhythmProblem == afib or rhythmAlert == yes';
export const anySymptom =
  'severeSymptom; chestPain in [week, often, occasional]; dyspnea in [minimal, minimalKnown, level]; faintMonth; palpitations in [now, persistent, often, rare]; edema in [oneSided, worse]; orthopnea in [propped, gasping]; exertional in [discomfort, breathless]; rhythmProblem == afib; rhythmAlert == yes; otherWarningSigns == tiaRecent; pregnant; sbp < 100; bmi < 17';
export const athlete =
  'age below 65 or unknown, bmi not below 18.5, fitnessCompare not less, and (exerciseFrequency in [5to6, 7] with exerciseIntensity in [vigorous, mixed], or vigorousMinutes >= 150)';
export const smoker = 'smoking in [daily20plus, daily10to19, dailyUnder10, someDays]; vapeOnly is none';
export const hardDays =
  'exerciseFrequency in [5to6, 7] with exerciseIntensity in [vigorous, mixed]; vigorousMinutes do not count';
export const burdens =
  'lifeOutlook in [pessimistic, veryPessimistic]; stressCoping == poorly; stressLevels >= 4; closeRelationships in [none, lonely]';
export const labBands = 'count only when labsAvailable is yes';
export const riskBelow40 =
  'diabetic; bpMedication == yes; statin in [statin, other]; heartDisease; pregnant; smoker; familyPrematureCvd == yes; inflammatory in [yes, hiv]; kidneyDisease in [dialysisOrTransplant, stage5, severe, mildModerate]; ldlBand == 190plus';
export const atRisk = 'age 40 or more, or age unknown, or riskBelow40';
export const breathAny =
  'dyspnea in [rest, newWorse, minimal, minimalKnown, level] or exertional in [breathless, discomfort]';
export const heartLike =
  'chestPain in [today, week, often, occasional] and chestPainContext in [unwell, spreads, atRest, longer]';
export const eatingSigns =
  'weight not lost without trying, bmi < 18.5, and any of: pulse < 50; sbp < 90; bmi < 17.5 with hardDays; bmi < 17 below 40 (or age unknown)';
export const labs =
  'glucose, a1c, triglycerides, egfr, uacr = the exact number of the screen "my numbers" when it is in use (METHODS 10.1: exact; uacr: stored and not older than labDate + 3 years); else unknown. fresh (was freshSugar) = labDate unknown, or labDate + 90 days not before today; recent = labDate unknown, or labDate + 7 days not before today. labDate counts for a band, too';
export const sugarTreated = 'diabetesStatus in [type1, type2], or gestational with pregnant';
export const quietBody = 'age known and below 40; not riskBelow40; noOther';
export const harmlessFaint = 'syncopeContext == trigger and syncopeFamily is not yes';
export const highSugarBand = 'a1cBand with mid >= 6.5 or fastingGlucoseBand in [126to199, 200plus]';
export const age65 =
  'age >= 65, or age unknown: an unknown age counts as old in every rule about symptoms, never in a rule of numbers alone (weightLow, athlete, eatingSigns)';
export const effortPain =
  'chestPainContext == effort, or usualAngina without knownHeartConditions in [angina, heartAttack, stentBypass]';
export const noOther =
  'bpMedication not yes; bmi not below 18.5; weightChange not in [eatingWorry, lostWeight]; not breathAny; palpitations not in [now, persistent, often]; not palpitations == rare with palpitationsContext in [faint, chestPain, breathless, exercise]; edema not in [oneSided, worse, daily]; orthopnea not in [propped, gasping, proppedKnown]; otherWarningSigns none or not answered; pulse not above 100 and not below 40; sbp neither below 90 nor 140 or more; dbp not 90 or more';
export const quietWorse = 'chestPainContext == worsening, chestPain not today, quietBody and not faintYear';
export const harmlessPain =
  'not faintYear, not (chestPain in [today, week] with pulse >= 91), and: quietBody with chestPainContext in [meals, press], or brief with chestPain == occasional; or chestPain == occasional and noOther, with chestPainContext in [meals, press] and (age below 50 and not riskBelow40, or age below 40 and no item of riskBelow40 but smoking), or brief and (age below 40 and no item of riskBelow40 but smoking)';
export const quietFaint =
  'harmlessFaint, chestPain not in [now, today, week, often, occasional], not (syncope == nearlyToday with sbp < 100, pulse >= 91, or maybePregnant), syncope in [nearlyToday, faintWeeks, nearlyWeeks, yes], age known and below 40, no item of riskBelow40 but smoking, and noOther; or the same with syncope in [faintWeeks, nearlyWeeks, yes], age known and below 65, noOther, and none of heartDisease, diabetic, pregnant, kidneyDisease in [dialysisOrTransplant, stage5, severe, mildModerate]';
export const mildFaint =
  'harmlessFaint, syncope is not faintToday, and none of heartDisease, diabetic, pregnant, failing: alone it does not make a slow pulse dangerous';
export const anotherSign =
  'breathAny; faintMonth; palpitations in [now, persistent, often]; edema in [oneSided, worse, daily]; orthopnea in [propped, gasping]; otherWarningSigns answered and not none; pulse >= 101 or < 50; sbp < 90 or >= 180; dbp >= 120';
export const failing =
  'kidneyDisease in [dialysisOrTransplant, stage5] and egfrBand not in [30to44, 45to59, 60to89, 90plus] (also when it is not known): kidneys that no longer work, not a transplant that does';
export const goneADay =
  'heartLike with chestPainContext not atRest, and chestPain in [week, often] without heartDisease or chestPain == occasional with heartDisease, and none of: chestPain == week with chestPainContext == unwell and atRisk; dyspnea in [rest, newWorse]; faintMonth; pregnant; otherWarningSigns answered and not none; pulse >= 101; sbp < 90';
export const rarely =
  'chestPain == occasional, heartLike or quietWorse, and none of: heartDisease; diabetic; failing; kidneyDisease == severe; pregnant; age65 with chestPainContext in [atRest, unwell]; breathAny; palpitations in [now, persistent, often]; edema in [oneSided, worse, daily]; orthopnea in [propped, gasping, proppedKnown]; otherWarningSigns answered and not none; faintYear; pulse >= 101 or < 40; sbp < 90 or >= 180';
export const stairsOnly =
  'exertional == discomfort, and none of: chestPain in [now, today, week, often, occasional]; heartDisease; diabetic; failing; pregnant; dyspnea in [rest, newWorse, minimal, minimalKnown, level]; faintYear; palpitations in [now, persistent, often]; edema in [oneSided, worse, daily]; orthopnea in [propped, gasping]; otherWarningSigns answered and not none; pulse >= 101 or < 50; sbp < 90';
export const calmPain =
  'chestPain in [week, often, occasional] and chestPainContext in [meals, press], and none of anotherSign, heartDisease, diabetic, pregnant, faintYear';
export const quietLow =
  'sbp 85-89, age known and below 40, not riskBelow40, noOther but for its "sbp below 90", not faintYear, chestPain not in [now, today, week, often, occasional], and pulse neither below 50 nor above 90';
export const faintLow =
  'faintNow, and any of: pulse >= 101; sbp < 90; sbp < 100 with age 40 or more or unknown, or with pulse >= 91';
export const gaspingSoon =
  'orthopnea == gasping and any of: age 60 or more, or unknown; bpMedication == yes; palpitations in [now, persistent, often]; chestPain in [today, week, often, occasional] with chestPainContext not in [meals, press, brief] (also not answered); kidneyDisease == severe';
export const toldSugar =
  'diabetesStatus not in [type1, type2] (also not answered), toldHighBloodSugar == yes, weightChange == lostWeight, neither a1cBand nor fastingGlucoseBand known, and age below 40 or unknown';
export const twoSigns =
  'two or more of the flags chestPainOther (not with calmPain), heartFailureSigns, breathlessEffort, syncopeAny, palpitationsFrequent, rhythmAlert, pulseHigh, pulseLow, bpLow';
export const steadyAf =
  'rhythmProblem == afib, bloodThinner == yes, palpitations == persistent, palpitationsContext == none, pulse 50-100, and none of: breathAny; faintMonth; chestPain in [now, today, week, often, occasional]; edema in [worse, daily]; sbp < 90; pregnant; failing';
