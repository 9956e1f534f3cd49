import { plural } from './plural.ts';

// How many of a hundred people have the event, and how many do not. A sentence always says both.

export const aboutOf100Women = (count: number, others: number) =>
  plural(count, {
    one: `Alrededor de 1 de cada 100 mujeres con respuestas como las suyas tiene un primer ataque al corazón o derrame cerebral en los próximos 10 años. Unas ${others} no lo tienen.`,
    other: `Unas # de cada 100 mujeres con respuestas como las suyas tienen un primer ataque al corazón o derrame cerebral en los próximos 10 años. Unas ${others} no lo tienen.`,
  });

export const betweenOf100Women = (low: number, high: number, othersLow: number, othersHigh: number) =>
  `Unas ${low} a ${high} de cada 100 mujeres con respuestas como las suyas tienen un primer ataque al corazón o derrame cerebral en los próximos 10 años. Unas ${othersLow} a ${othersHigh} no lo tienen.`;

export const upToOf100Women = (high: number, others: number) =>
  plural(high, {
    one: `Hasta alrededor de 1 de cada 100 mujeres con respuestas como las suyas tiene un primer ataque al corazón o derrame cerebral en los próximos 10 años. Al menos unas ${others} no lo tienen.`,
    other: `Hasta unas # de cada 100 mujeres con respuestas como las suyas tienen un primer ataque al corazón o derrame cerebral en los próximos 10 años. Al menos unas ${others} no lo tienen.`,
  });

export const atLeastOf100Women = (count: number, others: number) =>
  plural(count, {
    one: `Al menos 1 de cada 100 mujeres con respuestas como las suyas tiene un primer ataque al corazón o derrame cerebral en los próximos 10 años. Como máximo ${others} no lo tienen.`,
    other: `Al menos # de cada 100 mujeres con respuestas como las suyas tienen un primer ataque al corazón o derrame cerebral en los próximos 10 años. Como máximo ${others} no lo tienen.`,
  });

export const atMostOf100Women = (count: number, others: number) =>
  plural(count, {
    one: `Como máximo 1 de cada 100 mujeres con respuestas como las suyas tiene un primer ataque al corazón o derrame cerebral en los próximos 10 años. Al menos ${others} no lo tienen.`,
    other: `Como máximo # de cada 100 mujeres con respuestas como las suyas tienen un primer ataque al corazón o derrame cerebral en los próximos 10 años. Al menos ${others} no lo tienen.`,
  });

export const moreThanOf100Women = (count: number, others: number) =>
  `Más de ${count} de cada 100 mujeres con respuestas como las suyas tienen un primer ataque al corazón o derrame cerebral en los próximos 10 años. Menos de ${others} no lo tienen.`;

export const fewerThan1Of100Women =
  'Menos de 1 de cada 100 mujeres con respuestas como las suyas tiene un primer ataque al corazón o derrame cerebral en los próximos 10 años. Más de 99 no lo tienen.';

export const oneOrMoreOf100Women =
  '1 o más de cada 100 mujeres con respuestas como las suyas pueden tener un primer ataque al corazón o derrame cerebral en los próximos 10 años. Las demás no lo tienen.';

export const heartAgeMeansForWomen =
  'Es la edad a la que una mujer con números saludables tiene el mismo riesgo a 10 años de enfermedad del corazón que usted.';

export const aboutOf100Men = (count: number, others: number) =>
  plural(count, {
    one: `Alrededor de 1 de cada 100 hombres con respuestas como las suyas tiene un primer ataque al corazón o derrame cerebral en los próximos 10 años. Unos ${others} no lo tienen.`,
    other: `Unos # de cada 100 hombres con respuestas como las suyas tienen un primer ataque al corazón o derrame cerebral en los próximos 10 años. Unos ${others} no lo tienen.`,
  });

export const betweenOf100Men = (low: number, high: number, othersLow: number, othersHigh: number) =>
  `Unos ${low} a ${high} de cada 100 hombres con respuestas como las suyas tienen un primer ataque al corazón o derrame cerebral en los próximos 10 años. Unos ${othersLow} a ${othersHigh} no lo tienen.`;

