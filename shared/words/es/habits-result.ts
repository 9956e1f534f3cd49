import { listOf } from './list.ts';
import { plural } from './plural.ts';

// The figures, under 'What these numbers mean'. A sensitive page does not mention death.
export const ageMeansForWomen = (age: number) =>
  `A las mujeres con hábitos como los suyos les va más o menos como a una mujer promedio de ${age} años. La probabilidad que ellas tienen de morir en el próximo año es más o menos la de una mujer promedio de ${age} años. No es la edad de su corazón, su piel o sus células.`;

export const ageMeansForMen = (age: number) =>
  `A los hombres con hábitos como los suyos les va más o menos como a un hombre promedio de ${age} años. La probabilidad que ellos tienen de morir en el próximo año es más o menos la de un hombre promedio de ${age} años. No es la edad de su corazón, su piel o sus células.`;

export const ageMeansForPeople = (age: number) =>
  `A las personas con hábitos como los suyos les va más o menos como a una persona promedio de ${age} años. La probabilidad que esas personas tienen de morir en el próximo año es más o menos la de una persona promedio de ${age} años. No es la edad de su corazón, su piel o sus células.`;

export const ageMeansOnSensitivePage =
  'Es la edad que mejor corresponde a hábitos como los suyos. No es la edad de su corazón, su piel o sus células.';

export const likelyRangeMeans =
  'Dos personas con las mismas respuestas pueden estar a muchos años una de otra, por eso el rango es amplio.';

export const factorMeansForWomen = (count: number) =>
  `Sus hábitos salen bien al compararlos con los de unas ${count} de cada 100 mujeres de su edad. El promedio es 50.`;

export const factorMeansForMen = (count: number) =>
  `Sus hábitos salen bien al compararlos con los de unos ${count} de cada 100 hombres de su edad. El promedio es 50.`;

export const factorMeansForPeople = (count: number) =>
  `Sus hábitos salen bien al compararlos con los de unas ${count} de cada 100 personas de su edad. El promedio es 50.`;

// The heading of the first card: the age that the habits fit.
export const fitsAge = (age: number) => `Sus hábitos corresponden a una edad de unos ${age} años.`;

export const fitsAgeWithRange = (age: number, range: string) =>
  `Sus hábitos corresponden a una edad de unos ${age} años, probablemente ${range}.`;

export const fitsAgeUncompared = (age: number, own: number) =>
  `Sus hábitos corresponden a una edad de unos ${age} años. Usted tiene ${own}.`;

export const fitsOwnAge = (age: number) =>
  `Sus hábitos corresponden a una edad de unos ${age} años. Usted también tiene ${age}.`;

export const fitsCloseToOwnAge = (age: number, own: number) =>
  `Sus hábitos corresponden a una edad de unos ${age} años. Es cerca de su propia edad, ${own}.`;

export const fitsYounger = (age: number, years: number) =>
  plural(years, {
    one: `Sus hábitos corresponden a una edad de unos ${age} años. Es alrededor de 1 año menos que la edad que tiene.`,
    other: `Sus hábitos corresponden a una edad de unos ${age} años. Son unos # años menos que la edad que tiene.`,
  });

export const fitsOlder = (age: number, years: number) =>
  plural(years, {
    one: `Sus hábitos corresponden a una edad de unos ${age} años. Es alrededor de 1 año más que la edad que tiene.`,
    other: `Sus hábitos corresponden a una edad de unos ${age} años. Son unos # años más que la edad que tiene.`,
  });

// The heading with a warning.
export const warningTitle = 'Lea primero el aviso.';

// What the number leaves out.
export const leavesOutAllButHabits = 'Este número deja fuera las enfermedades, las medicinas y los análisis de sangre.';

export const leavesOutPregnancy = 'Este número deja fuera el embarazo y su peso.';

export const leavesOutCondition =
  'Su enfermedad no es parte de este número, e importa más que estos hábitos por sí solos. Siga yendo a sus citas.';

export const leavesOutTreatment =
  'Su tratamiento no es parte de este número, e importa más que estos hábitos por sí solos. Siga yendo a sus citas.';

export const leavesOutPressure = 'Este número deja fuera su presión arterial.';

export const leavesOutTests = 'Este número deja fuera los resultados de sus análisis.';

export const leavesOutTheNotice = 'Este número deja fuera el asunto del aviso.';

export const leavesOutAlcohol = 'Este número solo incluye una parte de lo que el alcohol puede hacer.';

export const leavesOutBreathing = 'Este número deja fuera su falta de aire.';

// The introduction. The last three mean the same; a language model may choose one.
export const introWarning = 'Lea primero el aviso. Trata de una de sus respuestas.';

