// The account page.

export const loading = 'Cargando su cuenta';
export const notLoaded = 'No pudimos cargar su cuenta';

// Name, email and password.

export const notGiven = 'Sin indicar';
export const changeName = 'Cambiar su nombre';
export const saveName = 'Guardar el nombre';
export const nameSaved = 'Su nombre está guardado.';
export const email = 'Correo';
export const confirmed = 'Confirmado';
export const notConfirmed = 'Sin confirmar';
export const addressRemoved =
  'Alguien que usa ese buzón nos dijo que no es de usted. Dé otra dirección de correo a su cuenta.';
export const changeEmail = 'Cambiar su correo';
export const changeEmailAbout = (days: number) =>
  `Primero, confirme la dirección nueva. Hasta entonces, conserva la actual. Si la actual está confirmada, le enviaremos a ella un enlace para deshacer el cambio. El enlace funciona durante ${days} días, y hasta entonces no puede cambiar otra vez su dirección.`;
export const sendConfirmation = 'Enviar un correo';
export const confirmationSent = 'Enviamos un correo a la dirección nueva. Confírmela allí.';
export const pendingEmail = (email: string) =>
  `${email} será su dirección nueva cuando la confirme. Hasta entonces, conserva la actual. <link>Escribir el código</link>`;
export const changePassword = 'Cambiar la contraseña';
export const currentPassword = 'Contraseña actual';
export const enterCurrentPassword = 'Escriba su contraseña actual.';
export const newPasswordAbout = (characters: number) =>
  `Al menos ${characters} caracteres. Funcionan bien tres palabras que solo usted pondría juntas. Cerraremos la sesión en sus otros dispositivos.`;
export const passwordChanged = 'Su contraseña cambió, y cerramos la sesión en sus otros dispositivos.';

// Units.

export const language = 'Idioma';
export const languageOfMails = 'Los correos que le enviamos también están en este idioma.';

export const units = 'Unidades';
export const unitsOfLabs = 'Colesterol y azúcar';
export const unitsSaved = 'Sus unidades están guardadas.';
export const unitsNotSaved =
  'No pudimos guardar sus unidades. Por ahora valen en esta página. Elíjalas otra vez más tarde.';
export const unitsApply = 'Los cambios valen de inmediato, en todos los cuestionarios.';
export const numbersFollowCountry =
  'Los números a los que puede llamar dependen del país donde está. <link>Cambiar de país</link>';

// Devices.

export const devices = 'Dispositivos';
export const thisOne = 'Este';
export const anotherOne = 'Otro';
export const unknownDevice = 'Dispositivo desconocido';
export const loggedInOn = (day: string) => `Entró el ${day}`;
export const lastSeenOn = (day: string) => `Última vez: ${day}`;
export const endThisOne = 'Cerrar la sesión';
export const endDevice = (device: string) => `Cerrar la sesión: ${device}`;
export const endUnknownDevice = 'Cerrar la sesión: un dispositivo que no conocemos';
export const loggingOut = 'Saliendo…';
export const logOutEverywhere = 'Salir en todas partes';

// Consent.

export const whatYouAgreedTo = 'Lo que usted aceptó';
export const nothingRecorded = 'Aún no hay nada registrado.';
export const consentInQuiz = (day: string) => `${day}, en el cuestionario`;
export const consentOnRegister = (day: string) => `${day}, al crear la cuenta`;
export const consentInAccount = (day: string) => `${day}, en su cuenta`;
export const policyVersion = (version: string) => `Política de privacidad de datos, versión ${version}`;
export const withdrawConsent =
  '<link>Leer la política</link>. Puede retirar su consentimiento en cualquier momento si borra sus datos abajo.';

export const you = 'Usted';
