// When the user says that a clinician has seen them.

export const aboutANumber = 'This notice is about a number. Only a new number can change it.';
export const enterNewReading = 'Enter a new reading';
export const tickIfTrue = 'Tick the box if this is true for you.';
export const enterDateSeen = 'Enter the date you were seen. It can’t be before your answer or after today.';
export const examined = 'A doctor or nurse has examined me for this, and it hasn’t come back.';
export const dateSeen = 'The date you were seen';
export const seenNotSaved = 'That wasn’t saved. Check your connection and save again.';
