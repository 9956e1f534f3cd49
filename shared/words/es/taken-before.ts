export const takenBefore = (ago: string) =>
  `Respondió este cuestionario ${ago}. Sus resultados anteriores se quedan como están.`;
export const fromLastAnswers = 'Partir de mis respuestas';
export const fromLastAnswersAbout = 'Unos 2 minutos. Revisa unas listas, y le preguntamos cómo se siente ahora.';
export const nothingFilledIn = 'Continuar sin nada escrito';
export const takes = (duration: string) => `${duration}.`;
