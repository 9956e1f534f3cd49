import { product } from '#shared/product.ts';
import { plural } from './plural.ts';

// Please confirm your address: after registering, with results waiting, after a correction, or for a new address.

export const confirmSubject = 'Confirme su dirección de correo';
export const confirmPreheader = 'Un toque, para que nadie más reciba sus resultados.';
export const someoneMadeAccount = `Alguien (lo más probable es que usted) creó una cuenta de ${product.name} con esta dirección de correo. Confirme que es suya. Así podemos enviar sus resultados aquí, y a nadie más.`;
export const resultsPreheader = 'Confirme su dirección de correo, o entre para verlos.';
export const resultsWait = `Los resultados de un cuestionario esperan en la cuenta de ${product.name} que tiene esta dirección de correo. Los dejamos fuera de este correo, porque nadie ha confirmado todavía la dirección.`;
export const confirmThenResults = 'Confirme que es suya. Entonces los enviaremos aquí.';
export const correctedSubject = 'Hemos corregido un resultado';
export const corrected = `Cometimos un error. Un resultado de la cuenta de ${product.name} que tiene esta dirección de correo estaba equivocado, y lo sentimos. Ya lo corregimos.`;
export const correctedConfirm =
  'Entre y léalo otra vez. Algo importante cambió en él. Lo dejamos fuera de este correo, porque nadie ha confirmado todavía la dirección. Confirme también que es suya.';
export const newAddressSubject = 'Confirme su nueva dirección';
export const newAddressPreheader = 'Hasta entonces, su cuenta conserva la dirección actual.';
export const newAddress = `Alguien (lo más probable es que usted) quiere usar esta dirección de correo para una cuenta de ${product.name}. Confirme que es suya. Hasta entonces, la cuenta conserva la que tiene.`;
export const confirmAddress = 'Confirmar mi dirección';
export const confirmCodeLead = (hours: number, minutes: number) =>
  `El botón funciona durante ${hours} horas. O escriba este código en la página que tiene abierta. Funciona durante ${minutes} minutos:`;
export const passwordNeeded = 'Necesitará su contraseña, a menos que ya esté en su cuenta.';
export const wasNotYou = '¿No fue usted? Entonces otra persona usó su dirección.';
export const takeMyAddressOff = 'No fui yo: quitar mi dirección de esa cuenta';
export const noMoreAboutIt = 'Así no volveremos a escribirle por esto.';

// A new password.

export const newPasswordSubject = `Elija una contraseña nueva para ${product.name}`;
export const newPasswordPreheader = 'Puede hacerlo desde este correo.';
export const someoneAsked = 'Alguien (lo más probable es que usted) pidió este correo.';
export const resetCodeLead = (hours: number, minutes: number) =>
  plural(minutes, {
    one: `El botón funciona una vez, durante ${hours} horas. O escriba este código en la página donde lo pidió. Allí funciona durante 1 minuto:`,
    other: `El botón funciona una vez, durante ${hours} horas. O escriba este código en la página donde lo pidió. Allí funciona durante # minutos:`,
  });
export const buttonWorksOnce = (hours: number) =>
  `El botón funciona una vez, hasta ${hours} horas después de que lo pidió.`;
export const doNotPassOn = 'No reenvíe este correo. Nunca le pediremos un código por teléfono o en un mensaje.';
export const neverConfirmed =
  'Esta dirección nunca se confirmó. Por eso, su contraseña nueva abre una cuenta nueva y vacía, y borraremos lo que hay en la anterior. Es posible que la haya creado otra persona.';
export const ifNotYouNothing =
  'Si no fue usted, no tiene que hacer nada. Sin este correo, nadie puede elegir una contraseña nueva.';

// The address was changed.

export const addressChangedSubject = `Cambió la dirección de correo de su cuenta de ${product.name}`;
export const addressChangedPreheader = 'Si no fue usted, puede deshacer el cambio.';
export const addressChangedTitle = 'Cambió su dirección de correo';
export const addressChanged = `Su cuenta de ${product.name} tiene ahora otra dirección de correo. Ya no escribiremos a esta.`;
export const undoWithin = (days: number) =>
  `Si no fue usted, deshaga el cambio en los próximos ${days} días. Cerraremos la sesión en todos los dispositivos, y usted elegirá una contraseña nueva.`;
export const ifYouNothing = 'Si fue usted, no tiene que hacer nada.';

// No one has used the account for a long time.

export const unusedSubject = 'Vamos a borrar su cuenta';
export const unusedPreheader = 'Nadie la ha usado desde hace mucho tiempo. Entre una vez para conservarla.';
export const unused = (day: string) =>
  `Nadie ha usado su cuenta de ${product.name} desde hace mucho tiempo. No guardamos las cuentas para siempre: el ${day} la borraremos con todo lo que contiene.`;
export const logInToKeep = 'Para conservarla, entre una vez antes de ese día.';
export const logInAndKeep = 'Entrar y conservarla';
export const unusedOnce = 'Si ya no quiere la cuenta, no tiene que hacer nada. Solo escribimos por esto una vez.';
