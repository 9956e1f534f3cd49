// Buttons, links, headings and names that several rooms share. Only texts without arguments, so that each is loaded with the
// pages that show it and this file with none.
export const print = 'Imprimir';

export const retake = 'Repetir';

export const save = 'Guardar';

export const saving = 'Guardando…';

export const biologicalAge = 'Edad biológica';

export const chronologicalAge = 'Edad cronológica';

export const likelyRange = 'Rango probable';

export const riskLevel = 'Nivel de riesgo';

export const moreAboutThis = 'Más sobre esto';

export const yourTrend = 'Su tendencia';

export const workingItOut = 'Calculando…';

export const startHere = 'Empiece aquí';

export const takeAgain = 'Responder otra vez';

export const backToHome = 'Volver al inicio';

export const loading = 'Cargando…';

export const tryAgain = 'Intentar de nuevo';

export const trying = 'Intentando…';

export const viewResults = 'Ver resultados';

export const checking = 'Comprobando…';

export const welcomeBack = 'Le damos la bienvenida de nuevo. Sus respuestas siguen aquí.';

export const start = 'Empezar';

export const readyToStart = 'Puede empezar';

export const notSentYet = 'Aún sin enviar';

export const retakeQuiz = 'Repetir el cuestionario';

export const continueLabel = 'Continuar';

export const loadingPage = 'Cargando';

export const returnHome = 'Volver al inicio';

export const printThisPage = 'Imprimir esta página';

export const optional = '(opcional)';

export const showPassword = 'Mostrar la contraseña';

export const younger = 'más joven';

export const older = 'mayor';

export const unit = 'Unidad';

export const day = 'Día';

export const month = 'Mes';

export const year = 'Año';

export const busy = 'En este momento tenemos mucha demanda. Inténtelo de nuevo en un momento.';

export const oneMoment = 'Un momento…';

export const stayLoggedIn = 'Seguir en mi cuenta';

export const nothingSaved = 'No se guarda nada en este dispositivo.';

export const savedOnDevice = 'Sus respuestas están guardadas en este dispositivo.';

export const cannotSave = 'No podemos guardar sus respuestas en este navegador.';

export const cannotSaveKeepOpen =
  'No podemos guardar sus respuestas en este navegador. Deje esta página abierta hasta que las envíe.';

export const needMoreAnswers = 'Necesitamos unas respuestas más';

export const submit = 'Enviar';

export const numberInNotes = 'El número está en sus papeles del embarazo.';

export const firstName = 'Nombre';

export const lastName = 'Apellido';

export const emailAddress = 'Dirección de correo';

export const password = 'Contraseña';

export const createAccount = 'Crear una cuenta';

export const logIn = 'Entrar';

export const chooseNewPassword = 'Elegir otra contraseña';

export const given = 'indicado';

export const sending = 'Enviando…';

export const newPassword = 'Contraseña nueva';

export const codeFromEmail = 'Código del correo';

export const didNotWork = 'No funcionó. Revise su conexión e inténtelo de nuevo.';

export const tryAgainPlease = 'No funcionó. Inténtelo de nuevo.';

export const linkNoLongerWorks = 'El enlace ya no funciona';

export const thisLinkNoLongerWorks = 'Este enlace ya no funciona';

export const opensInNewTab = 'Se abre en una pestaña nueva';

export const goToDashboard = 'Ir al panel';

export const backToDashboard = 'Volver al panel';

export const submissionNotFound = 'No encontramos este envío.';

export const submissionNotFoundTitle = 'No encontramos este envío';

export const notLoadedSafe = 'Están en un lugar seguro. Revise su conexión e inténtelo de nuevo.';

export const login = 'Entrar';
export const logout = 'Salir';

export const about = 'Acerca de';

export const privacy = 'Privacidad';

export const checkConnection = 'Revise su conexión e inténtelo de nuevo.';

export const undoChange = 'Deshacer el cambio';

export const notMe = 'No fui yo';

export const troubleLoggingIn = '¿Problemas para entrar?';

export const information = 'Solo como información: sus resultados no son un diagnóstico.';

export const eraseEverything = 'Borrar todo';

export const whatThisIs = 'Qué es esto y qué no es';

export const yourResults = 'Sus resultados';

export const account = 'Cuenta';

export const inAnEmergency = 'En una emergencia';

export const name = 'Nombre';

export const fileSaved = 'Su archivo está en la carpeta de descargas.';

export const nothingChanged = 'No funcionó, y no cambió nada. Inténtelo de nuevo.';

/** How long either quiz takes; the two joiners keep the numbers on one line. */
export const quizDuration = '10\u2060–\u206015 minutos';
export const resultNotYours = 'Tal vez al enlace le falta una parte, o el resultado es de otra cuenta.';

export const notSaved = 'No se guardó. Inténtelo de nuevo.';
