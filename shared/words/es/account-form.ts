export const yourPassword = 'Su contraseña';
export const enterPassword = 'Escriba su contraseña.';
export const atLeastCharacters = (characters: number) => `Al menos ${characters} caracteres.`;
export const tooFewCharacters = (characters: number) => `Use al menos ${characters} caracteres.`;
