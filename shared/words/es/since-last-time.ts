// The first card of a user who comes back.

export const readNoticeTitle = 'Lea primero el aviso';
export const readNoticeToday = 'Léalo hoy. Todo lo demás puede esperar.';
export const readNotice = 'Leer el aviso';
export const sinceLastTimeTitle = 'Desde la última vez';
export const whatIsNew =
  '¿Qué hay de nuevo? Sus últimas respuestas están guardadas. Cambie lo que sea distinto: toma unos 90 segundos.';
export const takeQuizAgain = (quiz: string) => `Responder otra vez: ${quiz}`;
