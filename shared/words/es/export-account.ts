// What is stored with an account, in ‘Download my data’.

export const schema = 'La versión del formato en que se guarda esto.';
export const userId = 'El identificador de su cuenta.';
export const signInStore = 'Lo que nuestro servicio de entrada guarda para comprobar su contraseña.';
export const signInEmail = 'La dirección de correo con la que entra.';
export const isEmailConfirmed = 'Si confirmó que la dirección es suya.';
export const firstName = 'Su nombre.';
export const lastName = 'Su apellido.';
export const signInCreatedAt = 'Cuándo se creó su cuenta.';
export const signInChangedAt = 'Cuándo cambió ahí por última vez.';
export const isEnabled = 'Si se puede usar la cuenta.';
export const isRegistered = 'Si se terminó de crear.';
export const passwordLeftOut =
  'Solo se guarda su valor de comprobación. El servicio no se lo muestra a nadie, tampoco a nosotros.';
export const limitsStore =
  'Contadores que impiden que otras personas adivinen su contraseña, y que una sola persona envíe demasiado.';
export const counted = 'Lo que se cuenta.';
export const tries = 'Cuántos hubo.';
export const takenAt = 'El segundo de cada uno, donde eso cuenta.';
export const helpEmail = 'La dirección para la que se pidió ayuda para entrar.';
export const deletedAt = 'Cuándo se borrará.';
export const counterHash = 'Un valor de comprobación de su cuenta o dirección. Solo nuestro sistema puede usarlo.';
export const counterTurn = 'Cuántas veces se escribió el contador, para que dos escrituras a la vez no se pierdan.';
export const helpRandomNumbers = 'Números al azar de las solicitudes de ayuda, que solo nuestro sistema puede usar.';
export const sentThings =
  'Valores de comprobación de los cuestionarios que se enviaron ese día. Cuántos son está en `tries`.';
export const accountsStore = 'Su cuenta.';
export const revision = 'Cuántas veces cambió la cuenta.';
export const email = 'Su dirección de correo, en minúsculas.';
export const emailAsTyped = 'Su dirección de correo como usted la escribió.';
export const createdAt = 'Cuándo se creó la cuenta.';
export const declinedAt =
  'Cuándo su cuenta perdió la dirección, porque alguien con acceso a ese buzón dijo que no es de esa cuenta, o demostró que es suya.';
export const dueShard = 'La parte de nuestra lista de lo que está pendiente.';
export const dueAt = 'Cuándo revisamos su cuenta otra vez: por algo que usted pidió, o por su fin.';
export const pendingAddressEmail = 'La dirección que usted quiere en su lugar, en minúsculas.';
export const pendingAddressEmailAsTyped = 'La dirección que usted quiere en su lugar, como la escribió.';
export const proofsId = 'Los correos que le pidieron confirmar una dirección: el identificador de cada uno.';
export const proofsEmail = 'La dirección a la que se envió.';
export const proofsReason = 'Por qué se envió.';
export const proofsAskedBy = 'La sesión que lo pidió.';
export const proofsIsSent = 'Si ya se envió.';
export const proofsCountedAt = 'Cuándo empezó a contar como uno de los pocos correos que podemos enviar ahí.';
export const proofsLinkUntil = 'Cuándo deja de funcionar su enlace.';
export const proofsCodeUntil = 'Cuándo deja de funcionar su código.';
export const proofsWrongCodes = 'Cuántas veces se escribió un código equivocado.';
export const resetMailsAskedAt = 'Cuándo se pidieron los últimos correos para una contraseña nueva.';
export const resetsFrom =
  'Los correos para una contraseña nueva funcionan si se pidieron después de esto: cada uno, una vez.';
export const undoAddressEmail = 'Una dirección anterior, en minúsculas.';
export const undoAddressEmailAsTyped = 'Una dirección anterior, como usted la escribió.';
export const undoAddressUntil = 'Hasta cuándo se puede recuperar.';
export const notMeLinksKind =
  'De qué le avisamos por correo: una entrada desde un dispositivo nuevo, o una contraseña nueva.';
