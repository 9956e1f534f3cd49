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

export const onDialysis = 'Nos dijo que está en diálisis o que tiene un trasplante de riñón.';

export const veryLowKidneyTest = 'Nos dijo un resultado del análisis de los riñones muy por debajo del rango habitual.';

// Numbers outside the range of the studies.

export const outsideStudies = (names: readonly string[]) =>
  `Los estudios incluyeron a pocas personas con un número como el suyo, así que usamos el número más cercano que pudimos para lo siguiente: ${listOf(names)}.`;

export const outsideStudiesAtLeast = 'Así que el porcentaje es por lo menos este.';

export const outsideStudiesAtMost = 'Así que el porcentaje es como máximo este.';

export const inputEgfr = 'resultado del análisis de los riñones';

// Why there is no percentage: a heading, and two short paragraphs.

export const conditionPeopleWhat =
  'Nuestro porcentaje es sobre un primer ataque al corazón o derrame cerebral en personas sin una enfermedad conocida del corazón o de las arterias.';

export const conditionWhat = 'No está hecho para usted, así que no le mostramos ninguno.';

export const conditionNowWhat = 'Lo que importa ahora es proteger su corazón y sus arterias.';

export const conditionPlanWhat = 'Su plan tiene los pasos que más ayudan, en orden.';

export const kidneyTitle = 'Sus riñones van primero, y este cuestionario no está hecho para ellos';

export const kidneyWhat =
  'Los estudios que usamos dejaron fuera a las personas con riñones como los suyos, así que un número parecería exacto pero estaría mal.';

export const kidneyTeamWhat = 'El equipo que le atiende los riñones puede valorar su corazón mucho mejor.';

export const kidneyKind = 'Con la ayuda de ese equipo, a muchas personas en su situación les va bien.';

export const thinWhat = 'Según sus respuestas, puede que su cuerpo no esté recibiendo lo suficiente.';

export const thinNoNumberWhat =
  'Dejamos fuera el porcentaje a propósito, porque aquí ningún número sería justo con usted.';

export const thinKind = 'No necesita tener la certeza de que algo anda mal.';

export const pregnantTitle = 'No damos un porcentaje en el embarazo ni justo después del parto';

export const pregnantWhat = 'Los números de este cuestionario vienen de personas que no estaban embarazadas.';

export const pregnantWhyWhat =
  'El embarazo cambia la presión arterial, el pulso y el colesterol, así que un porcentaje estaría mal.';

export const pregnantSavedWhat = 'Todas sus respuestas están guardadas.';

export const pregnantLaterWhat =
  'Responda otra vez el cuestionario cuando hayan pasado seis semanas desde que dio a luz, y entonces lo calcularemos.';

export const noBirthdateTitle = 'Falta una respuesta: su fecha de nacimiento';

export const noBirthdateWhat = (quiz: string) =>
  `Necesitamos su edad para calcular su riesgo, y no hay una fecha de nacimiento en su cuestionario ${quiz}.`;

export const noBirthdateAct = 'Agréguela ahí y calcularemos su riesgo.';

export const noBirthdateSavedWhat = 'Todas sus otras respuestas están guardadas.';

export const tooYoungTitle = 'Usted es más joven que las personas de estos estudios';

export const tooYoungWhat = (age: number) =>
  `Los estudios que usamos empiezan a los ${age} años, así que todavía no hay un porcentaje.`;

export const tooYoungKind = 'Lo que haga ahora también cuenta.';

export const tooYoungOtherWhat = 'Sus otros resultados muestran por dónde empezar.';

export const tooOldTitle = (age: number) => `Estos estudios terminan a los ${age} años`;

export const tooOldWhat = 'En los estudios que usamos no había nadie de su edad, así que no hay un porcentaje.';

export const tooOldDoctorWhat = 'Un médico que le conoce puede valorar su corazón mucho mejor.';

export const tooOldOtherWhat = 'Sus otros resultados siguen valiendo.';

export const tooYoungQuietTitle = (age: number) => `Estos estudios empiezan a los ${age} años`;

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
