import { listOf } from './list.ts';

export const foldedFigureLimit = 'Este número no dice nada de cómo se siente ahora ni de lo que acaba de medirse.';

// Headings for a user with a known illness, who gets no percentage.

export const withHeartAttack = 'Tuvo un ataque al corazón, así que vemos qué le ayuda ahora';

export const withStroke = 'Tuvo un derrame cerebral o un mini derrame, así que vemos qué le ayuda ahora';

export const withHeartFailure = 'Tiene insuficiencia cardíaca, así que vemos qué le ayuda ahora';

export const withStentOrBypass = 'Le pusieron un stent o un bypass, así que vemos qué le ayuda ahora';

export const withAngina = 'Tiene angina de pecho, así que vemos qué le ayuda ahora';

export const withAneurysm = 'Tiene un aneurisma de la aorta, así que vemos qué le ayuda ahora';

export const withNarrowedArteries = 'Tiene arterias estrechas, así que vemos qué le ayuda ahora';

export const withHeartMuscleDisease = 'Tiene una enfermedad del músculo del corazón, así que vemos qué le ayuda ahora';

export const withHeartDefect = 'Nació con un defecto del corazón, así que vemos qué le ayuda ahora';

export const withHighCalciumScore = 'Tiene una puntuación de calcio alta, así que vemos qué le ayuda ahora';

export const withHeartCondition =
  'Tiene una enfermedad del corazón o de las arterias, así que vemos qué le ayuda ahora';

// Numbers outside the range of the studies.

export const outsideStudies = (names: readonly string[]) =>
  `Los estudios incluyeron a pocas personas con un número como el suyo, así que usamos el número más cercano que pudimos para lo siguiente: ${listOf(names)}.`;

export const outsideStudiesAtLeast = 'Así que el porcentaje es por lo menos este.';

export const outsideStudiesAtMost = 'Así que el porcentaje es como máximo este.';

export const inputEgfr = 'resultado del análisis de los riñones';

// Cautions about the figure.

export const ldlVeryHighCaution =
  'Con un LDL de 190 mg/dL (4.9 mmol/L) o más, no se guíe por el porcentaje. Por favor, pida que se lo traten, diga lo que diga el porcentaje.';

export const averagesCaution =
  'Se basa en promedios para su edad, porque no conocemos su presión arterial y algunos de sus números del colesterol. Por eso no le damos un nivel de riesgo.';

export const partAveragesCaution =
  'Una parte se basa en promedios para su edad, porque no conocemos algunos de sus números.';

export const lowKidneyTestCaution =
  'Los estudios incluyeron a pocas personas con un resultado del análisis de los riñones como el suyo.';

export const highByAgeCaution =
  'A su edad, la mayoría de las personas está en este nivel. La cita es para ver qué es lo indicado para usted.';

// Paragraphs with a choice of true sentences.

export const introAnswers = 'Esto es lo que sus respuestas dicen de su corazón.';

export const introTalk = 'Esto es lo que sus respuestas dicen de su corazón, para llevarlo a un médico.';

export const introSteps = 'Esto es lo que sus respuestas dicen de su corazón, y los pasos que van con ellas.';

export const noticeFirstEmergency =
  'Por favor, lea el aviso de arriba antes que todo lo demás. Una de sus respuestas necesita atención ahora mismo.';

export const noticeFirstUrgent =
  'Por favor, lea primero el aviso de arriba. Una de sus respuestas se debe revisar hoy o mañana.';

export const summaryNoticeFirst = 'El aviso de arriba va primero. Importa más que cualquier número.';

export const summaryNoFigure = 'En esta página no hay un porcentaje. Le dice qué hacer a continuación.';

export const summaryGroups = 'Esto compara grupos de personas. No puede decir qué le pasará a usted.';

export const summaryNotFate = 'Un número como este compara grupos de personas. No puede decir qué le pasará a usted.';

export const focusNoticeFirst = 'El aviso de arriba va primero. Lo demás puede esperar hasta que le hayan atendido.';

export const focusCondition = 'Lleve esto a su clínica del corazón o a su médico. Primero está el paso que más ayuda.';

export const focusOnlyNotice = 'Lea primero el aviso. Por ahora no hay otro paso.';

export const focusNothing =
  'No hay un paso en particular para empezar. Responda otra vez el cuestionario en un año, o antes si cambia un número.';

export const focusOne = 'Hay un paso que destaca.';

export const focusOnePace = 'Hay un paso que destaca. Hágalo a su propio ritmo.';

export const outroNotice = 'Lleve esta página cuando le atiendan.';

export const outroTalk = 'Lleve esta página cuando vaya al médico.';

export const outroNext = 'Use esta página para empezar a hablar con su médico.';
