// /methods: when each warning sign is raised, in the codes of questions and answers. The page shows their names instead.

export const chestPainNow = 'chestPain == now';
export const aorticPain =
  'chestPain in [today, week, often, occasional] and chestPainContext == tearing, or knownHeartConditions == aneurysm with chestPain == today and chestPainContext not meals (also not answered)';
export const chestPainHeartLike =
  'chestPain in [today, week, often, occasional] and chestPainContext == worsening, but not quietWorse; or heartLike, not goneADay, and (chestPain == today, heartDisease, faintNow, or chestPain in [week, often] and atRisk); or chestPain == today, whatever the context, with dyspnea in [rest, newWorse] or otherWarningSigns == suddenlyUnwell; or dyspnea in [rest, newWorse] with heartLike, effortPain, or chestPain == week and chestPainContext not in [meals, press, brief]; or chestPain == today with chestPainContext unsure or not answered, and diabetic or heartDisease';
export const strokeSigns = 'otherWarningSigns == strokeSigns';
export const suddenHeadache = 'otherWarningSigns == suddenHeadache';
export const confusion = 'otherWarningSigns == confusion';
export const acuteBreathless =
  'dyspnea == rest, or otherWarningSigns == pinkSputum, or (kidneyVeryLow or failing) with dyspnea == newWorse or orthopnea == propped';
export const lungClot =
  'edema == oneSided with any of: breathAny; faintNow; pulse >= 111; otherWarningSigns == pinkSputum; chestPain in [now, today]; chestPain == week with chestPainContext not in [meals, press, brief]; chestPain in [often, occasional] with (heartLike or chestPainContext in [tearing, worsening, effort, sharpBreath]). Or pleuritic with any of: dyspnea in [rest, newWorse]; chestPain in [today, week] with faintNow; chestPain == today with pulse >= 111';
export const suddenlyUnwell =
  'otherWarningSigns == suddenlyUnwell and any of: atRisk; faintNow; chestPain in [now, today]; dyspnea in [rest, newWorse]; pulse >= 101; sbp < 100';
export const syncopeHeart =
  'syncope in [faintToday, faintWeeks, nearlyToday] and syncopeContext in [heart, exercise, lying]; or syncope in [faintToday, nearlyToday] and (syncopeContext in [noWarning, sitting] or syncopeFamily == yes) and heartDisease; or faintNow and (chestPain in [now, today] or dyspnea in [rest, newWorse]); or pregnant and syncope == faintToday';
export const palpitationsSerious =
  'palpitations in [now, persistent] and palpitationsContext in [faint, chestPain, breathless]; or palpitations == often and palpitationsContext == faint; or palpitations in [now, persistent] with dyspnea in [rest, newWorse], with chestPain == today and chestPainContext not in [meals, press, brief], or with faintNow (persistent: not with harmlessFaint); or palpitations == now with weightChange == eatingWorry; or kidneyVeryLow with palpitations in [now, persistent, often]; or failing with palpitations in [now, persistent]; or palpitations == now with sbp < 90';
export const pulseFastSymptoms =
  'pulse >= 130 and anySymptom; or pulse >= 111 and (severeSymptom, orthopnea == propped, or dyspnea == minimal)';
export const pulseSlowSymptoms =
  'pulse < 40 and any of: faintYear, but not mildFaint; dyspnea in [rest, newWorse, minimal, minimalKnown, level]; chestPain == now; chestPain == today with chestPainContext not in [meals, press]; warning';
export const bpCrisisSymptoms =
  'veryHighBp and any of: chestPain in [now, today]; dyspnea in [rest, newWorse]; warning; otherWarningSigns == tiaRecent; faintNow; orthopnea == propped';
export const bpLowSymptoms =
  'sbp < 90 and any of: chestPain == now; chestPain == today with chestPainContext not in [meals, press]; dyspnea in [rest, newWorse]; warning; faintNow; pulse >= 111; orthopnea == propped';
