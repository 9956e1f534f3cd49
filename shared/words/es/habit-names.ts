// The questions of the habits quiz: as a strength after a colon, as something to change after a colon, and in a list.

export const weightStep = 'su peso para su estatura';

export const healthCheckupsInList = 'chequeos';

export const healthCheckupsStrength = 'chequeos con regularidad';

export const healthCheckupsStep = 'un chequeo';

export const oralHygieneStrength = 'el cuidado de sus dientes';

export const oralHygieneStep = 'sus dientes y encías';

export const smokingStrength = 'no fumar';

export const alcoholConsumptionStrength = 'no beber alcohol';

export const alcoholConsumptionStep = 'alcohol';

export const overallDietStrength = 'lo que come';

export const plantVarietyStrength = 'muchos alimentos distintos de plantas';

export const plantVarietyStep = 'más alimentos distintos de plantas';

export const processedFoodServingsStrength = 'pocos alimentos envasados';

export const processedFoodServingsStep = 'alimentos envasados';

export const waterIntakeCupsInList = 'agua';

export const waterIntakeCupsStrength = 'suficiente agua';

export const mealWindowConsistencyInList = 'horarios de comida';

export const mealWindowConsistencyStrength = 'comidas a horas fijas';

export const mealWindowConsistencyStep = 'sus horarios de comida';

export const digestiveSymptomsInList = 'digestión';

export const exerciseFrequencyStrength = 'sus días de ejercicio';

export const exerciseIntensityStrength = 'la intensidad de su ejercicio';

export const strengthTrainingStrength = 'sus ejercicios de fuerza';

export const strengthTrainingStep = 'ejercicios de fuerza';

export const sittingHoursStrength = 'no pasar demasiado tiempo en posición sentada';

export const sittingHoursStep = 'mucho tiempo en posición sentada';

export const sitToStandStrength = 'levantarse con facilidad';

export const sitToStandStep = 'levantarse del piso';

export const gripStrengthSelfStrength = 'fuerza en las manos';

export const gripStrengthSelfStep = 'la fuerza de sus manos';

export const sleepHoursStrength = 'cuánto duerme';

export const sleepQualityStrength = 'despertar con la sensación de haber descansado';

export const sleepQualityStep = 'cuánto descansa al dormir';

export const sleepConsistencyStrength = 'horas fijas para dormir';

export const sleepConsistencyStep = 'sus horas de dormir';

export const nightAwakeningsInList = 'despertarse en la noche';

export const nightAwakeningsStrength = 'noches de sueño seguido';

export const stressLevelsStrength = 'poco estrés';

export const stressLevelsStep = 'estrés';

export const stressCopingInList = 'manejo del estrés';

export const lifeOutlookStrength = 'una actitud optimista';

export const closeRelationshipsStrength = 'personas con quienes contar';

export const closeRelationshipsStep = 'compañía';

export const communityInvolvementStrength = 'participar en actividades con otras personas';

export const communityInvolvementStep = 'participar en actividades';

export const mindfulnessFrequencyInList = 'tiempo de calma';

export const sunlightExposureInList = 'luz del día';

export const sunlightExposureStep = 'tiempo al sol';

export const natureTimeInList = 'tiempo en la naturaleza';

export const screenTimeNonWorkStrength = 'poco tiempo frente a pantallas';

export const screenTimeNonWorkStep = 'tiempo frente a pantallas';

export const vapingStep = 'nicotina';