export const upToOf100Men = (high: number, others: number) =>
  plural(high, {
    one: `Hasta alrededor de 1 de cada 100 hombres con respuestas como las suyas tiene un primer ataque al corazón o derrame cerebral en los próximos 10 años. Al menos unos ${others} no lo tienen.`,
    other: `Hasta unos # de cada 100 hombres con respuestas como las suyas tienen un primer ataque al corazón o derrame cerebral en los próximos 10 años. Al menos unos ${others} no lo tienen.`,
  });

export const atLeastOf100Men = (count: number, others: number) =>
  plural(count, {
    one: `Al menos 1 de cada 100 hombres con respuestas como las suyas tiene un primer ataque al corazón o derrame cerebral en los próximos 10 años. Como máximo ${others} no lo tienen.`,
    other: `Al menos # de cada 100 hombres con respuestas como las suyas tienen un primer ataque al corazón o derrame cerebral en los próximos 10 años. Como máximo ${others} no lo tienen.`,
  });

export const atMostOf100Men = (count: number, others: number) =>
  plural(count, {
    one: `Como máximo 1 de cada 100 hombres con respuestas como las suyas tiene un primer ataque al corazón o derrame cerebral en los próximos 10 años. Al menos ${others} no lo tienen.`,
    other: `Como máximo # de cada 100 hombres con respuestas como las suyas tienen un primer ataque al corazón o derrame cerebral en los próximos 10 años. Al menos ${others} no lo tienen.`,
  });

export const moreThanOf100Men = (count: number, others: number) =>
  `Más de ${count} de cada 100 hombres con respuestas como las suyas tienen un primer ataque al corazón o derrame cerebral en los próximos 10 años. Menos de ${others} no lo tienen.`;

export const fewerThan1Of100Men =
  'Menos de 1 de cada 100 hombres con respuestas como las suyas tiene un primer ataque al corazón o derrame cerebral en los próximos 10 años. Más de 99 no lo tienen.';

export const oneOrMoreOf100Men =
  '1 o más de cada 100 hombres con respuestas como las suyas pueden tener un primer ataque al corazón o derrame cerebral en los próximos 10 años. Los demás no lo tienen.';

export const heartAgeMeansForMen =
  'Es la edad a la que un hombre con números saludables tiene el mismo riesgo a 10 años de enfermedad del corazón que usted.';

export const aboutOf100People = (count: number, others: number) =>
  plural(count, {
    one: `Alrededor de 1 de cada 100 personas con respuestas como las suyas tiene un primer ataque al corazón o derrame cerebral en los próximos 10 años. Unas ${others} no lo tienen.`,
    other: `Unas # de cada 100 personas con respuestas como las suyas tienen un primer ataque al corazón o derrame cerebral en los próximos 10 años. Unas ${others} no lo tienen.`,
  });

export const betweenOf100People = (low: number, high: number, othersLow: number, othersHigh: number) =>
  `Unas ${low} a ${high} de cada 100 personas con respuestas como las suyas tienen un primer ataque al corazón o derrame cerebral en los próximos 10 años. Unas ${othersLow} a ${othersHigh} no lo tienen.`;

export const upToOf100People = (high: number, others: number) =>
  plural(high, {
    one: `Hasta alrededor de 1 de cada 100 personas con respuestas como las suyas tiene un primer ataque al corazón o derrame cerebral en los próximos 10 años. Al menos unas ${others} no lo tienen.`,
    other: `Hasta unas # de cada 100 personas con respuestas como las suyas tienen un primer ataque al corazón o derrame cerebral en los próximos 10 años. Al menos unas ${others} no lo tienen.`,
  });

export const atLeastOf100People = (count: number, others: number) =>
  plural(count, {
    one: `Al menos 1 de cada 100 personas con respuestas como las suyas tiene un primer ataque al corazón o derrame cerebral en los próximos 10 años. Como máximo ${others} no lo tienen.`,
    other: `Al menos # de cada 100 personas con respuestas como las suyas tienen un primer ataque al corazón o derrame cerebral en los próximos 10 años. Como máximo ${others} no lo tienen.`,
  });

export const atMostOf100People = (count: number, others: number) =>
  plural(count, {
    one: `Como máximo 1 de cada 100 personas con respuestas como las suyas tiene un primer ataque al corazón o derrame cerebral en los próximos 10 años. Al menos ${others} no lo tienen.`,
    other: `Como máximo # de cada 100 personas con respuestas como las suyas tienen un primer ataque al corazón o derrame cerebral en los próximos 10 años. Al menos ${others} no lo tienen.`,
  });

