export const onOwnDevice =
  'Sus respuestas están seguras en este dispositivo. Las enviaremos en cuanto vuelva a tener conexión. Hasta entonces, no borre los datos de este navegador.';
export const onSharedDevice =
  'Sus respuestas están seguras en esta página. Las enviaremos en cuanto vuelva a tener conexión. Deje la página abierta hasta entonces.';
export const deletedOn = (day: string) => `Las borraremos de este dispositivo el ${day}.`;

// Answers that were refused after the user left the quiz.

export const refused = (quiz: string) => `${quiz}: no pudimos aceptar sus respuestas`;
export const refusedBecause = (quiz: string, reason: string) => `${quiz}: ${reason}`;
export const openMyAnswers = 'Abrir mis respuestas';
export const replaceTitle = '¿Reemplazar el cuestionario a medias?';
export const keepUnfinished = 'Conservar el que empecé';
export const replaceIt = 'Reemplazarlo';
export const startedAgain = (quiz: string) =>
  `Empezó otra vez este cuestionario en este dispositivo: ${quiz}. Perdería lo que respondió esta vez.`;

// For a visitor who may not be the one who answered.

export const finishedHereTitle = 'Hay un cuestionario terminado en este dispositivo que no se ha enviado';
export const finishedHere = (quiz: string) =>
  `Alguien terminó aquí este cuestionario, pero no se pudo enviar: ${quiz}. Si fue usted, <link>entre</link> y lo enviaremos.`;
export const keepPageOpen = 'Deje esta página abierta hasta entonces.';
export const keptUntil = (day: string) => `Lo guardaremos aquí hasta el ${day}.`;

// Before a logout that would delete unsent answers.

export const logoutTitle = 'Hay respuestas que todavía no se han enviado';
export const logoutDeletes = 'Salir y borrarlas';
export const logoutAbout = 'Su panel muestra qué esperan. Si sale ahora, las borraremos de este dispositivo.';
