import { plural } from '#words/plural.ts';

// The form for measured numbers.

export const errorTitle = 'Error: Agregar mis números';
export const lede = 'Un número medido es mejor que cualquier suposición. Escriba los que tenga y deje vacío el resto.';
// A name follows the colon, because it can be singular or plural: 'presión arterial', 'triglicéridos', 'A1C'.
export const best = (number: string) => `Probablemente, lo que más estrecharía su rango es este número: ${number}.`;
export const bestTwo = (first: string, second: string) =>
  `Probablemente, lo que más estrecharía su rango es este número: ${first}. Después, este: ${second}.`;
export const bestHint = 'Probablemente, este número es el que más estrecharía su rango.';
export const saveAndUpdate = 'Guardar y actualizar';
export const checkNumbers = (numbers: number) =>
  plural(numbers, { one: 'Revise un número', other: 'Revise # números' });
export const problemWith = (number: string, problem: string) => `${number}: ${problem}`;
export const nothingChanged = 'Todavía no ha cambiado nada. Escriba primero un número.';

// The numbers by group.

export const pressureTitle = 'Presión arterial';
export const pressureHint = 'Antes, siéntese cinco minutos en reposo. Si tiene varias mediciones, use el promedio.';
export const topNumber = 'Número de arriba';
export const bottomNumber = 'Número de abajo';
export const pulse = 'Pulso en reposo';
export const pulseHint = 'Después de cinco minutos en posición sentada y en reposo. No cambia su porcentaje.';
export const beatsAMinute = 'por minuto';
export const bloodTestTitle = 'Análisis de sangre';
export const bloodTestHint =
  'De sus resultados del laboratorio o de su aplicación para pacientes. Elija la unidad que aparece junto a cada número.';
export const labDate = 'Fecha de sus resultados';
export const oldNumbers =
  'De hace más de tres años: guardamos estos números pero no los usamos, porque pueden haber cambiado.';
export const totalCholesterol = 'Colesterol total';
export const hdlCholesterol = 'Colesterol HDL';
export const ldlCholesterol = 'Colesterol LDL';
export const triglycerides = 'Triglicéridos';
export const triglyceridesHint = 'Es mejor si se midieron en ayunas.';
export const a1cLong = 'A1C, promedio de su azúcar en la sangre';
export const a1c = 'A1C';
export const fastingSugar = 'Azúcar en la sangre en ayunas';
export const fastingSugarHint = 'Medida antes del desayuno.';
export const kidneyTest = 'Análisis de los riñones (TFGe)';
export const kidneyTestHint = 'Si sus resultados dicen “más de 90” o “above 90”, deje esto vacío.';
export const lipoprotein = 'Lipoproteína(a)';
export const lipoproteinHint =
  'Por lo general basta un análisis en la vida. Desde mg/dL solo podemos hacer una conversión aproximada.';
export const urineRatio = 'Relación de albúmina y creatinina en la orina (UACR)';
export const urineRatioHint = 'La guardamos para usted. No cambia sus números.';
export const bodyTitle = 'Cuerpo';
export const waist = 'Cintura';
export const waistHint = 'A la altura del ombligo, después de soltar el aire. No cambia sus números.';

// What is wrong with a number, and what it may have meant.

export const unitOf = (number: string) => `Unidad: ${number}`;
export const inOtherUnit = (value: string) => `Equivale a ${value}.`;
export const beforeBirth = 'Esa fecha es anterior a su nacimiento. Revise el año.';
export const topToo = 'Escriba también el número de arriba.';
export const yes = (meant: string) => `Sí, ${meant}`;
export const noCorrect = 'No, lo corregiré';
export const noRight = 'No, está bien así';
export const yesRight = 'Sí, son correctos';

// Numbers from a file.

export const haveFile = '¿Ya tiene un archivo nuestro? Importe los números que contiene. Confirmará cada uno.';
export const chooseFile = 'Un archivo guardado de un resultado del corazón';
export const importFile = 'Importar de un archivo';
export const notOurs =
  'Este archivo no contiene un cuestionario del corazón nuestro. Elija el archivo que guardó con un resultado del corazón.';
