export const nextQuizLabel = 'Su próximo cuestionario';
export const nextQuiz = (quiz: string) => `Ahora: ${quiz}`;
export const nextQuizAbout = (quiz: string, duration: string) => `Ahora: ${quiz}. ${duration}.`;
export const nextHeart = 'Ahora: su corazón';
export const nextHeartAbout = (duration: string) =>
  `Ahora: su corazón. ${duration}. ¿Tiene una medición de la presión arterial? Mejor aún.`;
