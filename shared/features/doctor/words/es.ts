import { product } from '#shared/product.ts';

// The page of results that a person makes for a doctor: what to include, how to hand it over, and what else is said about it.
export const forMyDoctor = 'Para mi médico';

export const backToResult = 'Volver al resultado';

export const lede =
  'Una página con sus resultados, los números que hay detrás, lo que no se sabe y qué preguntar. Se hace en este dispositivo, y nadie la ve a menos que usted la comparta.';

// Notices above it.
export const newerTitle = 'Tiene respuestas más nuevas';

export const newer = 'Esta página está hecha con unas anteriores. <link>Usar sus respuestas más nuevas</link>';

export const tooOldTitle = 'Estas respuestas son de una versión anterior del cuestionario';

export const tooOld =
  'La página para su médico usa las preguntas de hoy. Responda otra vez el cuestionario y la haremos con sus respuestas nuevas.';

// What to include.
export const include = 'Qué incluir';

export const includeName = 'Mi nombre';

export const includeBirthdate = 'Mi fecha de nacimiento';

export const includeWeight = 'Mi estatura y mi peso';

export const includeMood = 'Mis respuestas sobre el ánimo, el estrés y las relaciones';

// The doctor's language, in which the sheet is printed and a link opens.

export const doctorsLanguage = 'Idioma de mi médico';
export const sheetNotLoaded = 'No pudimos cargar la página para su médico. Revise su conexión e inténtelo otra vez.';

// The person's own questions.
export const ownQuestions = 'Lo que me gustaría preguntar';

export const ownQuestionsAbout =
  'Sus propias palabras solo aparecen en la página impresa. No las guardamos ni las ponemos en un enlace o un archivo, y desaparecen cuando sale de esta página.';

export const firstQuestion = 'Mi primera pregunta';

export const secondQuestion = 'Mi segunda pregunta';

export const thirdQuestion = 'Mi tercera pregunta';

// The file.
export const download = 'Descargarla para el sistema de su médico';

export const fileAbout =
  'Un solo archivo con los mismos resultados y lo que eligió arriba, en el formato que usan las clínicas (FHIR R4). Lo firmamos para que se note cualquier cambio. Usted decide quién lo recibe.';

export const saveFile = 'Guardar el archivo';

export const makingFile = 'Preparando el archivo…';

export const fileNotMade = 'No pudimos preparar el archivo. Revise su conexión e inténtelo de nuevo.';

export const resultNotReady = 'Aquí todavía no hay un resultado. Inténtelo de nuevo en unos minutos.';

export const resultUnreadable = 'Uno de sus resultados no se puede leer en este momento. Inténtelo de nuevo más tarde.';

// Logging out everywhere closes the links.
export const linksWillClose = 'Cerraremos los enlaces que compartió.';

export const linksHaveClosed = 'Los enlaces que compartió están cerrados.';

// The mail when wrong passcodes have closed a link.
export const mailSubject = 'Se cerró un enlace que usted compartió';

export const mailPreheader = 'Alguien escribió demasiadas veces un código de acceso equivocado.';

export const mailWhat =
  'Alguien abrió un enlace que usted compartió y escribió demasiadas veces un código de acceso equivocado. Por eso cerramos el enlace, y ya nadie puede abrirlo. Esa persona no vio lo que había detrás.';

export const mailNewLink = 'Si todavía lo necesita, cree uno nuevo. Dé el código de acceso en persona o por teléfono.';

export const mailOpen = `Abrir ${product.name}`;

export const mailNothingToDo = 'Si ya no necesita el enlace, no tiene que hacer nada.';

// A download of everything about a user.
export const exportLinks = 'Los enlaces que creó para un médico.';

export const exportPlace = 'Su lugar en la tabla.';

export const exportLinkId = 'Nuestro número para el enlace. No abre el enlace.';

export const exportMadeAt = 'Cuándo lo creó.';

export const exportEndsAt = 'Hasta cuándo funciona.';

export const exportLanguage = 'El idioma en que la página se abre para su médico.';
export const exportWrongTries = 'Cuántos códigos de acceso equivocados se escribieron.';

export const exportOpeningAt = 'Cuándo alguien escribió un código de acceso.';

export const exportOpeningRight = 'Si era el correcto.';

export const exportFileCount =
  'Cuántos archivos cifrados abre. Solo alguien con el enlace puede leerlos, así que no están aquí.';

export const exportClosedAt = 'Cuándo se cerró.';

export const exportClosedBy = 'Si lo cerró usted, o se cerró al salir en todas partes.';

export const exportPasscodeHash = 'Un valor de comprobación del código de acceso. Solo nuestro sistema puede usarlo.';
