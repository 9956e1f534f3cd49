import { product } from '#shared/product.ts';

// What a doctor reads in the file for their program.

export const title = `${product.name}: una autoevaluación de salud`;

export const selfReport =
  'La persona dio las respuestas y los valores en un cuestionario en línea. Ningún profesional clínico los ha revisado. Es educación, no un diagnóstico.';

export const selfReportActivity =
  'Declarado por la persona en un cuestionario en línea; sin medición ni revisión de un profesional clínico.';

export const education = 'Una autoevaluación educativa, a partir de lo que dio la persona. No es un diagnóstico.';

// The sections.

export const warnings = 'Señales que piden atención médica';

export const result = (quiz: string) => `${quiz}: resultado`;

export const values = (quiz: string) => `${quiz}: valores dados`;

export const valuesGiven =
  'Los valores como la persona los escribió, en la unidad que eligió. Las franjas se indican como franjas. Cada nota dice qué no se usó.';

export const answers = (quiz: string) => `${quiz}: respuestas`;

export const answersGiven =
  'Todas las respuestas, con las palabras con que se preguntó. Lo que se saltó no tiene entrada.';

export const myNumbers = 'Mis números, de un informe';

export const cannotKnow = 'Lo que no puede saber';

export const cannotKnowMore = 'Solo sabe lo que dijo la persona: ningún examen, ningún expediente, ninguna imagen.';

export const cannotKnowIllness =
  'La edad biológica cuenta los hábitos, y ninguna enfermedad, medicina, presión arterial o valor de la sangre.';

export const cannotKnowError =
  'El porcentaje del corazón es para personas de 30 a 79 años sin una enfermedad conocida del corazón o de las arterias. Su rango no incluye el error del modelo.';

export const cannotKnowMissing = 'Un valor que no se dio se reemplazó por un promedio, y el rango se hizo más amplio.';

// The figures of a result, as rows, and what stands under them.

export const ageRow = 'Edad biológica a partir de los hábitos, años';

export const calendarAgeRow = 'Edad en ese momento, años';

export const levelRow = 'Nivel';

export const questionnaireRow = 'Cuestionario';

export const questionnaireVersion = (quiz: string, version: string) => `${quiz}, versión ${version}`;

export const likely = (figure: string, range: string) => `${figure}, probablemente ${range}`;

export const notEstimatedBecause = (reason: string) => `Sin calcular. ${reason}`;

export const answered = (engine: string, day: string) => `Motor ${engine}. Respondido: ${day}.`;

export const corrected = (day: string, engine: string, reason: string) =>
  `Corregido el ${day}, en lugar de un resultado del motor ${engine}: ${reason}`;

export const nextStep = (step: string) => `Próximo paso que se indicó a la persona: ${step}.`;

export const notGiven = (names: string) => `No se dio o no se midió: ${names}.`;

export const sources = (names: string) => `Fuentes: ${names}.`;

// Notes on an age.

export const ageCompares =
  'Compara los hábitos con los de un adulto promedio de Estados Unidos del mismo sexo. No cuenta ninguna enfermedad, medicina o valor de la sangre.';

export const noAge = 'No se calculó una edad.';

// Notes on a percentage.

export const inPercent = (figure: string) => `${figure}, en por ciento.`;

export const rangeCovers =
  'Rango probable del cálculo. Incluye lo que no se sabe de los datos, no el error del modelo.';

export const rangeHigher =
  'Rango probable del cálculo. Un valor más allá de los límites de las ecuaciones se llevó al límite, así que es probable que el riesgo verdadero sea más alto.';

export const rangeLower =
  'Rango probable del cálculo. Un valor más allá de los límites de las ecuaciones se llevó al límite, así que es probable que el riesgo verdadero sea más bajo.';

export const mostlyOwn = 'Se basa sobre todo en los valores de la propia persona.';

export const partlyAverages = 'Se basa en parte en promedios de la población en lugar de valores que no se dieron.';

export const mostlyAverages = 'Se basa sobre todo en promedios de la población en lugar de valores que no se dieron.';

// Notes on a value.

export const moved = (low: number, high: number) =>
  `Fuera de lo que conocen las ecuaciones del corazón (de ${low} a ${high}): ahí cuenta el límite más cercano.`;

export const asSaid = 'Como lo dio la persona ese día. No se preguntó el día ni la manera de medir.';

export const workedOut = 'Calculado a partir de la estatura y el peso que dio la persona.';

export const pressureMistyped =
  'El número de abajo no es menor que el de arriba, así que no se usó ninguno para el cálculo. Mida otra vez.';

export const fromReport = 'Escrito por la persona a partir de un informe.';

export const band =
  'Una franja que eligió la persona, no un valor medido. No se preguntó el día del análisis de sangre.';

export const old = 'De hace más de tres años, así que contó como desconocido en el cálculo.';

export const notAboveParts = 'No es mayor que sus propias partes, así que no se usó para el cálculo. Revíselo.';

export const outsideUse = 'Fuera de lo que se puede usar, así que no se usó para el cálculo. Revíselo.';

export const takesNoPart = 'No forma parte del cálculo.';

export const checkedBeside =
  'Las propias palabras de la persona sobre un aviso de este resultado. No se retiró ningún aviso.';

export const valueNotGiven = 'sin indicar';
