// What the API says when it refuses. Pages in its language show it; others choose by the code (web/api/refused.ts).

// What was sent.

export const emailFullStop = 'Quite el punto al final de la dirección de correo.';
export const emailAccents = 'Use una dirección de correo sin acentos ni otras letras especiales.';
export const emailAndPassword = 'Escriba su correo y su contraseña.';
export const tooLarge = 'Es demasiado para enviarlo de una vez. Acorte sus respuestas más largas e inténtelo de nuevo.';
export const unexpected = 'Algo falta o no es como se esperaba.';
export const notJson = 'Lo que se envió no es JSON válido. Recargue la página e inténtelo de nuevo.';
export const needsJson = 'Envíe JSON, con el encabezado content-type: application/json.';

// Who asks.

export const pleaseLogIn = 'Entre otra vez en su cuenta.';
export const ownPagesOnly =
  'Esto solo funciona desde nuestras propias páginas. Recargue la página e inténtelo de nuevo.';
export const websiteOnly = 'Esto solo funciona desde nuestro sitio web. Abra el sitio e inténtelo de nuevo.';
export const wrongCredentials = 'Ese correo o esa contraseña no es correcta. Revise los dos e inténtelo de nuevo.';
export const accountUnfinished =
  'Su cuenta todavía no está terminada. Créela otra vez con el mismo correo y la misma contraseña.';
export const wrongPassword = 'Esa contraseña no es correcta. Revísela e inténtelo de nuevo.';
export const passwordToConfirm = 'Escriba la contraseña de su cuenta para confirmar la dirección.';
export const wrongCode =
  'Ese código no es correcto o ya no funciona. Revise su correo más nuevo, o pida un código nuevo.';
export const linkOver = 'Este enlace ya no funciona. Tal vez ya se usó o es demasiado antiguo. Pida uno nuevo.';
export const accountExists = 'Ya hay una cuenta con este correo. Entre, o use otro correo.';
export const addressTaken = 'Ya hay otra cuenta con este correo.';
export const addressTakenAndConfirmed = 'Ya hay otra cuenta con este correo, y su dueño o dueña lo confirmó.';
export const alreadyYourAddress = 'Esa ya es su dirección de correo.';
export const addAnotherAddress = 'Agregue primero otra dirección de correo a su cuenta.';

// A new password.

export const passwordIsEmail = 'Elija una contraseña que no sea su dirección de correo.';
export const passwordCommon = 'Elija una contraseña más difícil de adivinar. Esta es una de las más comunes.';
export const passwordSpaces = 'Elija una contraseña sin saltos de línea, y sin espacios al principio o al final.';
export const passwordRefused = 'Elija otra contraseña. No podemos aceptar esta.';

// Too often. When to try again follows: try-again.ts.

export const tooManyAccounts = 'Se crearon demasiadas cuentas desde su red.';
export const notNow = 'Ahora mismo no podemos hacerlo.';
export const tooManyTriesFromNetwork = 'Hubo demasiados intentos desde su red.';
export const tooManyDocuments = 'Se comprobaron demasiados documentos desde su red.';
export const tooManyWrongPasswords = 'Hubo demasiadas contraseñas equivocadas.';
export const tooManyTries = 'Hubo demasiados intentos.';
export const noMoreEmails = 'Por ahora no podemos enviar más de estos correos.';
export const noMoreEmailsToAddress = 'Por ahora ya enviamos a esta dirección todos los correos que podemos.';
export const noMoreHelpToday =
  'Hoy ya enviamos a esta dirección todos los correos que podemos. Si tiene uno de ellos, su botón todavía funciona.';
export const justChangedAddress = 'Acaba de cambiar su dirección de correo.';
export const beingErased = 'Todavía estamos borrando su cuenta anterior con este correo.';

// Our side.

export const ourFault = 'Algo salió mal de nuestro lado. Inténtelo de nuevo en un momento.';

// Answers and results.

export const answerNotAccepted =
  'No hemos podido aceptar lo que se introdujo. Compruébelo y envíe de nuevo sus respuestas.';
export const typedDiffers = 'Lo que escribió y lo que se envió no coinciden. Escríbalo otra vez.';
export const answeredTwice = 'Responda esta pregunta una sola vez.';
export const accountAmongAnswers = 'El nombre, el correo y la contraseña no van entre las respuestas.';
export const hiddenQuestion =
  'No hacemos esta pregunta con sus otras respuestas. Recargue la página y envíelas otra vez.';
export const notOwnAnswers = 'Solo puede enviar sus propias respuestas. Entre otra vez en su cuenta.';
export const sentBefore =
  'Ya envió otras respuestas de este cuestionario. Empiécelo de nuevo para enviar otras nuevas.';
export const earlierFromOtherQuiz =
  'Esas respuestas anteriores son del otro cuestionario. Empiece de nuevo desde las correctas.';
export const earlierGone = 'Esas respuestas anteriores ya no están. Empiece de nuevo el cuestionario.';
export const answersNotHere = 'Aquí no hay ninguna respuesta suya. Ábralas desde su panel.';
export const resultNotHere = 'Este no es uno de sus resultados. Ábralo desde su panel e inténtelo de nuevo.';
export const noticeNotHere = 'Este no es un aviso de este resultado. Cargue la página otra vez.';
export const newReadingOnly = 'Solo una medición nueva puede cambiar esto. Escríbala.';
export const noSuchDocument = 'No tenemos ningún documento con este número.';
export const nothingHere = 'No hay nada en esta dirección.';