export const moreThanOf100People = (count: number, others: number) =>
  `Más de ${count} de cada 100 personas con respuestas como las suyas tienen un primer ataque al corazón o derrame cerebral en los próximos 10 años. Menos de ${others} no lo tienen.`;

export const fewerThan1Of100People =
  'Menos de 1 de cada 100 personas con respuestas como las suyas tiene un primer ataque al corazón o derrame cerebral en los próximos 10 años. Más de 99 no lo tienen.';

export const oneOrMoreOf100People =
  '1 o más de cada 100 personas con respuestas como las suyas pueden tener un primer ataque al corazón o derrame cerebral en los próximos 10 años. Las demás no lo tienen.';

export const heartAgeMeansForPeople =
  'Es la edad a la que una persona con números saludables tiene el mismo riesgo a 10 años de enfermedad del corazón que usted.';

// The percentage beside a notice or an illness, and the people for whom the equations were made.

export const inTenYears = (percent: string) => `${percent} en diez años.`;

export const atLeastInTenYears = (percent: string) => `Al menos ${percent} en diez años.`;

export const atMostInTenYears = (percent: string) => `Como máximo ${percent} en diez años.`;

export const belowInTenYears = (percent: string) => `Menos de ${percent} en diez años.`;

export const aboveInTenYears = (percent: string) => `Más de ${percent} en diez años.`;

export const madeWithoutASign = 'Este número se hizo para personas sin una señal así.';

export const madeWithoutAnIllness = 'Este número se hizo para personas sin una enfermedad así.';

export const leavesOutAlcohol = 'Lo que el alcohol puede hacer no está en este número.';

export const leavesOutHowYouFeel = 'Este número no sabe cómo se siente usted.';

// The other figures.

export const ascvd30 = (count: number) =>
  plural(count, {
    one: 'Alrededor de 1 de cada 100 personas con respuestas como las suyas tiene un primer ataque al corazón o derrame cerebral en los próximos 30 años.',
    other:
      'Unas # de cada 100 personas con respuestas como las suyas tienen un primer ataque al corazón o derrame cerebral en los próximos 30 años.',
  });

export const ascvd30FewerThan1 =
  'Menos de 1 de cada 100 personas con respuestas como las suyas tiene un primer ataque al corazón o derrame cerebral en los próximos 30 años.';

export const anyOfThree10 = (count: number) =>
  plural(count, {
    one: 'Alrededor de 1 de cada 100 personas con respuestas como las suyas tiene cualquiera de los tres en los próximos 10 años.',
    other:
      'Unas # de cada 100 personas con respuestas como las suyas tienen cualquiera de los tres en los próximos 10 años.',
  });

export const anyOfThree10FewerThan1 =
  'Menos de 1 de cada 100 personas con respuestas como las suyas tiene cualquiera de los tres en los próximos 10 años.';

export const anyOfThree30 = (count: number) =>
  plural(count, {
    one: 'Alrededor de 1 de cada 100 personas con respuestas como las suyas tiene cualquiera de los tres en los próximos 30 años.',
    other:
      'Unas # de cada 100 personas con respuestas como las suyas tienen cualquiera de los tres en los próximos 30 años.',
  });

export const anyOfThree30FewerThan1 =
  'Menos de 1 de cada 100 personas con respuestas como las suyas tiene cualquiera de los tres en los próximos 30 años.';

export const heartFailure10 = (count: number) =>
  plural(count, {
    one: 'Alrededor de 1 de cada 100 personas con respuestas como las suyas llega a tener un corazón que bombea con muy poca fuerza en los próximos 10 años.',
    other:
      'Unas # de cada 100 personas con respuestas como las suyas llegan a tener un corazón que bombea con muy poca fuerza en los próximos 10 años.',
  });

export const heartFailure10FewerThan1 =
  'Menos de 1 de cada 100 personas con respuestas como las suyas llega a tener un corazón que bombea con muy poca fuerza en los próximos 10 años.';

export const doNotAdd = 'Cada número se calcula por separado, así que no los sume.';

export const essentialsScore = (score: number, known: number, all: number) =>
  `${score} de 100, con ${known} de ${all} partes`;

export const essentialsTooFew = (known: number, all: number) => `Con ${known} de ${all} partes: no hay promedio`;

// The number to measure or look up first, and the numbers for which the estimate used averages.

export const exactPressure = 'Su presión arterial, con el número exacto';

