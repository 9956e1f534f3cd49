// The user is logged in, and has an unfinished quiz.

export const unfinishedTitle = 'Tiene un cuestionario a medias';
export const youLeft = (quiz: string, when: string) =>
  `Dejó un cuestionario a medias en este dispositivo, ${when}: ${quiz}.`;
export const youLeftAt = (quiz: string, when: string, question: number, all: number) =>
  `Dejó un cuestionario a medias en este dispositivo, ${when}, en la pregunta ${question} de ${all}: ${quiz}.`;
export const startingAgainDeletes = 'Si empieza de nuevo, borraremos esas respuestas.';
export const continueQuiz = 'Continuar el cuestionario';
export const startFromScratch = 'Empezar desde cero';
export const resultsStay = 'Sus resultados anteriores se quedan como están.';

// It may be someone else's.

export const areTheyYours = '¿Son suyas estas respuestas?';
export const someoneLeft = (quiz: string, when: string) =>
  `Alguien dejó un cuestionario a medias en este dispositivo, ${when}: ${quiz}.`;
export const someoneLeftAt = (quiz: string, when: string, question: number, all: number) =>
  `Alguien dejó un cuestionario a medias en este dispositivo, ${when}, en la pregunta ${question} de ${all}: ${quiz}.`;
export const notShownUntilYours = 'No mostraremos las respuestas hasta saber que son suyas.';
export const notShownUntilLogin =
  'Esa persona estaba en su cuenta. No mostraremos las respuestas hasta que vuelva a entrar.';
export const yesContinue = 'Sí, continuar';
export const yesLogIn = 'Sí, entrar para continuar';
export const startAgain = 'No, empezar de nuevo';
export const startAgainDeletes = '“Empezar de nuevo” borra de este dispositivo las respuestas anteriores.';

// When, in the sentences above. In brackets, because the time can be 1:05 or 9:05.

export const todayAt = (time: string) => `hoy (${time})`;
export const yesterdayAt = (time: string) => `ayer (${time})`;
export const onDay = (day: string) => `el ${day}`;
