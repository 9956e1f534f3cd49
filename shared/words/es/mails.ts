// What several mails say.

export const hello = 'Hola:';
export const helloTo = (firstName: string) => `Hola, ${firstName}:`;
export const readAgain = 'Entre y léalo otra vez.';
export const resultsReady = 'Ya están sus resultados';
export const goToDashboard = 'Ir a su panel';