export const exactTotalCholesterol = 'Su colesterol total, con el número exacto';

export const exactLdl = 'Su colesterol LDL, con el número exacto';

export const exactHdl = 'Su colesterol HDL, con el número exacto';

export const exactTriglycerides = 'Sus triglicéridos, con el número exacto';

export const exactA1c = 'Su A1C, con el número exacto';

export const exactEgfr = 'Su análisis de los riñones (TFGe), con el número exacto';

export const yourPressure = 'Su presión arterial';

export const oneNumberChosen = (answer: string) => `Usted eligió “${answer}”.`;

export const oneNumberNotGiven = 'No nos lo dio, así que usamos un promedio.';

export const oneNumberNarrows = (from: string, to: string) =>
  `Con el número exacto, es probable que su rango sea más estrecho. Ahora: ${from}. Con el número exacto, más o menos: ${to}.`;

export const missingNarrows = 'Usamos el promedio para su edad. Su propio número haría el rango más estrecho.';

export const missingIsPersonal = 'Usamos el promedio para su edad. Con su propio número, esto hablaría más de usted.';

// What was done with odd or old numbers.

export const checkTyping =
  'Uno de sus números exactos, o su fecha, parece raro. Revíselo. Los números que no pueden ser correctos no los usamos.';

export const oldLabs =
  'Uno de sus análisis de sangre tiene más de tres años, así que no lo usamos. Uno nuevo ayudaría.';

export const uacrNotUsed = 'Guardamos su albúmina en la orina (UACR) para su médico. No cambia sus números.';

// The line for the value of the UACR.

export const uacrUsual = 'Menos de 30 mg/g es el rango habitual.';

// Titles of the further figures, and what each figure means.

export const ascvd30Title = 'Ataque al corazón o derrame cerebral, 30 años';

export const anyOfThree10Title = 'Ataque al corazón, derrame cerebral o insuficiencia cardíaca, 10 años';

export const anyOfThree30Title = 'Ataque al corazón, derrame cerebral o insuficiencia cardíaca, 30 años';

export const heartFailure10Title = 'Insuficiencia cardíaca, 10 años';

export const heartAgeTitle = 'Edad del corazón';

export const riskWhat =
  'Esto dice cuántas de cada 100 personas con respuestas como las suyas tienen un primer ataque al corazón o derrame cerebral en los próximos 10 años.';

export const rangeWhat =
  'El rango es más amplio si no sabía un número o eligió uno aproximado. No incluye cuánto pueden equivocarse los estudios.';

export const levelWhat = 'Los niveles vienen de la guía médica de 2026. Empiezan en 3%, 5% y 10%.';

export const basisTitle = 'En qué se basa';

export const basisWhat = 'Cuánto del porcentaje se basa en sus propios números, y cuánto en promedios.';

export const basisOwn = 'Sobre todo, sus propios números';

export const basisPartly = 'En parte, promedios';

export const basisAverages = 'Sobre todo, promedios';

export const essentialsTitle = 'Los 8 esenciales de la vida';

export const essentialsTooFewWhat =
  'Cada parte tiene una puntuación de 0 a 100. Un promedio de tan pocas partes engañaría, así que no lo damos.';

export const essentialsWhat =
  'El promedio de las partes que conocemos, cada una con una puntuación de 0 a 100. No es parte del porcentaje.';

export const yourBirthdate = 'Su fecha de nacimiento';

export const birthdateMissing = (quiz: string) =>
  `La preguntamos en el cuestionario ${quiz}. Sin ella no podemos calcular un porcentaje.`;

export const noLevelKidneys = 'Sin nivel de riesgo: su análisis de los riñones importa más que este número.';

export const noLevelOpen = 'Sin nivel de riesgo mientras esto esté pendiente.';

export const noLevelCondition = 'Sin nivel de riesgo: su enfermedad del corazón importa más que este número.';

export const noLevelBreathing = 'Sin nivel de riesgo: su problema para respirar importa más que este número.';

export const noLevelAlcohol = 'Sin nivel de riesgo: lo que el alcohol puede hacer no está en este número.';

export const noLevelBreath = 'Sin nivel de riesgo hasta que un médico sepa que le falta el aire.';

export const noLevelHealth = 'Sin nivel de riesgo: nos dijo que su salud es mala.';

export const noLevelLdl = 'No se guíe por esto: su LDL es lo primero';
