export const onDevice: readonly string[] = [
  'The pages of the quiz, with nothing of yours in them, so you can carry on offline. Logging out deletes them.',
];
