// /methods: when each route applies, in the codes of questions and answers. The page shows their names instead.

export const pregnant = 'pregnancyNow in [yes, yesSigns]';
export const underweight = 'bmi < 18.5';
export const severeUnderweight = 'bmi < 17';
export const establishedCvd =
  'knownHeartConditions in [heartAttack, stroke, heartFailure, stentBypass, angina, aneurysm, pad, inheritedHeart, congenital, cac300]';
export const kidneyFailure = 'kidneyDisease in [dialysisOrTransplant, stage5], or egfrBand == under15';
export const frail =
  'age >= 65 and (sitToStand == cannot, or exertional == cannot, or sitToStand == moreSupport with gripStrengthSelf == weaker)';
export const mobilityLimited = 'sitToStand == cannot, or exertional == cannot';
export const heartFailureSigns =
  'knownHeartConditions == heartFailure, dyspnea == minimalKnown, orthopnea == proppedKnown, or one of the flags acuteBreathless, breathlessDaily, breathlessNew, orthopnea, heartFailureWorse, heartFailureSigns';
export const waitForCare = 'any emergency or urgent flag';
export const lowMood = 'flag moodSupport, or lifeOutlook == veryPessimistic, or stressLevels == 5';
export const eatingRisk = 'weightChange == eatingWorry, or eatingSigns';
export const checkBeforeExercise =
  'chestPainOther, but not calmPain; apneaCheck with gaspingSoon; one of the flags breathlessEffort, palpitationsFrequent, rhythmAlert, pulseLow, bpStage2High, anginaKnown, pulseHigh, bpLow; or syncopeAny, but not with harmlessFaint, age below 65 and no heartDisease';
export const kidneyDiet = 'kidneyDisease in [dialysisOrTransplant, stage5, severe], or egfrBand in [under15, 15to29]';
export const heartValve = 'knownHeartConditions == valve';
export const heartSport = 'knownHeartConditions in [valve, inheritedHeart, aneurysm, congenital]';
export const restFirst =
  'pulse >= 101; chestPain == today; sbp < 90, but not quietLow; or faintMonth with one of syncopeHeart, syncopeUnexplained, syncopeAny';
