export const nextQuizLabel = 'Your next quiz';
export const nextQuiz = (quiz: string) => `Next: ${quiz}`;
export const nextQuizAbout = (quiz: string, duration: string) => `Next: ${quiz}. ${duration}.`;
export const nextHeart = 'Next: your heart';
export const nextHeartAbout = (duration: string) =>
  `Next: your heart. ${duration}. Have a blood pressure reading? Even better.`;
