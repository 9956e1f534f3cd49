import { plural } from '#words/plural.ts';

// 'What if…', and the plan that is made of it.
export const title = '¿Qué pasaría si…?';

export const titlePaused = '¿Qué pasaría si…? (después de que le revisen)';

export const lede =
  'Mueva lo que podría cambiar. Su resultado guardado se queda como está, y nada sale de este dispositivo hasta que guarde un plan.';

export const marks = 'La pequeña marca debajo de cada barra es su respuesta de hoy.';

export const backToResult = 'Volver al resultado';

export const backToMyResult = 'Volver a mi resultado';

// The page without sliders.

export const olderTitle = 'Estas respuestas son de una versión anterior del cuestionario';

export const older =
  'Hemos cambiado las preguntas desde entonces. Responda otra vez el cuestionario y podrá probar cambios con sus respuestas nuevas.';

export const noNumberTitle = 'No hay un número desde el cual empezar';

export const noNumber =
  'No damos un número para sus respuestas, y es a propósito. Su resultado dice por qué. Sin un número, no hay nada que comparar.';

export const nothingToChangeTitle = 'Aquí no hay nada que cambiar';

export const nothingToChange =
  'Ninguna de sus respuestas tiene una barra. O cambiarla haría poca diferencia, o saltó la pregunta, o es mejor hablar primero con un médico.';

// The sliders and switches.
export const habitsTitle = 'Hábitos que puede cambiar';

export const heartTitle = 'Lo que puede cambiar';

export const today = (answer: string) => `Hoy: ${answer}`;

export const todaySwitch = (answer: string) => `Hoy: ${answer}.`;

export const yes = 'Sí';

export const no = 'No';

export const howSure = '¿Qué tan seguro es esto?';

export const howSureAbout = (lever: string) => `¿Qué tan seguro es esto? ${lever}`;

export const equationsCompare =
  'Las ecuaciones publicadas comparan a personas con números distintos. No pueden decir qué haría un cambio en su caso.';

export const everythingElse = 'Todo lo demás se queda como lo respondió';

export const withoutSlider = (answers: number) =>
  plural(answers, {
    one: 'Edad, familia, enfermedades y todo lo demás sin una barra: 1 respuesta',
    other: 'Edad, familia, enfermedades y todo lo demás sin una barra: # respuestas',
  });

// Today and with the changes.
export const todayAndChanged = 'Hoy y con sus cambios';

export const todayTitle = 'Hoy';

export const changedTitle = 'Con sus cambios';

export const nothingChangedYet = 'aún sin cambios';

export const numberWithRange = (figure: string, range: string) => `${figure}, probablemente ${range}`;

export const yourAge = (age: number) => `usted, ${age}`;

export const moveSlider = 'Mueva una barra. Su número nuevo aparecerá aquí.';

export const comparesGroups = 'Esto compara grupos de personas. No es una promesa de lo que le pasaría a usted.';

export const otherMethod =
  'Calculamos su resultado de una manera un poco distinta. Los dos números de aquí vienen de nuestro método actual.';

// What an age would be. It compares people, and does not promise an effect.
export const ageSame = (answers: number, age: number, range: string) =>
  plural(answers, {
    one: `Las personas que solo se diferencian de usted en esta respuesta salen más o menos igual: el número seguiría en unos ${age}, probablemente ${range}.`,
    other: `Las personas que solo se diferencian de usted en estas # respuestas salen más o menos igual: el número seguiría en unos ${age}, probablemente ${range}.`,
  });

export const ageFits = (answers: number, age: number, range: string) =>
  plural(answers, {
    one: `Las personas que solo se diferencian de usted en esta respuesta tienen hábitos que corresponden a una edad de unos ${age} años, probablemente ${range}.`,
    other: `Las personas que solo se diferencian de usted en estas # respuestas tienen hábitos que corresponden a una edad de unos ${age} años, probablemente ${range}.`,
  });

export const yearsYoungerOneAnswer = (years: number, age: number, range: string) =>
  plural(years, {
    one: `Las personas que solo se diferencian de usted en esta respuesta salen alrededor de 1 año más jóvenes: ${age}, probablemente ${range}.`,
    other: `Las personas que solo se diferencian de usted en esta respuesta salen unos # años más jóvenes: ${age}, probablemente ${range}.`,
  });

export const yearsYounger = (answers: number, years: number, age: number, range: string) =>
  plural(years, {
    one: `Las personas que solo se diferencian de usted en estas ${answers} respuestas salen alrededor de 1 año más jóvenes: ${age}, probablemente ${range}.`,
    other: `Las personas que solo se diferencian de usted en estas ${answers} respuestas salen unos # años más jóvenes: ${age}, probablemente ${range}.`,
  });

export const yearsOlderOneAnswer = (years: number, age: number, range: string) =>
  plural(years, {
    one: `Las personas que solo se diferencian de usted en esta respuesta salen alrededor de 1 año mayores: ${age}, probablemente ${range}.`,
    other: `Las personas que solo se diferencian de usted en esta respuesta salen unos # años mayores: ${age}, probablemente ${range}.`,
  });

