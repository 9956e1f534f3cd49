export const notSaved = 'That did not work just now. Nothing was changed. Please try again.';
