import { plural } from './plural.ts';

// The table of the published levels.

export const riskLevels = 'Niveles de riesgo a 10 años';

export const riskLevelsLikely = (range: string) => `Niveles de riesgo a 10 años. El suyo es probablemente ${range}.`;

export const levelBelow = (percent: number) => `menos de ${percent}%`;

export const levelFrom = (percent: number) => `desde ${percent}%`;

// Notices that can wait.

export const earlierSignsTitle = 'Lo que nos dijo antes';

// The page around a result.

export const documentTitle = (quiz: string) => `Resultados: ${quiz}`;
export const loading = 'Cargando sus resultados…';
export const notReadyTitle = 'Aún no hay resultados';
export const notReady = 'Aún no hay resultados.';
export const newResultsTakeWithMail = (minutes: number) =>
  `Los resultados nuevos pueden tardar hasta ${minutes} minutos. Esta página los mostrará, y le enviaremos un correo cuando estén listos.`;
export const newResultsTake = (minutes: number) =>
  `Los resultados nuevos pueden tardar hasta ${minutes} minutos. Esta página los mostrará, y también su panel.`;

// The head, and what has become of this result.

export const banner = 'Anillos de crecimiento con un anillo marcado';
export const heartBanner = 'Anillos de crecimiento en forma de corazón, con un anillo marcado';
export const wasWrong = (day: string, reason: string) =>
  `Este resultado estaba equivocado. Lo corregimos el ${day}. ${reason} <link>Lea el resultado corregido</link>.`;
export const wasChanged = 'Usted cambió estas respuestas después. <link>Lea su resultado más nuevo</link>.';
export const wasCorrected = (day: string, reason: string) =>
  `Corregimos este resultado el ${day}. ${reason} Si mostró el anterior a un médico, muéstrele también este. <link>Leer el resultado anterior</link>.`;
export const newerNotice = 'Una respuesta más nueva tiene un aviso. <link>Léalo primero</link>.';
export const inAnotherLanguage = 'Este resultado está en otro idioma.';
export const information = 'Esto es información, no un diagnóstico. Nadie está pendiente de sus respuestas.';

// Notices and warnings.

export const checkedTitle = 'Nos dijo que ya le revisaron esto';
export const checkedNext = 'Su próximo resultado empezará desde ahí. Responda otra vez el cuestionario cuando quiera.';
export const untilSeenTitle = 'Hasta que le revisen';
export const whenToCallTitle = 'Cuándo llamar para pedir ayuda';
export const someoneToTalkTo = 'Alguien con quien hablar';

// Opens the form in which the user says that a clinician has seen them.

export const seenTitle = 'Ya me revisaron por esto';

// The summary: the number, or why there is none.

export const summaryTitle = 'Su resumen';
export const summaryBelowNotice = 'Su resumen (lea primero el aviso)';
export const numberCanWait = 'Su número puede esperar. Ábralo cuando quiera.';
export const numberForUntreated =
  'Este número está hecho para personas sin una enfermedad conocida del corazón o de las arterias. Si le encontraron una, no es el indicado para usted. Responda otra vez el cuestionario y elija su enfermedad.';
export const bestEstimate = (risk: string) => `mejor cálculo: ${risk}`;

// The areas, one row each.

export const rowsTitle = 'Lo que dicen sus respuestas';
export const rowWithScore = (descriptor: string, score: number) => `${descriptor} • Puntuación ${score}`;
export const rowInPlan = (descriptor: string, steps: number) =>
  plural(steps, { one: `${descriptor} • 1 paso en su plan`, other: `${descriptor} • # pasos en su plan` });

// The first step, and the plan.

export const withOnlyThisChange = (age: number) => `Solo con este cambio, su número sería ${age}.`;
export const planPicture = 'Un camino entre colinas con tres paradas marcadas';
export const planTitle = 'Plan de acción principal';
export const allSteps = (steps: number) => `Los ${steps} pasos`;
export const allStepsTogether = 'Todos los pasos juntos';
export const stepsForLater = 'Sus pasos para más adelante';
export const yourAnswer = (answer: string) => `Su respuesta: ${answer}`;
export const whyWeSayThis = 'Por qué lo decimos';
export const citedFrom = 'De:';
export const askYourDoctor = 'Pregunte a su médico';
export const moreQuestions = 'Más preguntas';

