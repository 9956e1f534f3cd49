export const nextQuizLabel = 'Su próximo cuestionario';
export const nextQuiz = (quiz: string) => `Sigue: ${quiz}`;
export const nextQuizAbout = (quiz: string, duration: string) => `Sigue: ${quiz}. ${duration}.`;
export const nextHeart = 'Sigue: su corazón';
export const nextHeartAbout = (duration: string) =>
  `Sigue: su corazón. ${duration}. ¿Tiene una medición de la presión arterial? Mejor aún.`;