export const notMeLinksAbout = 'La entrada, o cuándo se eligió la contraseña nueva.';
export const notMeLinksSentAt = 'Cuándo le avisamos.';
export const unsentMailsKind =
  'Correos para usted que nuestro servicio de correo todavía no ha tomado: de qué trata cada uno.';
export const unsentMailsSignInId = 'La entrada de la que trata.';
export const unsentMailsProofId = 'El identificador del correo que le pide confirmar una dirección.';
export const unsentMailsRequestId = 'El identificador de su solicitud de una contraseña nueva.';
export const unsentMailsLetter = 'Su nombre, si trata de otra cosa.';
export const unsentMailsFirstAt = 'Cuándo intentamos enviarlo por primera vez.';
export const unsentMailsDueAt = 'Cuándo lo intentamos de nuevo.';
export const confirmedAt = 'Cuándo confirmó que la dirección es suya.';
export const consentsVersion = 'Qué texto de privacidad aceptó.';
export const consentsAt = 'Cuándo lo aceptó.';
export const consentsWhere = 'En qué página.';
export const sessionsId = 'Dónde tiene la sesión abierta: el identificador de cada entrada.';
export const sessionsIsRemembered = 'Si pidió que la sesión siguiera abierta.';
export const sessionsStartedAt = 'Cuándo entró.';
export const sessionsLastUsedAt = 'Cuándo se usó por última vez esa entrada.';
export const sessionsEndsAt = 'Cuándo termina por sí sola.';
export const sessionsDevice = 'El navegador y el sistema.';
export const accountLanguage = 'El idioma en que le escribimos.';
export const unitsHeight = 'La unidad en que ve la estatura.';
export const unitsWeight = 'La unidad en que ve el peso.';
export const unitsLabs = 'La unidad en que ve el colesterol y el azúcar en la sangre.';
export const unitsA1c = 'La unidad en que ve la A1C.';
export const usedOn = 'El último día en que usó la cuenta.';
export const lookAt = 'Cuándo comprobamos otra vez si alguien la usa todavía.';
export const unusedToldAt = 'Cuándo le avisamos que la cuenta se borrará porque nadie la usa.';
export const unusedMailId = 'Nuestro número para ese correo.';
export const unusedIsTaken = 'Si el servicio de correo tomó ese correo, o no había ninguno que enviar.';
export const unusedErasesAt = 'Cuándo se borrará, a menos que entre.';
export const knownDevicesUntil = 'Hasta cuándo un dispositivo cuenta como suyo.';
export const declinedLinkHash = 'Un valor de comprobación del enlace que lo dijo. Solo nuestro sistema puede usarlo.';
export const linkHash = 'Un valor de comprobación del enlace del correo. Solo nuestro sistema puede usarlo.';
export const proofsDeclineHash =
  'Un valor de comprobación del enlace que dice que no es suya. Solo nuestro sistema puede usarlo.';
export const codeHash = 'Un valor de comprobación del código del correo. Solo nuestro sistema puede usarlo.';
export const undoAddressLinkHash =
  'Un valor de comprobación de lo que lleva un correo: cualquiera que lo encontrara podría intentar usar su cuenta en su lugar.';
export const notMeLinksLinkHash =
  'Un valor de comprobación del enlace de ese correo. Solo nuestro sistema puede usarlo.';
export const unsentMailsMailId =
  'Nuestra marca en el último intento. Puede ser un valor de comprobación de un enlace del correo.';
export const sessionsSecretHash =
  'Un valor de comprobación del secreto de su navegador. Solo nuestro sistema puede usarlo.';
export const sessionsPreviousHash =
  'Un valor de comprobación del secreto anterior a ese. Solo nuestro sistema puede usarlo.';
export const sessionsRefreshToken = 'Cualquiera que lo sepa podría usar su cuenta en su lugar.';
export const knownDevicesSecretHash =
  'Un valor de comprobación del secreto por el que se reconoce su dispositivo. Solo nuestro sistema puede usarlo.';
