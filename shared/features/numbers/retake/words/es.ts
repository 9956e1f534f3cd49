import { plural } from '#words/plural.ts';

// The start of a retake.

export const title = (quiz: string) => `Responder otra vez: ${quiz}`;
export const lastOneOn = (day: string) => `La última vez fue el ${day}.`;
export const lede = 'La mayoría de las cosas siguen igual de un cuestionario al siguiente.';
export const alreadyStarted = 'Ya empezó con sus respuestas. Sus cambios están guardados en este dispositivo.';
export const startOver = 'Empezar de nuevo';
export const howToTakeIt = 'Cómo responderlo';
export const onlyMyAnswers = 'Ver solo mis respuestas';
export const onlyMyAnswersHint =
  'Unas pocas listas cortas. Cambie lo que sea distinto, y responda otra vez unas cuantas preguntas.';
export const everyQuestion = 'Repasar todas las preguntas';
export const everyQuestionHint = 'En cada una ya aparece su última respuesta.';
export const fromScratch = 'Empezar desde cero';
export const takes = (duration: string) => `Toma ${duration}.`;
export const losesChangesTitle = 'Perderá los cambios que hizo';
export const losesChanges = 'Elija “Ver solo mis respuestas” para seguir donde estaba.';
export const unfinished = 'Esto lo reemplaza. También puede <link>seguir con él</link>.';
export const notPossibleTitle = 'No es posible en este navegador';
export const notPossible =
  'Este navegador no puede guardar respuestas entre una pregunta y otra. Elija “Ver solo mis respuestas”.';
export const olderQuestions =
  'Hemos mejorado las preguntas desde entonces, así que no podemos poner en ellas sus respuestas.';
export const onlyFromScratch = (duration: string) => `Empezará desde cero. Toma ${duration}.`;
export const lastResultStays =
  'Su último resultado se queda como está. Siempre volvemos a preguntar por lo que cambia, como los síntomas y el estrés en el último mes.';

// The lists of answers.

export const takingItAgain = 'Responder otra vez';
export const stillTrueTitle = '¿Esto sigue igual?';
export const part = (number: number, total: number) => `Parte ${number} de ${total}`;
export const partLede = (number: number, total: number) => `Parte ${number} de ${total}. Cambie lo que sea distinto.`;
export const partLedeAnswer = (number: number, total: number) =>
  `Parte ${number} de ${total}. Cambie lo que sea distinto, y responda las preguntas que volvemos a hacer.`;
export const unanswered = (questions: number) =>
  plural(questions, { one: 'Una pregunta no tiene respuesta', other: '# preguntas no tienen respuesta' });
export const askedEachTime =
  'Preguntamos esto cada vez. Responda, o pulse otra vez el botón para seguir sin responder.';
export const submitWithout = 'Enviar sin ellas';
export const continueWithout = 'Continuar sin ellas';
export const allStillTrue = 'Todo sigue igual';

// One question.

export const lastTime = (answer: string) => `La última vez: ${answer}`;
export const backToList = 'Al elegir una respuesta, vuelve a su lista.';
export const stillTrue = 'Sigue igual';

// Leaving.

export const leaveUnsent = 'No ha enviado sus respuestas nuevas. Si sale, las perderá.';