// The ways on.

export const whatNext = 'Qué sigue';

// The details: what the numbers mean.

export const detailsTitle = 'Más detalles';
export const detailsAbout = 'Qué significan los números y cómo los calculamos';
export const questionsToAsk = 'Preguntas que puede hacer';
export const meaningsTitle = 'Qué significan estos números';
export const moreNumbersTitle = 'Más números';
export const moreNumbersCaption = 'Más números de sus respuestas';
export const riskEnhancersTitle = 'Lo que puede subir más su riesgo';
export const riskEnhancersNotCounted = 'Su porcentaje no incluye esto. Dígaselo a su médico.';
export const partsKnown = (known: number, all: number) => `${known} de ${all} partes conocidas`;
export const scoreFromParts = (score: number, known: number, all: number) =>
  `${score} de 100, ${known} de ${all} partes conocidas`;
export const essentialsAbout =
  'Ocho hábitos y mediciones que cuidan su corazón, cada uno con una puntuación de 0 a 100.';
export const essentialsCaption = 'Puntuaciones de los 8 esenciales de la vida';
export const missingTitle = 'Qué falta, y qué cambiaría';
export const helpsMostTitle = 'El número que más ayudaría';
export const moversTitle = 'Cada respuesta comparada con el promedio';
export const moversCaption = 'Años más joven o mayor que una persona promedio de su sexo y edad';
export const comparedWithAverage = 'En comparación con una persona promedio de su sexo y edad.';
export const moreAnswersDiffer = (answers: number) =>
  plural(answers, {
    one: '1 respuesta más hace una diferencia de menos de una décima de año.',
    other: '# respuestas más hacen una diferencia de menos de una décima de año.',
  });
export const comparesGroups = 'Esto compara grupos de personas. No muestra qué causó qué.';
export const yearsYounger = (years: number, shown: string) =>
  plural(years, { one: '1 año más joven', other: `${shown} años más joven` });
export const yearsOlder = (years: number, shown: string) =>
  plural(years, { one: '1 año mayor', other: `${shown} años mayor` });
export const allResults = 'Todos sus resultados';

// The details: how it was worked out.

export const workedOutTitle = 'Cómo lo calculamos';
export const ageMethod =
  'Comparamos sus respuestas con estudios grandes que siguieron a personas durante años. La edad es la de una persona promedio de su sexo con más o menos las mismas perspectivas que las personas con respuestas como las suyas. El rango es amplio, porque a un cuestionario se le escapan muchas cosas y las personas con las mismas respuestas también son distintas entre sí.';
export const riskMethod =
  'El porcentaje viene de las ecuaciones PREVENT de la American Heart Association. Cuando no sabemos un número, usamos el promedio para su edad y sexo, y el rango se hace más amplio.';
export const answeredShare = (percent: number) => `Respondió el ${percent}% de las preguntas que cuentan.`;
export const answeredOn = (day: string) => `Respondido el ${day}.`;
export const workedOutWith = (method: string) => `Calculado con el método ${method}.`;
export const sourcesTitle = 'Fuentes';
export const chosenByAi =
  'Un modelo de lenguaje de IA eligió algunas de las frases de aquí. Personas las escribieron y las revisaron todas. La IA no vio su nombre ni sus respuestas, y no eligió ningún aviso ni ningún próximo paso.';
export const greeting = 'El saludo';
export const summaryText = 'El resumen';
export const textUnder = (heading: string) => `El texto debajo de “${heading}”`;
export const lineAbovePlan = 'La línea de encima del plan';
export const closingWords = 'Las palabras finales';
export const linkingSentence = 'Una frase de enlace';
export const partNotLoaded = 'Esto no se cargó. Revise su conexión y abra la página otra vez.';

// Under the person's own level.

export const you = 'Usted';
