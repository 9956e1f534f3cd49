export const quizCanWait = 'El cuestionario puede esperar. Sus respuestas quedan guardadas en este dispositivo.';

export const quizCanWaitOnSharedDevice =
  'El cuestionario puede esperar. Sus respuestas quedan guardadas hasta que se cierre esta página.';

// Each says 'your local emergency number', because a wrong number costs time. A page shows the numbers of the place with it.

export const notEmergency =
  'Esto es para su información. No es un diagnóstico, y nadie está pendiente de sus respuestas. En una emergencia, llame al número local de emergencias.';

export const callLocal = 'Llame al número local de emergencias:';
export const callLocalNow = 'Llame ahora mismo al número local de emergencias';
export const callLocalOr112 =
  'Llame al número local de emergencias. Desde la mayoría de los celulares, también funciona el 112.';
export const callOr112 = 'En una emergencia, llame al número local de emergencias (el 112 funciona en muchos países).';
export const callBeforeQuiz = 'Llame al número local de emergencias. No espere por un cuestionario.';

export const tappedByMistake = 'Toqué esto por error';
export const readContinue = 'Ya lo leí: continuar';
export const leaveQuiz = 'Salir del cuestionario';
