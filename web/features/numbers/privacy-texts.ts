export const correctAnswers: readonly string[] = ['change an answer under “My answers”'];
