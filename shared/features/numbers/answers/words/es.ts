import { plural } from '#words/plural.ts';

// The page with the user's own answers.

export const ofQuiz = (quiz: string) => `${quiz}.`;
export const ofQuizOn = (quiz: string, day: string) => `${quiz}, ${day}.`;
export const lede = 'Cambie lo que esté mal o desactualizado. Después calcularemos otra vez su resultado.';
export const onlyYou = 'Solo usted puede ver esta página. <link>Descargar o borrar sus datos</link>';
export const hasChanged =
  '¿Han cambiado muchas cosas? <link>Responda otra vez el cuestionario</link> a partir de estas respuestas.';

// Answers to an earlier version of the quiz.

export const oldLede = 'Estas son las respuestas que dio.';
export const oldTitle = 'Puede leerlas, pero no cambiarlas';
export const old =
  'Hemos mejorado las preguntas desde entonces, así que estas respuestas no corresponden a las nuevas. Para cambiar algo, responda otra vez el cuestionario.';

// What was changed.

export const changes = (count: number) => plural(count, { one: '1 cambio', other: '# cambios' });
export const changesTo = (count: number, names: string) =>
  plural(count, { one: `1 cambio: ${names}`, other: `# cambios: ${names}` });
export const notSentTitle = (count: number) =>
  plural(count, { one: 'Una respuesta cambiada, aún sin enviar', other: '# respuestas cambiadas, aún sin enviar' });
export const changeOf = (name: string, now: string, before: string) => `${name}: ${now}. Antes: ${before}.`;
export const skipped = 'saltada';
export const leftOut = (names: string) => `Ya no preguntamos esto, así que lo dejamos fuera: ${names}.`;
export const alsoAsked = (names: string) => `Ahora también preguntamos esto: ${names}.`;
export const notSentYet = 'aún sin enviar';
export const updateResult = 'Actualizar mi resultado';

// One question.

export const backToMyAnswers = 'Volver a mis respuestas';
export const answerOne = 'Responder una pregunta';
export const changeOne = 'Cambiar una respuesta';
export const documentTitle = (question: string) => `${question}, mis respuestas`;
export const yourAnswer = (answer: string) => `Su respuesta: ${answer}`;
export const yourAnswerOn = (day: string, answer: string) => `Su respuesta del ${day}: ${answer}`;
export const backToList =
  'Al elegir una respuesta, vuelve a su lista. Solo actualizaremos su resultado cuando usted nos lo diga.';
export const useThisAnswer = 'Usar esta respuesta';

// The open questions, one after another.

export const makeSurer = 'Hágalo más exacto';
export const answerLast = 'Responder la última pregunta';
export const answerMore = (questions: number) => plural(questions, { other: 'Responder # preguntas más' });
export const takesMinutes = (minutes: number) =>
  plural(minutes, {
    one: 'Alrededor de un minuto. Su rango puede hacerse más estrecho.',
    other: 'Unos # minutos. Su rango puede hacerse más estrecho.',
  });
export const questionsLeft = (questions: number) =>
  plural(questions, { one: 'Más exacto: falta 1 pregunta', other: 'Más exacto: faltan # preguntas' });
export const allAnswered = 'Todas respondidas';
export const nextOpen =
  'Al elegir una respuesta, pasa a la siguiente pregunta pendiente. Solo actualizaremos su resultado cuando usted nos lo diga.';
export const back = 'Atrás';

// Why the answers changed.

export const whyDocumentTitle = 'Por qué cambiaron sus respuestas';
export const whyTitle = '¿Por qué cambiaron estas respuestas?';
export const mistake = 'Me equivoqué';
export const mistakeHint = 'Reemplazamos este resultado. El equivocado sale de su tendencia.';
export const thingsChanged = 'Las cosas han cambiado';
export const thingsChangedHint = 'Recibe un resultado nuevo. El anterior se queda en su tendencia.';

// An unlikely answer.

export const yes = (meant: string) => `Sí, ${meant}`;
export const yesRight = 'Sí, es correcto';
export const noRight = 'No, está bien como está';

// After sending.

export const updatingTitle = 'Estamos actualizando su resultado';
export const takesLonger =
  'Esto tarda más de lo habitual. Sus respuestas están seguras, y el resultado estará en su panel.';
export const replacesWrong =
  'Por lo general tarda menos de un minuto, y se abre aquí. Reemplaza el resultado equivocado.';
export const replacesFewer =
  'Por lo general tarda menos de un minuto, y se abre aquí. Reemplaza el que tiene menos respuestas.';
export const earlierStays =
  'Por lo general tarda menos de un minuto, y se abre aquí. Su resultado anterior se queda en su tendencia.';
export const whenOnline = 'Enviaremos sus respuestas cuando vuelva a tener conexión';
export const sentElsewhereTitle = 'Enviado desde otra pestaña';
export const sentElsewhere = 'Sus respuestas ya llegaron. Encontrará el resultado en su panel.';
export const notSent = 'No pudimos enviar sus respuestas. Deje esta página abierta e inténtelo de nuevo en un momento.';

// Leaving the page.

export const leaveTitle = '¿Salir sin enviar?';
export const leaveAndLose = 'Salir y perder mis cambios';
export const leaveUnsent = 'No ha enviado sus cambios. Si sale, los perderá y su resultado se queda como está.';
