export const answersNotYours = 'Tal vez al enlace le falta una parte, o las respuestas son de otra cuenta.';
export const answersNotLoaded = 'No pudimos cargar sus respuestas';
export const loadingAnswers = 'Cargando sus respuestas';
export const skipped = 'Saltada';
export const answer = 'Responder';
export const change = 'Cambiar';
export const changed = 'Cambiada';
