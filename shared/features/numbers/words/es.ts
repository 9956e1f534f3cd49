// The names of the pages, and what several of them say.

export const myAnswers = 'Mis respuestas';
export const addMyNumbers = 'Agregar mis números';
export const backToResult = 'Volver al resultado';
export const takeQuizAgain = 'Repetir el cuestionario';
export const cancel = 'Cancelar';
export const undo = 'Deshacer';

// The privacy page.

export const correctAnswers =
  'Corregirlo: cambie una respuesta en “Mis respuestas”, y su nombre o su correo en su cuenta';
