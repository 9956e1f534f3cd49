// The questions of the habits quiz: as a strength after a colon, as something to change after a colon, and in a list.

export const weightStep = 'your weight for your height';

export const healthCheckupsInList = 'check-ups';

export const healthCheckupsStrength = 'regular check-ups';

export const healthCheckupsStep = 'a check-up';

export const oralHygieneStrength = 'looking after your teeth';

export const oralHygieneStep = 'your teeth and gums';

export const smokingStrength = 'not smoking';

export const alcoholConsumptionStrength = 'not drinking';

export const alcoholConsumptionStep = 'alcohol';

export const overallDietStrength = 'what you eat';

export const plantVarietyStrength = 'many kinds of plants';

export const plantVarietyStep = 'more kinds of plants';

export const processedFoodServingsStrength = 'few packaged foods';

export const processedFoodServingsStep = 'packaged foods';

export const waterIntakeCupsInList = 'water';

export const waterIntakeCupsStrength = 'enough water';

export const mealWindowConsistencyInList = 'mealtimes';

export const mealWindowConsistencyStrength = 'regular meals';

export const mealWindowConsistencyStep = 'your mealtimes';

export const digestiveSymptomsInList = 'digestion';

export const exerciseFrequencyStrength = 'your active days';

export const exerciseIntensityStrength = 'how hard you exercise';

export const strengthTrainingStrength = 'your strength training';

export const strengthTrainingStep = 'strength training';

export const sittingHoursStrength = 'not sitting too long';

export const sittingHoursStep = 'sitting for long';

export const sitToStandStrength = 'getting up easily';

export const sitToStandStep = 'getting up from the floor';

export const gripStrengthSelfStrength = 'a strong grip';

export const gripStrengthSelfStep = 'grip strength';

export const sleepHoursStrength = 'how long you sleep';

export const sleepQualityStrength = 'waking up rested';

export const sleepQualityStep = 'how rested you feel';

export const sleepConsistencyStrength = 'regular sleep times';

export const sleepConsistencyStep = 'your sleep times';

export const nightAwakeningsInList = 'waking at night';

export const nightAwakeningsStrength = 'unbroken nights';

export const stressLevelsStrength = 'little stress';

export const stressLevelsStep = 'stress';

export const stressCopingInList = 'coping with stress';

export const lifeOutlookStrength = 'an optimistic outlook';

export const closeRelationshipsStrength = 'people to count on';

export const closeRelationshipsStep = 'company';

export const communityInvolvementStrength = 'joining in with others';

export const communityInvolvementStep = 'joining in';

export const mindfulnessFrequencyInList = 'quiet time';

export const sunlightExposureInList = 'daylight';

export const sunlightExposureStep = 'time in the sun';

export const natureTimeInList = 'time in nature';

export const screenTimeNonWorkStrength = 'little screen time';

export const screenTimeNonWorkStep = 'screen time';

export const vapingStep = 'nicotine';
