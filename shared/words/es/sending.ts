// What a user must do before the answers can be sent.

export const pleaseLogIn = 'Entre en su cuenta';
export const logInFirst = 'Entre primero en su cuenta para enviar este cuestionario.';
export const noAccountYet = (quiz: string) =>
  `¿Aún no tiene cuenta? Cree una y luego responda este cuestionario: ${quiz}. Su resultado usa esas respuestas.`;
export const notNow = 'Ahora no';
export const changeAddress = 'Cambiar la dirección';
export const savedUntilLogin =
  'Sus respuestas están guardadas en este dispositivo. Las enviaremos cuando entre en su cuenta.';
export const onPageUntilLogin =
  'Sus respuestas están seguras en esta página. Las enviaremos cuando entre en su cuenta.';
export const savedForThisEmail =
  'Sus respuestas están guardadas en este dispositivo, solo para esta dirección de correo. Las enviaremos cuando entre con ella.';
export const onPageForThisEmail =
  'Sus respuestas están seguras en esta página, solo para esta dirección de correo. Las enviaremos cuando entre con ella.';
export const nothingLost = 'No se pierde nada. Le mostraremos las preguntas que faltan.';

// Why the answers were not sent.

export const registrationFailed = (reason: string) => `Error al crear la cuenta: ${reason}`;
export const registrationFailedUnexplained =
  'Error al crear la cuenta: algo falló de nuestro lado. Sus respuestas están seguras. Envíelas otra vez en unos minutos.';
export const notSentSavedHere =
  'No pudimos enviar sus respuestas. Están guardadas aquí. Revise su conexión e inténtelo de nuevo.';
export const notSentSavedOnPage =
  'No pudimos enviar sus respuestas. Están guardadas en esta página. Revise su conexión e inténtelo de nuevo.';
export const offlineSavedHere =
  'Perdió la conexión. No se pierde nada: sus respuestas están guardadas aquí. Pulse Enviar otra vez cuando vuelva.';
export const offlineSavedOnPage =
  'Perdió la conexión. No se pierde nada: sus respuestas están guardadas en esta página. Pulse Enviar otra vez cuando vuelva.';
export const notStored =
  'No pudimos enviar sus respuestas. Deje esta página abierta y envíelas otra vez en un momento.';
