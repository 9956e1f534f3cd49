// Why the API refuses a call, with a number or a place in what was sent. Without either: refused.ts.

export const emailTooLong = (most: number) => `Use una dirección de correo de ${most} caracteres o menos.`;
export const unexpectedAt = (place: string) => `Algo falta o no es como se esperaba: ${place}.`;
export const noSuchQuestion = (position: number) =>
  `La respuesta ${position} no es de ninguna pregunta de este cuestionario. Recargue la página y envíelo otra vez.`;
export const tooFewAnswers = (answered: number, total: number) =>
  `No se respondieron suficientes preguntas: ${answered} de ${total}.`;
export const neededAnswers = (questions: string) => `No podemos calcular un resultado sin: ${questions}`;
export const enoughForToday = (most: number) =>
  `Hoy envió ${most} cuestionarios, que es lo máximo que podemos recibir en un día. Sus respuestas están guardadas.`;
export const noResultYet = (minutes: number) =>
  `Aquí todavía no hay un resultado. Los resultados nuevos pueden tardar hasta ${minutes} minutos.`;
export const resultUnreadable = (number: string) =>
  `Su resultado está guardado, pero no podemos mostrarlo en este momento. Si nos escribe, dé este número: ${number}.`;
