export const answersNotYours = 'The link may be incomplete, or the answers may belong to another account.';
export const answersNotLoaded = 'We couldn’t load your answers';
export const loadingAnswers = 'Loading your answers';
export const skipped = 'Skipped';
export const answer = 'Answer';
export const change = 'Change';
export const changed = 'Changed';