export const noNumbers = 'En este archivo no hay números medidos. Escriba usted sus números.';
export const tooLarge = 'Este archivo es demasiado grande para ser uno de los nuestros. Elija otro.';
export const unreadable = 'No pudimos leer este archivo. Elíjalo otra vez.';
export const fileDocumentTitle = 'Números de un archivo';
export const fileTitle = '¿Son correctos estos números?';
export const fileAbout = (name: string) => `Este archivo es sobre ${name}.`;
export const fileWithoutName = 'Este archivo no lleva ningún nombre.';
export const fileFrom = (day: string) => `Contiene respuestas del ${day}.`;
export const tickEach = 'Marque cada número que sea suyo y correcto.';
export const numbersInFile = 'Números del archivo';
export const numberIs = (number: string, value: string) => `${number}: ${value}`;
export const notAdded = 'Aún sin agregar';
export const now = (value: string) => `Ahora: ${value}`;
export const addToForm = 'Agregarlos al formulario';
export const backWithoutThem = 'Volver sin ellos';
export const nothingSavedYet = 'Todavía no se ha guardado nada. Aún puede cambiar cada número en el formulario.';

// A notice that the numbers raise.

export const notSavedYet = 'Todavía no se ha guardado nada.';

// Saving.

export const logInAgain = 'Entre otra vez para guardar sus números.';
export const sentElsewhere = 'Sus números ya se enviaron desde otra pestaña. Encontrará el resultado en su panel.';
export const notSent = 'No pudimos enviar sus números. Deje esta página abierta y guarde otra vez en un momento.';
export const saved = 'Guardado';
export const savedNotSent = 'Guardado en este dispositivo, pero aún sin enviar';
export const savedUpdating = 'Guardado. Estamos actualizando su resultado del corazón';
export const savedLate = (minutes: number) => `Guardado. Esta vez su resultado tarda más de ${minutes} minutos`;
export const newResultReady = 'Ya está su nuevo resultado del corazón';
export const takesLessThanAMinute = 'Por lo general tarda menos de un minuto.';
export const onDashboard = 'Estará en su panel.';
export const whatYouSaved = 'Lo que guardó';
export const removed = 'Quitado';
export const seeNewResult = 'Ver el resultado nuevo';

// Before and after.

export const beforeAndAfter = 'Antes y después';
export const before = 'Antes';
export const after = 'Después';
export const notAvailable = 'No disponible por ahora';
export const cannotCompare = 'No podemos comparar los dos resultados como números. Su resultado le dice más.';
export const pressureGone = 'Su presión arterial ya no es un número medido.';
export const pressureNew = 'Su presión arterial tiene un número medido nuevo.';
export const pressureMeasured = 'Su presión arterial ahora es un número medido.';
export const cholesterolGone = 'Su colesterol ya no es un número medido.';
export const cholesterolNew = 'Su colesterol tiene un número medido nuevo.';
export const cholesterolMeasured = 'Su colesterol ahora es un número medido.';
export const triglyceridesGone = 'Sus triglicéridos ya no son un número medido.';
export const triglyceridesNew = 'Sus triglicéridos tienen un número medido nuevo.';
export const triglyceridesMeasured = 'Sus triglicéridos ahora son un número medido.';
export const a1cGone = 'Su promedio de azúcar en la sangre ya no es un número medido.';
export const a1cNew = 'Su promedio de azúcar en la sangre tiene un número medido nuevo.';
export const a1cMeasured = 'Su promedio de azúcar en la sangre ahora es un número medido.';
export const kidneyTestGone = 'Su resultado del análisis de los riñones ya no es un número medido.';
export const kidneyTestNew = 'Su resultado del análisis de los riñones tiene un número medido nuevo.';
export const kidneyTestMeasured = 'Su resultado del análisis de los riñones ahora es un número medido.';
export const lipoproteinGone = 'Su lipoproteína(a) ya no es un número medido.';
export const lipoproteinNew = 'Su lipoproteína(a) tiene un número medido nuevo.';
export const lipoproteinMeasured = 'Su lipoproteína(a) ahora es un número medido.';
export const fastingSugarGone = 'Su azúcar en la sangre en ayunas ya no es un número medido.';
export const fastingSugarNew = 'Su azúcar en la sangre en ayunas tiene un número medido nuevo.';
export const fastingSugarMeasured = 'Su azúcar en la sangre en ayunas ahora es un número medido.';

// Before the form can be shown.

export const loading = 'Cargando sus números';
export const newerTitle = 'Tiene un resultado del corazón más nuevo';
export const newer =
  'Lo que agregue aquí se guarda con sus respuestas anteriores. <link>Agregarlo mejor al más nuevo</link>';
export const notLoadedTitle = 'No pudimos cargar sus números';
export const notLoaded = 'No se cargó';
export const noNumbersHere = 'Aquí no hay números';
export const toHeartResult = 'Los números van con un resultado del corazón';
export const openHeartResult = 'Abra su resultado del corazón y agréguelos desde allí.';
