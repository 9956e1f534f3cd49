// The heart quiz: medicines, family, surroundings and mood.

export const medicationsTitle = 'Sus medicinas';

export const bpMedication = '¿Toma medicina para la presión arterial?';
export const bpMedicationWhy = 'El tratamiento cambia lo que la presión arterial dice de su riesgo.';

export const statin = '¿Toma una estatina u otra medicina para el colesterol?';
export const statinStatin = 'Sí, una estatina';
export const statinOther = 'Sí, de otro tipo';
export const statinWhy = 'El tratamiento cambia lo que el colesterol dice de su riesgo.';

export const medAdherence =
  '¿Con qué frecuencia se salta u olvida una dosis de su medicina para la presión arterial o el colesterol?';
export const medAdherenceSometimes = 'Alrededor de una vez por semana';
export const medAdherenceOften = 'Con más frecuencia';
export const medAdherenceNa = 'No tomo ninguna';
export const medAdherenceWhy = 'Las medicinas solo ayudan si las toma, y a todos se les olvidan a veces.';

export const bloodThinner = '¿Toma un anticoagulante (una medicina que hace menos espesa la sangre)?';
export const bloodThinnerHint = 'Como apixabán, rivaroxabán, edoxabán, dabigatrán o warfarina. La aspirina no cuenta.';
export const bloodThinnerWhy =
  'La fibrilación auricular puede causar coágulos de sangre que llevan a un derrame cerebral. Un anticoagulante baja ese riesgo para muchas personas.';

export const familyEnvironmentTitle = 'Su familia y su entorno';
export const familyEnvironmentHint =
  'Algunas cosas suben el riesgo del corazón sin verse en los números habituales. Se las mostraremos con su resultado.';

export const familyPrematureCvd =
  '¿Su padre o un hermano (antes de los 55 años), o su madre o una hermana (antes de los 65), tuvo un ataque al corazón, un stent, un bypass o un derrame cerebral?';
export const familyPrematureCvdWhy =
  'Si la enfermedad del corazón llegó temprano en su familia, su propio corazón necesita más atención.';

export const secondhandSmoke = '¿Alguien fuma dentro de su casa?';
export const secondhandSmokeWhy = 'El humo de otras personas también exige más esfuerzo a su corazón.';

export const lpaKnown = '¿Le han hecho un análisis de lipoproteína(a)?';
export const lpaKnownNo = 'No, o no lo sé con certeza';
export const lpaKnownNormal = 'Sí, y salió normal';
export const lpaKnownHigh = 'Sí, y salió alta (50 mg/dL o 125 nmol/L, o más)';
export const lpaKnownHint =
  'Un tipo de colesterol que se hereda. Las guías dicen que todos los adultos deben hacerse el análisis una vez.';
export const lpaKnownWhy = 'Un nivel alto sube el riesgo, y la alimentación no lo cambia.';

export const inflammatory =
  '¿Tiene VIH, artritis reumatoide, lupus, psoriasis o enfermedad inflamatoria del intestino?';
export const inflammatoryHiv = 'VIH';
export const inflammatoryYes = 'Una de las otras';
export const inflammatoryWhy = 'La inflamación de mucho tiempo también afecta las arterias.';

export const pregnancyHistory =
  '¿Ha tenido presión alta o diabetes en el embarazo, un bebé que nació antes de tiempo o pequeño, o la menopausia antes de los 40?';
export const pregnancyHistoryYes = 'Sí, al menos una de estas';
export const pregnancyHistoryWhy = 'Pueden afectar su corazón años después, y es fácil pasarlas por alto.';

export const psychosocialTitle = 'Por último, y no menos importante: ¿cómo está?';
export const psychosocialHint = 'Puede saltar cualquiera de las próximas preguntas.';

export const moodLow =
  'Durante las últimas dos semanas, ¿con qué frecuencia ha sentido desánimo o desesperanza, o poco interés en las cosas?';
export const moodLowNo = 'Ningún día';
export const moodLowSeveral = 'Varios días';
export const moodLowHalf = 'Más de la mitad de los días';
export const moodLowDaily = 'Casi todos los días';
export const moodLowWhy =
  'El ánimo bajo es común, afecta el corazón y se puede tratar. Si todo le pesa demasiado, hay líneas de ayuda abiertas de día y de noche. Se las mostramos con su resultado.';

export const supportHeart = '¿Tiene a alguien que le ayudaría a cuidar su salud?';
export const supportHeartSome = 'Hasta cierto punto';
export const supportHeartWhy = 'Con apoyo es más fácil mantener los buenos hábitos y las citas.';