export const yearsOlder = (answers: number, years: number, age: number, range: string) =>
  plural(years, {
    one: `Las personas que solo se diferencian de usted en estas ${answers} respuestas salen alrededor de 1 año mayores: ${age}, probablemente ${range}.`,
    other: `Las personas que solo se diferencian de usted en estas ${answers} respuestas salen unos # años mayores: ${age}, probablemente ${range}.`,
  });

// How many of 100 people. `people` already says 'about', 'at least' or 'at most'. With 'hay' no verb has to fit the number.
export const fewerThanOne = 'menos de 1';

export const oneOrMore = '1 o más';

export const ofHundred = (people: string) => `${people} de cada 100`;

export const todayOfHundred = (people: string) => `Hoy: <b>${people} de cada 100</b>`;

export const changedOfHundred = (people: string) => `Con sus cambios: <b>${people} de cada 100</b>`;

export const riskSame = (answers: number, people: string) =>
  plural(answers, {
    one: `Entre 100 personas que solo se diferencian de usted en esta respuesta, hay ${people} con un primer ataque al corazón o derrame cerebral en los próximos 10 años. Con las respuestas que usted dio, es igual.`,
    other: `Entre 100 personas que solo se diferencian de usted en estas # respuestas, hay ${people} con un primer ataque al corazón o derrame cerebral en los próximos 10 años. Con las respuestas que usted dio, es igual.`,
  });

export const riskChanged = (answers: number, people: string, before: string) =>
  plural(answers, {
    one: `Entre 100 personas que solo se diferencian de usted en esta respuesta, hay ${people} con un primer ataque al corazón o derrame cerebral en los próximos 10 años. Con las respuestas que usted dio: ${before}.`,
    other: `Entre 100 personas que solo se diferencian de usted en estas # respuestas, hay ${people} con un primer ataque al corazón o derrame cerebral en los próximos 10 años. Con las respuestas que usted dio: ${before}.`,
  });

// The changes in a table.
export const tableTitle = 'Sus cambios en una tabla';

export const changeColumn = 'Cambio';

export const ageColumn = 'Número solo con este cambio';

export const riskColumn = 'Riesgo a 10 años solo con este cambio';

export const ageCaption = 'Cada cambio, y su número solo con ese cambio';

export const riskCaption = 'Cada cambio, y su riesgo solo con ese cambio';

export const bothTogether = 'Los dos juntos';

export const allTogether = (changes: number) => plural(changes, { other: 'Los # juntos' });

// The bar at the bottom.
export const noChanges = 'todavía sin cambios';

export const changes = (count: number) => plural(count, { one: '1 cambio', other: '# cambios' });

export const undo = 'Deshacer';

export const reset = 'Reiniciar';

export const savePlan = 'Guardar mi plan';

export const removePlan = 'Quitar mi plan';

export const planNotSaved =
  'Su plan no se guardó. Revise su conexión y guarde otra vez. No se pierde nada de esta página.';

// After a plan was saved.
export const planSavedTitle = 'Su plan está guardado';

export const plannedChanges = (count: number) => plural(count, { one: '1 cambio.', other: '# cambios.' });

export const changeInWords = (name: string, answer: string) => `${name}: ${answer}.`;

export const onYourResult = 'Lo encontrará en su resultado. La próxima vez, le mostraremos cómo le fue.';

export const startWithOne = 'Empiece con uno. Los demás pueden esperar.';

export const changePlan = 'Cambiar el plan';

// The plan on a result and on the dashboard.
export const inYourPlanTitle = 'En su plan';

export const planned = (name: string, answer: string) => `${name}: ${answer}`;

export const startWithOneNextTime = 'Empiece con uno. La próxima vez, le mostraremos cómo le fue.';

export const yourPlan = 'Su plan';

export const andMore = (changes: number) => `y ${changes} más`;

// What became of a plan.
export const youDidIt = 'Lo logró';

export const howItWent = 'Cómo le fue con su plan';

export const about = (name: string) => `${name}:`;

export const noChangeYet = 'Todavía no hay un cambio, y está bien.';

export const lastTime = (answer: string) => `La última vez: ${answer}.`;

export const aimingFor = (answer: string) => `Su meta era: ${answer}.`;

export const notAnswered = 'sin responder';

// The button under a step of the plan.
export const add = 'Agregar a mi plan';

export const adding = 'Agregando…';

export const isInPlan = 'Está en su plan. La próxima vez, le mostraremos cómo le fue.';

export const remove = 'Quitar de mi plan';

export const removing = 'Quitando…';

export const planNotChanged = 'No pudimos cambiar su plan. Revise su conexión e inténtelo de nuevo.';

export const cannotBePlanned = 'Este paso no se puede agregar a su plan. Se queda en esta página, y puede imprimirlo.';

// What the API says.
export const answerNotPlannable = 'Esta respuesta no se puede agregar a un plan.';

// What can be changed: the name of each slider, its places, and each place as a screen reader says it.
export const smoking = 'Fumar';

export const smoking20OrMore = '20 al día o más';

