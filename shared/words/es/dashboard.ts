import { product } from '#shared/product.ts';
export const documentTitle = 'Panel';
export const goodMorning = 'Buenos días, ¿quiere ver sus resultados?';
export const goodMorningTo = (firstName: string) => `Buenos días, ${firstName}, ¿quiere ver sus resultados?`;
export const goodAfternoon = 'Buenas tardes, ¿quiere ver sus resultados?';
export const goodAfternoonTo = (firstName: string) => `Buenas tardes, ${firstName}, ¿quiere ver sus resultados?`;
export const goodEvening = 'Buenas noches, ¿quiere ver sus resultados?';
export const goodEveningTo = (firstName: string) => `Buenas noches, ${firstName}, ¿quiere ver sus resultados?`;

export const loading = 'Cargando sus resultados';

// The list, and what it says when it has nothing to show.

export const showOlder = 'Mostrar anteriores';
export const olderNotLoaded = 'No pudimos cargar los resultados anteriores. Inténtelo de nuevo.';
export const newResultsTake = (minutes: number) => `Los resultados nuevos pueden tardar hasta ${minutes} minutos`;
export const newResultsTakeAndAppear = (minutes: number) =>
  `Los resultados nuevos pueden tardar hasta ${minutes} minutos. Aparecerán aquí automáticamente.`;
export const firstTime =
  'La primera vez, hay que procesar sus puntuaciones. Sus resultados aparecerán después aquí automáticamente.';
export const guidedPrograms = `Programas de ${product.name} guiados por médicos`;
export const guidedProgramsAbout = 'Repase sus resultados con un médico en el sitio de nuestro socio.';
export const noResults = 'Aún no hay resultados';
export const takeQuiz = (quiz: string, duration: string) =>
  `Responda este cuestionario para tener su primer resultado: ${quiz}. Toma ${duration}.`;
export const notLoaded = 'No pudimos cargar sus resultados';

// A row of the list.

export const sent = (ago: string) => `Enviado ${ago}`;
export const isReady = (quiz: string) => `${quiz}: listo`;
export const usuallyReady = 'Por lo general tarda menos de un minuto.';
export const takingLonger = 'Esto tarda más de lo habitual. Sus respuestas están seguras.';
export const takingLongerWithMail =
  'Esto tarda más de lo habitual. Sus respuestas están seguras, y le enviaremos un correo cuando esté listo.';
export const ready = 'Listo';
export const stillWorkingItOut = 'Seguimos calculando…';
export const corrected = (day: string) => `Corregimos este resultado el ${day}. Le dice qué estaba mal.`;
export const checkingNow = 'Comprobando';
export const notReady = 'Aún no está listo';
export const cannotReachSite = 'No podemos conectar con nuestro sitio. Lo abriremos en cuanto podamos.';
export const offline = 'Perdió la conexión. Lo abriremos cuando vuelva.';
export const checkNow = 'Comprobar ahora';
export const checkNowOf = (quiz: string) => `Comprobar ahora: ${quiz}`;
export const trendOf = (quiz: string) => `Su tendencia: ${quiz}`;
