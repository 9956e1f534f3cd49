export const documentTitle = 'Problemas para entrar';
export const noMail =
  'Este sitio no envía correos, así que no podemos enviarle un código. Escriba a quien lo dirige. Encontrará la dirección en <link>Privacidad</link>.';
export const backToLogin = 'Volver a la entrada';
export const ask =
  'Le pasa a cualquiera. Escriba su correo y le enviaremos un enlace y un código para elegir una contraseña nueva.';
export const sendCode = 'Enviarme un código';

// The code from the email, and a new password.

export const mailSent = (address: string) =>
  `Si hay una cuenta con <address>${address}</address>, le enviamos un correo. Puede tardar un minuto. Pulse el botón del correo, en cualquier dispositivo, o escriba aquí su código.`;
export const codeWorks = (characters: number, minutes: number) =>
  `${characters} letras y cifras. Funciona durante ${minutes} minutos.`;
export const enterCode = (characters: number) => `Escriba las ${characters} letras y cifras del correo.`;
export const saveAndLogIn = 'Guardar y entrar';
export const unconfirmedStartsEmpty =
  'Si nunca confirmó ese correo, su contraseña nueva abre una cuenta vacía. Borraremos lo que había en la anterior, porque no podemos saber si era suya.';
export const passwordIsSet = 'Su contraseña nueva está lista. Entre ahora con ella.';
export const passwordChanged = 'Tiene una contraseña nueva y ya está en su cuenta';
export const passwordChangedAbout = 'Por seguridad, cerramos la sesión en todos sus otros dispositivos.';
export const getNewEmail = 'Pedir otro correo';
export const linkWorksOnce = (hours: number) =>
  `Funciona una vez, durante ${hours} horas, y solo hasta que cambie su contraseña o su correo.`;