export const pregnancyDanger =
  'pregnant and any of: pregnancyNow == yesSigns; sbp >= 160; dbp >= 110; edema == oneSided; orthopnea == propped; syncope == faintToday; chestPainNow, aorticPain, chestPainHeartLike, acuteBreathless or lungClot; dyspnea in [newWorse, minimal] with (edema in [worse, daily] or pulse >= 101); dyspnea == newWorse with (orthopnea == gasping or chestPain in [today, week, often, occasional]); edema == worse with (sbp >= 140, dbp >= 90, or a fresh kidney or urine value of pregnancyKidney)';
export const weightDanger =
  'bmi < 15 and any of: pulse < 40; faintMonth; sbp < 80; chestPain in [now, today]; dyspnea in [rest, newWorse]; otherWarningSigns in [confusion, suddenlyUnwell]; or the condition of weightVeryLow (bmi < 15, or bmi < 17 with pulse < 50 or sbp < 90) with faintNow or palpitations in [now, persistent, often]';
export const chestPainUrgent =
  'not chestPainHeartLike, aorticPain or effortPain, and any of: (heartLike or quietWorse) and not rarely; chestPain in [today, week] with pulse >= 101; exertional == breathless with any chest pain of 3 months that is not meals, press, brief or usual angina; or the context, with what it needs when chestPain == today / week / often or occasional: sharpBreath: nothing / nothing / heartDisease. unsure, or not answered: nothing / atRisk / heartDisease. mealsNew: atRisk, breathAny or age65 / atRisk / heartDisease. press: heartDisease, diabetic, pregnant, breathAny, age65, or (age 40 or more or unknown with an item of riskBelow40) / aneurysm / never. meals: heartDisease, diabetic, breathAny, or (age65 or pregnant, with anotherSign) / aneurysm / never. brief: heartDisease, pregnant, breathAny / pregnant or aneurysm / never. usual angina: never / pregnant / never';
export const anginaPattern =
  'effortPain or exertional == discomfort, and neither usual angina (usualAngina with knownHeartConditions in [angina, heartAttack, stentBypass]) nor stairsOnly';
export const tiaRecent = 'otherWarningSigns == tiaRecent';
export const unwellCheck = 'otherWarningSigns == suddenlyUnwell and none of the conditions of suddenlyUnwell';
export const legClot = 'edema == oneSided and not lungClot and not pregnant';
export const breathlessNew = 'dyspnea == newWorse and not lungClot';
export const orthopnea =
  'orthopnea == propped; or orthopnea == gasping and any of: edema in [worse, daily]; dyspnea in [rest, newWorse, minimal, minimalKnown, level]; exertional == breathless; heartDisease; pregnant; failing; pulse >= 101; sbp >= 160; dbp >= 100';
export const breathlessDaily = 'dyspnea == minimal';
export const heartFailureWorse =
  'edema == worse; or knownHeartConditions == heartFailure and (dyspnea in [newWorse, minimal, rest], or orthopnea in [propped, gasping]); or uacr >= 300 (the value alone, without what uacrHigh excludes) with edema == daily; or uacr >= 2200 or egfrBand == 15to29 (the values alone) with dyspnea == level or exertional == breathless';
export const syncopeUnexplained =
  'not syncopeHeart, and by the kind of faint: faintToday: syncopeContext not trigger (also not answered), syncopeFamily == yes, age65, bpMedication == yes, or load. nearlyToday: noWarning, sitting, syncopeFamily == yes, pregnant, load; or (unsure or not answered) with age65. faintWeeks: noWarning, sitting, syncopeFamily == yes, heartDisease; or (unsure or not answered) with age65. nearlyWeeks, yes: heart, exercise, lying, syncopeFamily == yes; (noWarning or sitting) with heartDisease; noWarning with age65. nearly: heart, exercise, lying. load = heartDisease, diabetic, failing, rhythmAlert == yes, weightChange == lostWeight, alcoholConsumption in [23to32, 33plus], faintLow, or chestPain == week with chestPainContext not in [meals, press, brief]';
