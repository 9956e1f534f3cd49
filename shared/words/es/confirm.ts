// By the link in an email.

export const confirmTitle = 'Confirme su dirección';
export const isThisYours = '¿Es suya esta dirección de correo?';
export const someoneUsedIt =
  'Alguien usó esta dirección de correo para crear una cuenta con nosotros. Si fue usted, confírmela aquí.';
export const yesConfirm = 'Sí, confirmar mi dirección';
export const confirming = 'Confirmando…';
export const noNotMe = 'No, no fui yo';
export const passwordShows = 'La contraseña de su cuenta. Muestra que la cuenta y el buzón son suyos.';
export const ifNotYou = 'Si no fue usted, quitaremos su dirección de esa cuenta, y no le llegarán más correos de ella.';
export const ifNotYouPress =
  'Si no fue usted, pulse “No fui yo” al final del correo. Entonces quitaremos su dirección de esa cuenta.';

// By the code in it.

export const enterCode =
  'Escriba el código de nuestro último correo. Muestra que el buzón es suyo, para que nadie más reciba sus resultados.';
export const enterCodeFor = (address: string) =>
  `Escriba el código de nuestro último correo a <address>${address}</address>. Muestra que el buzón es suyo, para que nadie más reciba sus resultados.`;
export const enterSixDigits = 'Escriba las 6 cifras del correo.';
export const confirm = 'Confirmar';
export const codeWorks = (minutes: number) => `6 cifras. Funciona durante ${minutes} minutos.`;

// How it ended.

export const confirmed = 'Dirección confirmada';
export const emailConfirmed = 'Su correo está confirmado';
export const emailConfirmedAbout = 'Desde ahora, podemos enviarle sus resultados por correo.';
export const declined = 'Dirección quitada';
export const declinedTitle = 'Quitamos su dirección de esa cuenta';
export const declinedAbout = 'Sentimos la molestia. Esa cuenta ya no puede enviarle correos.';
export const restored = 'Dirección recuperada';
export const restoredTitle = 'Su dirección de correo está de vuelta';
export const restoredAbout =
  'Cerramos la sesión en todos los dispositivos, y la contraseña anterior ya no funciona. Elija una nueva.';
export const codeInstead = 'Usar un código';
export const logInForNewEmail = 'Entrar y pedir otro correo';
export const linkWorksOnce = (hours: number) =>
  `Los enlaces de nuestros correos funcionan una vez, durante ${hours} horas. Si ya confirmó, no tiene que hacer nada.`;
export const usedBefore =
  'Ya se usó antes, o la dirección se confirmó después. Si no fue usted, <link>escríbanos</link>.';

// What the owner of a mailbox can do with one press.

export const notMe = 'No fui yo';
export const someoneElseTitle = '¿Otra persona usó su dirección de correo?';
export const someoneElseAbout =
  'La quitaremos de esa cuenta de inmediato. No le llegarán más correos de esa cuenta, y quien la tiene no sabrá quién es usted.';
export const yesSomeoneElse = 'Sí, fue otra persona';
export const noMyAccount = 'No, es mi cuenta';
export const useAgainTitle = '¿Usar otra vez esta dirección?';
export const useAgainAbout =
  'Cambió la dirección de correo de su cuenta. Si no fue usted, deshaga el cambio aquí. Cerraremos la sesión en todos los dispositivos, y usted elegirá una contraseña nueva.';
export const leaveAsItIs = 'Dejarla como está';
export const wasItSomeoneElse = '¿Fue otra persona?';
export const willLogEveryoneOut = 'Cerraremos su sesión en todos los dispositivos.';
export const passwordWillStop = 'La contraseña dejará de funcionar, y usted elegirá una nueva.';
export const yesLogEveryoneOut = 'Sí, cerrar las sesiones';
export const noItWasMe = 'No, fui yo';
export const passwordSaved = 'Su contraseña nueva está guardada';
export const passwordSavedAbout =
  'Ahora solo usted la conoce. Si usa la anterior en otros sitios, cámbiela allí también.';
export const everyoneLoggedOut =
  'Cerramos la sesión en todos los dispositivos, y la contraseña anterior ya no funciona.';
export const saveNewPassword = 'Guardar mi contraseña nueva';
