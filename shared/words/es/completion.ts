import { product } from '#shared/product.ts';

// After the last question.

export const sending = 'Enviando sus respuestas';
export const sendingKeepOpen = 'Toma un momento. Deje esta página abierta.';
export const title = 'Su resultado';
export const readyTitle = 'Ya está su resultado';
export const workingOut = 'Calculando su resultado…';
export const takingLonger = 'Esto tarda más de lo habitual. Su resultado estará en su panel.';
export const seeMyResult = 'Ver mi resultado';
export const goToDashboard = 'Ir a mi panel';
export const protocols = 'Ver protocolos revisados por médicos';
export const protocolsAbout = (partner: string) =>
  `En el sitio de tratamiento de ${partner}, con programas de ${product.id} guiados por médicos.`;

// Whether this device keeps the login.

export const yourDevice = '¿Es suyo este dispositivo?';
export const notMyDevice = 'Este dispositivo no es mío';
export const staysLoggedIn = (days: number) =>
  `Su sesión seguirá abierta en este dispositivo durante ${days} días, o hasta que salga.`;
export const staysUntilClosed = (hours: number) =>
  `Su sesión seguirá abierta hasta que cierre este navegador, ${hours} horas como máximo.`;
export const logOutLater = 'No funcionó. Salga de su cuenta cuando deje este dispositivo.';