export const palpitationsUrgent =
  'neither palpitationsSerious nor steadyAf, and any of: palpitations == now; palpitations == often and (palpitationsContext in [chestPain, breathless], knownHeartConditions answered and not none, or failing); palpitations == rare and palpitationsContext == faint; palpitations == persistent and (heartDisease, rhythmAlert == yes, age >= 40 or unknown, bpMedication == yes, diabetic, pulse >= 91, sbp < 90, pregnant, faintMonth, breathAny, or chestPain in [today, week, often, occasional])';
export const pulseFast = 'pulse >= 111 and not pulseFastSymptoms';
export const pulseSlow =
  'not pulseSlowSymptoms and any of: pulse < 40 and (not athlete, or pulse < 30); pulse < 50 and (faintMonth, but not mildFaint; dyspnea in [rest, newWorse]; faintYear with age65, but not mildFaint; or failing); (pulse < 40, or pulse < 50 with age65), also for an athlete, and any of: dyspnea == level; exertional == breathless; edema in [worse, daily]; palpitations in [now, persistent, often]';
export const bpVeryHigh = 'veryHighBp and not bpCrisisSymptoms and not pregnant';
export const bpVeryLow =
  'not bpLowSymptoms and (sbp < 80, or sbp < 90 with knownHeartConditions answered and not none, or sbp < 90 with pulse >= 101)';
export const pregnancyBp = 'pregnant and (sbp >= 140 or dbp >= 90) and sbp < 160 and dbp < 110';
export const weightVeryLow =
  'not weightDanger and (bmi < 15; or bmi < 17 and (pulse < 50 or sbp < 90); or the condition of weightLow with faintNow)';
export const eatingUrgent =
  'weightChange == eatingWorry and not weightDanger and any of: pulse < 50; sbp < 90; faintMonth; palpitations in [now, persistent, often]; palpitations == rare with palpitationsContext not none (also not answered)';
export const kidneyVeryLow = 'egfrBand == under15 and kidneyDisease not in [stage5, dialysisOrTransplant]';
export const sugarVeryHigh =
  '(a1cBand == 10plus or fastingGlucoseBand == 200plus) and any of: weightChange in [lostWeight, eatingWorry]; pregnant; (not diabetic, age below 40 or unknown, and bmi < 25). Or weightChange == lostWeight with (not diabetic and highSugarBand), or with (diabetesStatus == type1 and a1cBand == 9to9_9). Or toldSugar. Or fresh with (glucose >= 300; diabetesStatus == type1 and glucose >= 250; or a1c >= 14)';
export const sugarVeryLow = 'sugarTreated and recent and glucose < 54';
export const pregnancyKidney =
  'pregnant and fresh and (uacr >= 300 with kidneyDisease not in [stage5, dialysisOrTransplant], or egfrBand in [15to29, 30to44, 45to59] with kidneyDisease not in [mildModerate, severe, stage5, dialysisOrTransplant])';
export const pregnancyFats = 'pregnant and fresh and triglycerides >= 1000';
export const pregnancyBreath =
  'pregnant and (dyspnea == level or exertional == breathless) and (pulse >= 101 or palpitations in [now, persistent, often])';
export const anginaKnown =
  'usual angina: chestPain in [today, week, often, occasional] and chestPainContext == usualAngina, with knownHeartConditions in [angina, heartAttack, stentBypass]';
export const chestPainOther =
  'stairsOnly; or chestPain in [today, week, often, occasional], none of aorticPain, chestPainHeartLike, chestPainUrgent, anginaPattern, anginaKnown, and not harmlessPain';
export const heartFailureSigns = 'edema == daily, or dyspnea == level';
export const breathlessEffort =
  'exertional == breathless and (age >= 60 or unknown, diabetic, current smoker, or heartDisease) and none of acuteBreathless, lungClot, pregnancyDanger, breathlessNew, breathlessDaily, orthopnea, heartFailureWorse, heartFailureSigns, pregnancyBreath, chestPainUrgent; dyspnea is not minimalKnown; orthopnea is not proppedKnown; pregnant only with heartDisease';
