import { plural } from './plural.ts';

// Why the API refused the answers.

export const checkOneAnswer = 'Revise una respuesta';
export const usesFirstQuiz = 'Este cuestionario usa sus respuestas al primero. Sus respuestas de aquí están guardadas.';
export const alreadySentTitle = 'Ya enviado';
export const alreadySent =
  'Ya envió este cuestionario con otras respuestas, tal vez desde otra pestaña. Encontrará ese resultado en su panel. Para enviar también estas respuestas, pulse Enviar una vez más.';
export const notAccepted = 'No pudimos aceptar sus respuestas';
export const tooFew = (answered: number, total: number) =>
  `Atención: no se pudo procesar su envío porque no respondió suficientes preguntas. Respondió ${answered} de ${total} preguntas.`;
export const moreNeeded = (answered: number, total: number, more: number) =>
  plural(more, {
    one: `Respondió ${answered} de ${total} preguntas, y se necesita la mitad para un resultado. Responda una más, la que quiera.`,
    other: `Respondió ${answered} de ${total} preguntas, y se necesita la mitad para un resultado. Responda # más, las que quiera.`,
  });