export const introNoAge = 'Esto es lo que nos dicen sus respuestas, y una cosa que hacer a continuación.';

export const introSensitive = 'Esto es lo que dicen sus respuestas, y un paso pequeño.';

export const introNoPlan = 'Esto es lo que sus respuestas dicen de sus hábitos: un número, y lo que significa.';

export const introOfNumber = 'Aquí tiene su número y un primer paso.';

export const introOfHabits = 'Esto es lo que dicen sus hábitos, y por dónde empezar.';

export const introCalm = 'Un número, y una cosa pequeña para probar.';

// The summary. Here and in the rows, the names of strengths and steps follow a colon, so that no name has to fit a verb.
export const summaryWarning = 'Lea primero el aviso. El resto de esta página puede esperar hasta que le revisen.';

export const summarySensitive = 'Sus respuestas están abajo. No hay prisa.';

export const summaryUnderweight = 'Esto es lo que sigue, y quién puede ayudarle.';

export const summaryNoAge = 'Esto es lo que dicen sus respuestas, sin una edad.';

export const summaryNothingStandsOut = 'Ninguna respuesta sobresale.';

export const summaryStrengths = (strengths: readonly string[]) => `Sus puntos fuertes: ${listOf(strengths)}.`;

export const summaryStrengthsToBuildOn = (strengths: readonly string[]) =>
  `Puntos fuertes para seguir adelante: ${listOf(strengths)}.`;

export const summarySteps = (steps: readonly string[]) => `Lo que más podría ayudar: ${listOf(steps)}.`;

export const summaryStepsSmall = (steps: readonly string[]) => `Un paso pequeño basta para empezar: ${listOf(steps)}.`;

// Above the plan. The last three mean the same.
export const planWarning = 'Haga el primero antes que cualquier otra cosa. Los demás pueden esperar.';

export const planSupportFirst = 'Hablar con alguien es lo primero. Lo demás puede esperar.';

export const planSensitive = 'Empiece por el primero. Los demás pueden esperar.';

export const planOneStep = 'Una cosa sobresale. Empiece con poco y dele tiempo.';

export const planStepByStep = 'Un paso a la vez.';

export const planAnyFirst = 'Puede empezar con cualquiera de estos.';

export const planCalm = 'Uno a la vez es suficiente.';

// In place of a plan.
export const noPlanNoAge = 'Todavía no hay un plan. Lo preparamos junto con la edad.';

export const noPlanNotice = 'Lea primero el aviso. Ningún hábito sobresale como algo que cambiar.';

export const noPlanFewAnswers = 'Respondió muy pocas preguntas para que le propongamos un primer paso.';

export const noPlanNeeded = 'Aquí no hay nada que deba cambiar primero.';

// The last words of the page. The three about a retake mean the same.
export const outroQuestions = 'Lleve sus preguntas a un médico.';

export const outroRetake = 'Responda otra vez en tres meses para ver qué cambió.';

export const outroRetakeOptional = 'Puede responder otra vez en tres meses.';

export const outroRetakeNoHaste = 'No hay prisa. Responda otra vez en tres meses.';

// The row of a category.
export const rowMindLowMood = 'Hable con alguien sobre cómo se siente. Eso importa más que cualquier puntuación.';

export const rowLowMood = 'Esto solo da una puntuación a sus respuestas.';

export const rowSensitive = 'Esto solo da una puntuación a sus respuestas. Puede esperar.';

export const rowNothingStandsOut = 'Aquí nada sobresale.';

export const rowStrengths = (strengths: readonly string[]) => `Va bien: ${listOf(strengths)}.`;

export const rowStrengthsToKeep = (strengths: readonly string[]) => `Siga así: ${listOf(strengths)}.`;

export const rowSteps = (steps: readonly string[]) => `Lo que más podría ayudar aquí: ${listOf(steps)}.`;

export const rowStepsToStart = (steps: readonly string[]) => `Por dónde empezar: ${listOf(steps)}.`;

export const rowStrengthsThenSteps = (strengths: readonly string[], steps: readonly string[]) =>
  `Va bien: ${listOf(strengths)}. Lo que más podría ayudar aquí: ${listOf(steps)}.`;

export const rowStepsThenStrengths = (steps: readonly string[], strengths: readonly string[]) =>
  `Lo que más podría ayudar aquí: ${listOf(steps)}. Va bien: ${listOf(strengths)}.`;

export const rowScoreOnly = (names: readonly string[]) =>
  `Estos cuentan para esta puntuación, pero no para su edad: ${listOf(names)}.`;

