export const yourPassword = 'Your password';
export const enterPassword = 'Enter your password.';
export const atLeastCharacters = (characters: number) => `At least ${characters} characters.`;
export const tooFewCharacters = (characters: number) => `Use at least ${characters} characters.`;
