import { plural } from './plural.ts';
export const documentTitle = 'Crear cuenta';
export const title = 'Cree su cuenta';
export const alreadyLoggedIn = 'Ya está en su cuenta';
export const loggedInAs = (email: string) => `Está en la cuenta de ${email}. Para crear otra cuenta, salga primero.`;
export const loggedIn = 'Está en una cuenta. Para crear otra cuenta, salga primero.';
export const notWanted = '¿No es lo que quería? <link>Ir al panel</link>';
export const createAccount = 'Crear cuenta';
export const creatingAccount = 'Creando la cuenta…';
export const failed = 'Error al crear la cuenta';
export const withdrawConsent =
  'Puede retirar su consentimiento en cualquier momento si borra sus datos en su cuenta. Toma un minuto.';
export const alreadyHaveAccount = '¿Ya tiene una cuenta? <link>Entrar</link>';
export const yourConsent = 'Su consentimiento';
export const thingsToCheck = (things: number) =>
  plural(things, { one: 'Hay 1 cosa que revisar', other: 'Hay # cosas que revisar' });
