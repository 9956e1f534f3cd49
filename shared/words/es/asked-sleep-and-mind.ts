// The first quiz: sleep, mind, people and surroundings.

export const sleepTitle = '¿Cómo son sus noches?';
export const sleepHint =
  'Dormir a horas fijas puede importar más de lo que piensa. En un estudio con sensores en la muñeca, las personas con el sueño más regular solían vivir más.';

export const sleepHours = '¿Cuántas horas duerme por lo general?';
export const sleepHoursHint = 'Cuente todo lo que duerme en 24 horas, también las siestas.';
export const sleepHoursWhy = 'Unas siete a ocho horas se relacionan con el riesgo más bajo.';

export const sleepQuality = '¿Cuánto siente que descansó cuando se despierta?';
export const sleepQualityVeryGood = 'Descansé por completo';
export const sleepQualityGood = 'Descansé bastante';
export const sleepQualityFair = 'Muchas veces con cansancio';
export const sleepQualityPoor = 'Casi siempre con cansancio';
export const sleepQualityWhy = 'Cuánto siente que descansó dice más que el número de horas por sí solo.';

export const sleepConsistency = '¿Cuánto cambian de un día a otro las horas en que se acuesta y se levanta?';
export const sleepConsistencyIrregular = 'Más de dos horas, o trabajo por turnos';
export const sleepConsistencySomewhat = 'Una o dos horas';
export const sleepConsistencyRegular = 'Menos de una hora';
export const sleepConsistencyVeryRegular = 'Muy poco';
export const sleepConsistencyWhy = 'Las horas fijas para dormir se relacionan con una vida más larga.';

export const nightAwakenings = '¿Con qué frecuencia se despierta en la noche?';
export const nightAwakeningsOnce = 'Alrededor de una vez';
export const nightAwakeningsTwoThree = 'Dos o tres veces';
export const nightAwakeningsMore = 'Más veces, o me despierto jadeando';
export const nightAwakeningsWhy =
  'Es parte de su puntuación de sueño. En estudios grandes, despertarse en la noche no se relacionó con cuánto vivía la gente, por eso no cambia su edad biológica.';

export const psychosocialTitle = 'Su mente y las personas a su alrededor';
export const psychosocialHint = 'Puede saltar la mayoría de las próximas preguntas.';

export const stressLevels = '¿Cuánto estrés ha sentido en el último mes?';
export const stressLevelsVeryLow = 'Muy poco';
export const stressLevelsLow = 'Poco';
export const stressLevelsModerate = 'Moderado';
export const stressLevelsHigh = 'Mucho';
export const stressLevelsVeryHigh = 'Muchísimo';
export const stressLevelsWhy = 'El estrés de mucho tiempo es duro para el cuerpo y la mente.';

export const stressCoping = '¿Qué tan bien maneja el estrés?';
export const stressCopingVeryWell = 'Muy bien';
export const stressCopingWell = 'Bien';
export const stressCopingSoSo = 'Depende';
export const stressCopingPoorly = 'No muy bien: siento que no puedo con todo';
export const partOfMindScore = 'Es parte de su puntuación de mente y relaciones. No cambia su edad biológica.';

export const lifeOutlook = '¿Cómo ve por lo general el futuro?';
export const lifeOutlookVeryPessimistic = 'Con mucho pesimismo';
export const lifeOutlookPessimistic = 'Con algo de pesimismo';
export const lifeOutlookNeutral = 'En un punto medio';
export const lifeOutlookOptimistic = 'Con algo de optimismo';
export const lifeOutlookVeryOptimistic = 'Con mucho optimismo';
export const lifeOutlookWhy = 'Las personas con esperanza suelen vivir un poco más.';

export const closeRelationships = '¿Con cuántas personas puede contar de verdad?';
export const closeRelationshipsNone = 'Con nadie en este momento';
export const closeRelationshipsLonely = 'Con una o dos, pero muchas veces siento soledad';
export const closeRelationshipsFew = 'Con unas cuantas';
export const closeRelationshipsSeveral = 'Con varias, y nos vemos o hablamos seguido';
export const closeRelationshipsWhy = 'Estar cerca de otras personas se relaciona con una vida más larga.';

export const communityInvolvement =
  '¿Con qué frecuencia hace voluntariado o participa en un grupo, un club o una comunidad de fe?';
export const communityInvolvementNever = 'Nunca, o casi nunca';
export const communityInvolvementYearly = 'Algunas veces al año';
export const communityInvolvementMonthly = 'Alrededor de una vez al mes';
export const communityInvolvementWeekly = 'Todas las semanas, o más';
export const communityInvolvementWhy = 'Las personas que ayudan a los demás suelen vivir más.';

export const mindfulnessFrequency =
  '¿Con qué frecuencia toma un tiempo de calma, como meditar, rezar o hacer ejercicios de respiración?';
export const mindfulnessFrequencyNever = 'Nunca';

export const environmentTitle = 'El mundo a su alrededor';
export const environmentHint =
  'El lugar donde pasa su tiempo importa. En estudios de varios países, las personas con más áreas verdes a su alrededor solían vivir un poco más.';

export const sunlightExposure = '¿Cuánta luz del día recibe al aire libre en un día típico?';
export const sunlightExposureUnder10 = 'Menos de 10 minutos';
export const sunlightExposure10To30 = 'De 10 a 30 minutos';
export const sunlightExposure30To60 = 'De 30 a 60 minutos';
export const sunlightExposureOver60 = 'Más de una hora, con protección para la piel';
export const sunlightExposureOver60Unprotected = 'Más de una hora, sin protección para la piel';
export const sunlightExposureWhy =
  'La luz del día ayuda al sueño y al ánimo. Demasiado sol daña la piel. No cambia su edad biológica.';

export const natureTime = '¿Con qué frecuencia pasa tiempo en un lugar verde o natural?';
export const natureTimeWeekly = 'Una o dos veces por semana';
export const natureTimeWhy = 'El tiempo al aire libre le ayuda a descansar y a moverse. No cambia su edad biológica.';

export const screenTimeNonWork =
  'Fuera del trabajo, ¿cuántas horas al día pasa con la televisión, el teléfono u otras pantallas?';
export const screenTimeNonWorkWhy = 'Después de tres o cuatro horas al día, el riesgo sube más rápido.';
