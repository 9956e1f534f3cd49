// The heart quiz: known conditions, chest pain and effort.

export const intro = 'El cuestionario cardíaco definitivo';
export const introHint =
  'Una mirada tranquila y cuidadosa a su corazón. Toma 10-15 minutos. Si puede, tenga a la mano su última presión arterial, su pulso y sus resultados de análisis de sangre. Está bien si no los tiene. Es para aprender y para prepararse para hablar con su médico, no para emergencias.';

export const symptomsTitle = 'Primero, ¿cómo se siente?';

export const knownHeartConditions = '¿Alguna vez un médico o una enfermera le dijo que tiene algo de esto?';
export const knownHeartConditionsHeartAttack = 'Un ataque al corazón';
export const knownHeartConditionsStroke = 'Un derrame cerebral o mini derrame (AIT)';
export const knownHeartConditionsHeartFailure = 'Insuficiencia cardíaca, o un músculo del corazón débil';
export const knownHeartConditionsStentBypass = 'Un stent o una operación de bypass en el corazón';
export const knownHeartConditionsAngina = 'Angina (opresión en el pecho por arterias del corazón estrechas)';
export const knownHeartConditionsAneurysm = 'Un aneurisma de la aorta (un abultamiento en la arteria principal)';
export const knownHeartConditionsPad = 'Arterias estrechas en las piernas o el cuello';
export const knownHeartConditionsInheritedHeart =
  'Una enfermedad del músculo del corazón que se hereda, como un músculo del corazón engrosado';
export const knownHeartConditionsCongenital = 'Un defecto del corazón de nacimiento';
export const knownHeartConditionsCac300 = 'Una puntuación de calcio coronario de 300 o más';
export const knownHeartConditionsValve = 'Enfermedad de las válvulas del corazón';
export const knownHeartConditionsWhy =
  'La calculadora de riesgo se hizo para personas que no han tenido una enfermedad del corazón o de las arterias. Si la ha tenido, le mostraremos algo más útil que un porcentaje. Una prueba genética por sí sola, con un corazón sano, no cuenta aquí. Ahora le preguntaremos por el ritmo de su corazón.';

export const rhythmProblem = '¿Un médico o una enfermera le ha encontrado un problema en el ritmo del corazón?';
export const rhythmProblemAfib = 'Fibrilación auricular o aleteo auricular (flutter)';
export const rhythmProblemOther = 'Otro problema de ritmo, o tengo un marcapasos o un desfibrilador';
export const rhythmProblemWhy =
  'Algunos problemas de ritmo pueden llevar a un derrame cerebral o a un desmayo. Otros no necesitan tratamiento.';

export const chestPain = '¿Ha tenido dolor, presión u opresión en el pecho?';
export const chestPainNow = 'Sí, ahora mismo';
export const chestPainNowTold = 'Ahora mismo.';
export const chestPainToday = 'Sí, en las últimas 24 horas, pero no ahora';
export const chestPainTodayTold = 'En las últimas 24 horas, pero no ahora.';
export const chestPainWeek = 'Sí, en los últimos 7 días, pero no en las últimas 24 horas';
export const chestPainWeekTold = 'En los últimos 7 días, pero no en las últimas 24 horas.';
export const chestPainOften = 'Sí, todas las semanas o más en los últimos 3 meses';
export const chestPainOftenTold = 'Todas las semanas o más en los últimos 3 meses.';
export const chestPainOccasional = 'Sí, de vez en cuando en los últimos 3 meses';
export const chestPainOccasionalTold = 'De vez en cuando en los últimos 3 meses.';
export const chestPainPast = 'Sí, pero hace más de 3 meses';
export const chestPainHint =
  'Elija la primera que corresponda. Responda sí también si lo sintió solo en un brazo, en la mandíbula o el cuello, entre los omóplatos o en la parte alta de la barriga, y no sabe por qué.';
export const chestPainWhy = 'La molestia en el pecho es la señal de alarma más común de un ataque al corazón.';

export const chestPainContext = '¿Cómo es la molestia?';
export const chestPainContextTearing =
  'Fue como un desgarro, o tuvo su mayor fuerza desde el primer segundo y no se quitó en un minuto';
export const chestPainContextWorsening =
  'Se está haciendo más fuerte, viene más seguido, o viene con menos esfuerzo que antes';
export const chestPainContextAtRest = 'Es una presión u opresión que viene en reposo, o que me despierta';
export const chestPainContextUnwell = 'Viene con sudor, náuseas, falta de aire o sensación de desmayo';
export const chestPainContextSpreads = 'Se extiende a un brazo, la mandíbula, el cuello, la espalda o el estómago';
export const chestPainContextLonger = 'Es una presión u opresión que dura más de 5 minutos, o que se va y vuelve';
export const chestPainContextEffort =
  'Viene con un esfuerzo o una emoción fuerte, se quita a los pocos minutos de descanso, y nadie la ha revisado todavía';
export const chestPainContextSharpBreath = 'Es punzante, y empeora cuando tomo aire';
export const chestPainContextUnsure = 'Es difícil de describir';
export const chestPainContextMealsNew =
  'Me arde después de comer o cuando me acuesto, y esto es nuevo o distinto para mí';
export const chestPainContextMeals = 'Es mi acidez de siempre';
export const chestPainContextPress = 'Me duele cuando aprieto en ese punto o me giro';
export const chestPainContextBrief = 'Dura solo segundos';
export const chestPainContextUsualAngina =
  'Es mi angina de siempre: viene con el esfuerzo, se va a los pocos minutos de descanso y no está peor que antes';
export const chestPainContextLaterHint = 'Ninguna de las primeras siete. Elija la primera que corresponda.';
export const chestPainContextWhy = 'El tipo de molestia nos dice qué tan rápido se debe revisar.';

export const exertional = '¿Qué le pasa cuando sube uno o dos pisos por la escalera a paso normal?';
export const exertionalDiscomfort = 'Me da dolor, presión u opresión en el pecho, el brazo o la mandíbula';
export const exertionalBreathless =
  'Me falta el aire más que a otras personas de mi edad, o tengo que parar para tomar aire';
export const exertionalCannot = 'No puedo subir escaleras, o uso una silla de ruedas';
export const exertionalFine = 'Nada especial';
export const exertionalUnknown = 'No lo he intentado últimamente';
export const exertionalWhy = 'Los problemas muchas veces aparecen con el esfuerzo antes de sentir algo en reposo.';
