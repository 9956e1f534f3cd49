// The position in the quiz.
export const finished = 'Terminado';

export const beforeYouStart = 'Antes de empezar';

export const inSection = (name: string, section: number, all: number) => `${name}, ${section} de ${all}`;

export const sectionTitle = (section: number, all: number, quiz: string) => `Sección ${section} de ${all} – ${quiz}`;

export const questionTitle = (question: number) => `Pregunta ${question}`;

export const privacyTitle = (quiz: string) => `Privacidad – ${quiz}`;

export const withError = (title: string) => `Error: ${title}`;

export const progress = 'Avance del cuestionario';

// Leaving the quiz, and the quiz that does not load.
export const leaveTitle = '¿Salir del cuestionario?';

export const leaveSharedDevice =
  'Este es un dispositivo compartido, así que aquí no se guarda nada. Si sale, perderá sus respuestas.';

export const leaveAndLose = 'Salir y perderlas';

export const workingOutFirstLook = 'Preparando su primera vista';

export const stayHere = 'Quedarme aquí';

export const heartQuizLocked =
  'El cuestionario del corazón usa sus respuestas al primer cuestionario. Se abre en cuanto envíe ese.';

// The privacy screen.
export const whatWeAsk = 'Qué preguntamos';

export const whatWeAskAbout =
  'Su cuerpo, su familia, sus hábitos y su casa. Al final, su nombre, su correo y una contraseña.';

export const whatForTitle = 'Para qué es';

export const whatFor = 'Solo para calcular sus resultados.';

export const whatForWithAi =
  'Solo para calcular sus resultados. Una herramienta de IA puede elegir cuáles de nuestras propias frases lee usted.';

export const takeABreak = 'Si hace una pausa';

export const answersWait = (days: number) => `Sus respuestas le esperan aquí durante ${days} días.`;

export const sharedDevice = 'Dispositivo compartido: no guardar nada aquí';

export const sharedDeviceLoses = 'Si sale, perderá sus respuestas.';

// A question.
export const lastTime = (answer: string) => `La última vez: ${answer}`;

export const skippedOneThatMatters =
  'Está bien. Esa pregunta nos dice más que la mayoría, así que sin ella su resultado será menos exacto. Puede volver a ella en cualquier momento.';

export const whyWeAsk = 'Por qué preguntamos';

export const laterUnderMenu = 'Encontrará esto más tarde en Menú.';

export const source = (citation: string) => `Fuente: ${citation}`;

export const thisUnitFromNowOn = 'Usaremos esta unidad de ahora en adelante.';

export const accountAhead =
  'Gracias por su franqueza. Quedan tres pasos cortos: su nombre, su correo y una contraseña.';

export const stillTrue = 'Sigue igual';

// The buttons below it.
export const back = 'Atrás';

export const skip = 'Saltar';

export const checkMyAnswers = 'Revisar mis respuestas';

// The menu.
export const menu = 'Menú';

export const close = 'Cerrar';

export const startOver = 'Empezar de nuevo';

export const yourAnswers = 'Sus respuestas';

export const keyboard = 'Teclado';

export const numberKeys = 'Responder con los números del teclado';

export const numberKeysHow =
  'Pulse del 1 al 9 para las primeras nueve respuestas y 0 para la décima. Estas teclas nunca envían el cuestionario.';

export const draftNotRead =
  'No pudimos buscar respuestas guardadas en este navegador. Si ya empezó este cuestionario aquí, recargue la página para encontrarlas.';

export const startOverTitle = '¿Empezar de nuevo?';

export const keepMyAnswers = 'Conservar mis respuestas';

export const startOverDeletes = 'Esto borra sus respuestas hasta ahora.';

// All answers, before they are sent.
export const checkTitle = 'Revise sus respuestas';

export const checkThenSend =
  'Todavía no se ha enviado nada. Cambie lo que quiera, o envíe sus respuestas como están. Está bien saltar preguntas. Solo hace más amplio el rango.';

export const checkThenContinue =
  'Todavía no se ha enviado nada. Cambie lo que quiera, o continúe. Está bien saltar preguntas. Solo hace más amplio el rango.';

export const skippedSoFar = 'Saltadas hasta ahora';

export const notWithoutThese = 'Sin estas no podemos calcular un resultado:';
