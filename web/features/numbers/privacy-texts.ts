export const correctAnswers: readonly string[] = [
  'Correct it: change an answer under “My answers”, and your name or email in your account',
];
