// The heart quiz: food, sleep, activity and trackers.

export const dietTitle = 'Comer para su corazón';
export const dietHint =
  'Comer bien es una de las ocho cosas que mantienen sano el corazón. Solo necesitamos cuatro respuestas cortas.';

export const dietFruitVeg = '¿Cuántas porciones de frutas y verduras come al día?';
export const dietFruitVegNoneOrOne = 'Ninguna o una';
export const dietFruitVegTwoOrThree = 'Dos o tres';
export const dietFruitVegFourPlus = 'Cuatro o más';
export const dietFruitVegHint = 'Una porción es más o menos un puñado.';
export const countsTowardsEating = 'Cuenta para su puntuación de alimentación.';

export const dietSalt = '¿Con qué frecuencia come alimentos salados, o agrega sal en la mesa?';
export const dietSaltWhy = 'La sal sube la presión arterial.';

export const dietSugaryDrinks = '¿Con qué frecuencia toma bebidas azucaradas?';
export const dietSugaryDrinksWeekly = 'De 1 a 6 por semana';

export const dietFriedMeat = '¿Con qué frecuencia come comida frita o carnes procesadas?';
export const dietFriedMeatWeekly = 'De 1 a 3 veces por semana';
export const dietFriedMeatHint = 'Las carnes procesadas incluyen el tocino, las salchichas y el jamón.';

export const sleepApneaTitle = 'Respirar de noche';
export const sleepApneaHint =
  'Las pausas en la respiración durante el sueño exigen más esfuerzo al corazón. Muchas veces se pasan por alto.';

export const sleepApneaDiagnosed = '¿Le han dicho que tiene apnea del sueño?';
export const sleepApneaDiagnosedSuspected =
  'No, pero alguien ha notado pausas en mi respiración, o ronco fuerte y tengo sueño de día';
export const sleepApneaDiagnosedSuspectedTold =
  'Alguien ha notado pausas en mi respiración, o ronco fuerte y tengo sueño de día.';
export const sleepApneaDiagnosedWhy = 'Si falta el tratamiento, la apnea del sueño es dura para el corazón.';

export const sleepApneaTreatment = '¿Qué tratamiento tiene?';
export const sleepApneaTreatmentCpapMost = 'CPAP o un aparato, la mayoría de las noches';
export const sleepApneaTreatmentCpapSome = 'CPAP o un aparato, algunas noches';
export const sleepApneaTreatmentOther = 'Bajar de peso, la posición al dormir o una cirugía';
export const sleepApneaTreatmentNone = 'No tengo tratamiento';
export const sleepApneaTreatmentWhy = 'El tratamiento quita gran parte del esfuerzo al corazón.';

export const fitnessTitle = '¿Qué tanto se mueve?';
export const fitnessHint =
  'La meta para los adultos es al menos 150 minutos de actividad moderada o 75 minutos de actividad intensa por semana. Cualquier cantidad cuenta.';

export const moderateMinutes = '¿Cuántos minutos de actividad moderada hace por semana?';
export const moderateMinutesHint = 'Como caminar a paso rápido o andar en bicicleta con calma.';
export const moderateMinutesWhy = 'Cuenta para su puntuación de actividad.';

export const vigorousMinutes = '¿Y cuántos minutos de actividad intensa?';
export const vigorousMinutesHint = 'Como correr, nadar rápido o una clase de bicicleta fija.';
export const vigorousMinutesWhy = 'Cada uno de estos minutos cuenta doble.';

export const fitnessCompare = '¿Cómo es su condición física en comparación con otras personas de su edad?';
export const fitnessCompareLess = 'Peor';
export const fitnessCompareSame = 'Más o menos igual';
export const fitnessCompareMore = 'Mejor';
export const fitnessCompareWhy = 'Cómo siente su condición física completa su puntuación de condición física.';

export const wearablesTitle = 'Relojes y pulseras';
export const wearablesHint = 'Si usa uno, puede haber notado algo. Si no, siga adelante.';

export const wearableUse = '¿Usa una pulsera de actividad o un reloj inteligente?';
export const wearableUseWhy = 'Algunos pueden detectar latidos irregulares.';

export const rhythmAlert = '¿Alguna vez le avisó de un ritmo irregular del corazón?';
export const rhythmAlertYes = 'Sí, en los últimos 12 meses, y nadie lo ha revisado todavía';
export const rhythmAlertYesTold = 'En los últimos 12 meses, y nadie lo ha revisado todavía.';
export const rhythmAlertWhy = 'Una alerta se debe revisar con un electrocardiograma (ECG) de verdad.';
