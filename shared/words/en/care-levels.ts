// The levels of signs that ask for care, in a file for a doctor's program.

export const emergency = 'Needs medical help now';

export const urgent = 'To be seen within a day or two';

export const soon = 'An appointment to be booked';