// The age with one step.
export const ageWithThisChange = (age: number, range: string) =>
  `Solo con este cambio, su número sería ${age}, probablemente ${range}.`;

export const ageAfterQuitting = (age: number) =>
  `Su número podría llegar a ser ${age} con el tiempo, después de diez o más años libres de humo.`;

// The age with several steps. `Both` and `Every` are the whole plan.
export const ageWithBoth = (age: number, range: string) =>
  `Los dos juntos: su número sería ${age}, probablemente ${range}.`;

export const ageWithEvery = (steps: number, age: number, range: string) =>
  plural(steps, { other: `Los # juntos: su número sería ${age}, probablemente ${range}.` });

export const ageWithSome = (steps: number, age: number, range: string) =>
  plural(steps, { other: `Los # pasos con un número, juntos: su número sería ${age}, probablemente ${range}.` });

export const ageWithBothSmokeFree = (age: number, range: string) =>
  `Los dos juntos: su número podría ser ${age}, probablemente ${range}, con el tiempo. Eso incluye diez o más años libres de humo.`;

export const ageWithEverySmokeFree = (steps: number, age: number, range: string) =>
  plural(steps, {
    other: `Los # juntos: su número podría ser ${age}, probablemente ${range}, con el tiempo. Eso incluye diez o más años libres de humo.`,
  });

export const ageWithSomeSmokeFree = (steps: number, age: number, range: string) =>
  plural(steps, {
    other: `Los # pasos con un número, juntos: su número podría ser ${age}, probablemente ${range}, con el tiempo. Eso incluye diez o más años libres de humo.`,
  });

// How good the evidence for a step is, and the size of the study. One sentence for each question.
export const evidenceStrong = 'Evidencia sólida de muchos estudios.';

export const evidenceNoLink =
  'Estudios grandes no encontraron relación con cuánto vive la gente. Aun así, puede ayudarle a sentirse mejor.';

export const evidenceFair = 'Evidencia aceptable, con algo de duda.';

export const evidenceLimited = 'Evidencia limitada. Tómela como una pista.';

export const evidenceLittle = 'Poca evidencia. Cuenta para una puntuación, pero no para su edad.';

export const studyWeight = 'De 189 estudios, reunidos en 2016.';

export const studyHealthCheckups = 'De ensayos con 233,298 personas, reunidos en 2019.';

export const studyOverallDiet = 'De 119,315 adultos (Shan, 2023).';

export const studyExerciseFrequency = 'De 6 estudios con 661,137 adultos (Arem, 2015).';

export const studyStrengthTraining = 'De 16 estudios, reunidos en 2022.';

export const studySleepHours = 'De 40 estudios, reunidos en 2017.';

export const studySleepQuality = 'De 29 estudios, reunidos en 2019.';

export const studySleepConsistency = 'De 60,977 adultos en el Reino Unido (Windred, 2024).';

// The questions that were not answered, and what an answer would change.
export const missingBirthDate = 'La necesitamos para calcular una edad.';

export const missingSex = 'Con este dato podemos usar una tabla en lugar de dos.';

export const missingNarrowsALittle = 'Podría hacer su rango un poco más estrecho.';

export const missingNarrowsByYears = (years: number) =>
  plural(years, {
    one: 'Podría hacer su rango hasta 1 año más estrecho.',
    other: 'Podría hacer su rango hasta # años más estrecho.',
  });

// A note beside the result.
export const alcoholLimitWomenNote =
  'Para las mujeres el límite es de 7 bebidas alcohólicas por semana (de 14 g de alcohol cada una). Lo mejor es ninguna.';

// When to call for help at once, with a very low weight or a risk of an eating disorder.
export const callForFaint = 'Se desmaya.';

export const callForHeartbeat = 'El corazón le late muy fuerte o le aletea.';

export const callForChestPain = 'Tiene dolor en el pecho.';

export const callForBreathlessness = 'No puede recuperar el aliento.';

export const callForVomiting = 'No puede comer ni beber nada sin vomitarlo.';

export const callForSelfHarm = 'Tiene pensamientos de hacerse daño.';

// When to call in pregnancy and for six weeks after.
export const pregnancyCallForHeadache = 'Tiene un dolor de cabeza fuerte que no se quita.';

export const pregnancyCallForSight = 'Tiene problemas para ver o ve destellos de luz.';

export const pregnancyCallForRibPain = 'Tiene dolor justo debajo de las costillas.';

export const pregnancyCallForSwelling = 'La cara o las manos se le hinchan rápido.';

// Rows.
export const rowFamily = 'La salud de su familia también cuenta aquí, aunque no se puede cambiar.';
