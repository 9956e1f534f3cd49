export const younger = 'Más joven que su edad';

export const onPar = 'Cerca de su edad';

export const older = 'Mayor que su edad';

export const habitsOnly =
  'Este número compara sus hábitos con los de otras personas de su edad. No sabe nada más de usted.';

export const twoAges =
  'Esta edad compara sus respuestas con el promedio. La edad del corazón las compara con los mejores números, así que las dos pueden ser distintas. Para su corazón, siga la edad del corazón y a su médico.';

export const illnessNotCounted =
  'Este número deja fuera su enfermedad o su medicina. Su riesgo verdadero puede ser más alto.';

export const heartConditionKnown = 'Si tiene una enfermedad del corazón, siga el plan que hizo con su médico.';

export const earlierWarning = 'Nos habló de una señal de alarma. Primero pida que se la revisen.';

export const pregnant =
  'Este número no está hecho para el embarazo. El equipo que la atiende por el embarazo o el parto puede decirle más.';

export const lowWeight = 'Hable con un médico sobre su peso.';

export const fewAnswers = 'Saltó muchas preguntas, por eso el rango es amplio. Todavía puede responderlas.';

export const ratedPoor =
  'Usted dice que su salud es mala. Este número solo conoce sus hábitos, y puede mostrar una edad demasiado joven para usted. Hable con un médico sobre cómo se siente.';

export const ratedFair =
  'Usted dice que su salud es regular. Este número solo conoce sus hábitos, y puede mostrar una edad demasiado joven para usted. Hable con un médico sobre cómo se siente.';