export const syncopeAny =
  'faintYear and neither syncopeHeart nor syncopeUnexplained, except quietFaint, and except nearly with harmlessFaint (with knownHeartConditions == inheritedHeart that counts too)';
export const palpitationsFrequent =
  'neither palpitationsSerious nor palpitationsUrgent and (palpitations in [often, persistent]; or palpitations == rare and (palpitationsContext in [chestPain, breathless, exercise], or not answered with knownHeartConditions answered and not none))';
export const rhythmAlert = 'rhythmAlert == yes and rhythmProblem is not afib';
export const pulseHigh = 'pulse 101-110';
export const pulseLow =
  'neither pulseSlowSymptoms nor pulseSlow, and any of: pulse < 40; not athlete and pulse < 45; not athlete and pulse < 50 with dyspnea == level, exertional == breathless or faintYear';
export const bpStage2High = '(sbp >= 160 or dbp >= 100) and not veryHighBp and not pregnant';
export const bpStage2 =
  '(sbp >= 140, or with age >= 80 sbp >= 150; or dbp >= 90), neither bpStage2High nor veryHighBp, and not pregnant';
export const bpLow = 'sbp 80-89 and neither bpLowSymptoms nor bpVeryLow, and not quietLow';
export const afStroke = 'rhythmProblem == afib and bloodThinner is not yes (also not answered)';
export const weightLow =
  'none of weightDanger, weightVeryLow, eatingUrgent, and (bmi < 17; or bmi < 18.5 and (weightChange in [eatingWorry, lostWeight], eatingSigns, or age >= 65))';
export const eatingSupport =
  'weightChange == eatingWorry and none of weightDanger, weightVeryLow, eatingUrgent, weightLow';
export const weightLossCheck = 'weightChange == lostWeight and neither weightDanger, weightVeryLow nor weightLow';
export const kidneyLow =
  'egfrBand in [15to29, 30to44, 45to59] and kidneyDisease not in [mildModerate, severe, stage5, dialysisOrTransplant]; not with pregnancyKidney';
export const uacrHigh =
  'uacr >= 300 and kidneyDisease not in [stage5, dialysisOrTransplant]; not with pregnancyKidney; with edema == daily heartFailureWorse stands beside it';
export const ldl190 = 'ldlBand == 190plus';
export const tg500 = 'triglycerideBand == 500plus; not with pregnancyFats';
export const diabetesRange =
  'diabetesStatus not in [type1, type2] (also when unanswered) and (a1cBand with mid >= 6.5 or fastingGlucoseBand in [126to199, 200plus]) and not sugarVeryHigh, nor sugarVeryLow';
export const sugarControl =
  'diabetesStatus in [type1, type2] and (a1cBand == 10plus or fastingGlucoseBand == 200plus) and not sugarVeryHigh, nor sugarVeryLow';
export const sugarLow =
  'not sugarVeryLow and any of: sugarTreated and glucose < 54; sugarTreated and fresh and glucose < 70; not sugarTreated and fresh and glucose < 54';
export const sugarPregnancy =
  'pregnant and none of sugarVeryHigh, sugarVeryLow, diabetesRange, sugarControl, sugarLow, and (glucose >= 92, or without that number fastingGlucoseBand in [100to125, 126to199, 200plus]; or a1cBand in [5_7to6_4, 6_5to6_9, 7to7_9, 8to8_9, 9to9_9, 10plus])';
export const moodSupport =
  'moodLow in [half, daily]; or lifeOutlook == veryPessimistic and at least one more of the burdens; or at least three of the burdens (longevity answers)';
export const apneaCheck =
  'sleepApneaDiagnosed == suspected; or sleepApneaDiagnosed == yes and sleepApneaTreatment == none; or orthopnea == gasping and not orthopnea flag';
