import { plural } from './plural.ts';

export const title = '¿Sigue ahí?';
export const carryOn = 'Seguir por ahora';
export const logOutNow = 'Salir ahora';
export const loggingOutIn = (minutes: number) =>
  plural(minutes, {
    one: 'Para proteger sus respuestas, cerraremos su sesión en <time>1 minuto</time>.',
    other: 'Para proteger sus respuestas, cerraremos su sesión en <time># minutos</time>.',
  });
export const savedAfterLogin = 'Sus respuestas estarán aquí cuando entre otra vez.';
export const notSavedHere =
  'Este es un dispositivo compartido, así que aquí no se guarda nada. Envíe primero sus respuestas.';
export const staysLoggedIn = (days: number) =>
  `Su sesión seguirá abierta en este dispositivo durante ${days} días. Elíjalo solo si nadie más usa el dispositivo.`;
export const notRenewed = 'No funcionó. Puede entrar otra vez después.';
