export const noMail = '¿No le llegó? Revise primero su carpeta de correo no deseado.';
export const sendNewCode = 'Enviar un código nuevo';
export const sendNewCodeIn = (seconds: number) => `Enviar un código nuevo (en ${seconds} segundos)`;
export const newCodeSent = 'Un código nuevo va en camino. Puede tardar un minuto.';