export const smoking10To19 = 'De 10 a 19 al día';

export const smokingUnder10 = 'Menos de 10 al día';

export const smokingSomeDays = 'Algunos días';

export const stoppedUnder1 = 'Lo dejó hace menos de un año';

export const stopped1To4 = 'Lo dejó hace 1 a 4 años';

export const stopped5To9 = 'Lo dejó hace 5 a 9 años';

export const stopped10OrMore = 'Lo dejó hace 10 años o más';

export const smokingNote = 'En los estudios, el riesgo baja con cada año libre de humo, durante diez años o más.';

export const smokeFree = 'Libre de humo';

export const alcohol = 'Alcohol';

export const alcoholFormer = 'Ya no';

export const alcohol1To12 = 'De 1 a 12 bebidas';

export const alcohol13To22 = 'De 13 a 22 bebidas';

export const alcohol23To32 = 'De 23 a 32 bebidas';

export const alcohol33OrMore = '33 bebidas o más';

export const alcoholNote = 'Beber poco no mejora su número.';

export const activeDays = 'Días de ejercicio';

export const activeDays1To2Spoken = '1 o 2 días a la semana';

export const activeDays3To4Spoken = '3 o 4 días a la semana';

export const activeDays5To6Spoken = '5 o 6 días a la semana';

// They follow 'Intensidad del ejercicio'.
export const easy = 'Suave';

export const moderate = 'Moderada';

export const hard = 'Intensa';

export const moderateAndHard = 'Moderada e intensa';

export const strength = 'Ejercicios de fuerza';

export const strength1Spoken = '1 día a la semana';

export const strength2To3Spoken = '2 o 3 días a la semana';

export const strength4OrMoreSpoken = '4 días o más a la semana';

export const strengthNote = 'En los estudios, lo mejor fueron 2 o 3 días. Más días no dieron mejor resultado.';

export const diet = 'Alimentación';

export const dietFastFood = 'Sobre todo comida rápida';

export const dietPlants = 'Sobre todo plantas y pescado';

export const dietNearlyAlways = 'Casi siempre así';

export const plants = 'Alimentos de plantas';

export const plants10To19Spoken = 'De 10 a 19 tipos a la semana';

export const plants20To29Spoken = 'De 20 a 29 tipos a la semana';

export const plants30OrMoreSpoken = '30 tipos o más a la semana';

export const sleepTimes = 'Horas fijas para dormir';

export const sleepTimesOver2 = 'Más de dos horas de diferencia';

export const sleepTimes1To2 = 'Una o dos horas de diferencia';

export const sleepTimesUnder1 = 'Menos de una hora de diferencia';

export const sleepTimesSame = 'Casi iguales';

export const teeth = 'Dientes y encías';

export const teethLess = 'Menos de una vez al día';

export const teethOnce = 'Cepillado una vez al día';

export const teethTwice = 'Cepillado dos veces al día';

export const teethFull = 'Dos veces, entre los dientes, y dentista';

export const community = 'Grupos y voluntariado';

export const communityNever = 'Casi nunca';

export const communityWeekly = 'Todas las semanas';

export const sitting = 'Tiempo en posición sentada';

export const sittingNote = 'En los estudios, el riesgo sube por encima de unas ocho horas, y por debajo es casi igual.';

export const sleep = 'Sueño';

export const hours = (count: number) => plural(count, { one: '1 hora', other: '# horas' });

export const hoursADay = (hours: number) => plural(hours, { one: '1 hora al día', other: '# horas al día' });

export const hoursANight = (hours: number) => plural(hours, { one: '1 hora por noche', other: '# horas por noche' });

export const sleepNote =
  'En los estudios, lo mejor fueron unas siete horas. Dormir mucho menos y dormir mucho más se relacionan los dos con un número más alto.';

export const screenTime = 'Tiempo frente a pantallas';

export const packagedFoods = 'Alimentos envasados';

export const servings = (count: number) => plural(count, { one: '1 porción', other: '# porciones' });

export const servingsADay = (count: number) => plural(count, { one: '1 porción al día', other: '# porciones al día' });

export const weight = 'Peso';

export const weightNote = 'La barra se detiene en un peso saludable para su estatura.';

export const kilograms = (count: number) => plural(count, { one: '1 kilogramo', other: '# kilogramos' });

export const pounds = (count: number) => plural(count, { one: '1 libra', other: '# libras' });

export const stoneAndPounds = (stone: number, pounds: number) =>
  plural(pounds, { one: `${stone} stones 1 libra`, other: `${stone} stones # libras` });

export const pressureAt = (amount: string) => `${amount} mmHg`;

export const pressureSpoken = (amount: string) => `${amount} milímetros de mercurio`;

export const totalCholesterol = 'Colesterol total';

export const ldlCholesterol = 'Colesterol LDL';

export const inMilligramsSpoken = (amount: string) => `${amount} miligramos por decilitro`;

export const inMillimolesSpoken = (amount: string) => `${amount} milimoles por litro`;

export const statin = 'Tomar una estatina';

export const statinPlanned = 'Una estatina, con un médico';
