// What stands around a notice that numbers or changed answers raise. `care-classes.ts` beside it has class and subject.

export const ifWorseCall = 'Si empeora, o si no sabe qué hacer, llame ahora mismo al número local de emergencias:';
export const leaveFirst = 'Salir y hacer esto primero';
export const haveRead = 'Ya lo leí: guardar números';
export const goBack = 'Volver y corregir un número';
export const leaveAnswers = 'Salir de mis respuestas';
export const answersCanWait = 'Sus respuestas pueden esperar. Lo que ya envió está guardado.';
export const leaveQuiz = 'Salir del cuestionario';
export const quizCanWait = 'El cuestionario puede esperar. Lo que ya envió está guardado.';
