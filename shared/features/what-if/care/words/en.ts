// What 'What if…' says about when to get care. `care-classes.ts` beside it has class and subject.

export const pausedTitle = 'Paused until you’ve been seen';
export const pausedWhy =
  'One of your answers raised a notice. We don’t want a slider to suggest anything before a doctor has checked it.';
export const ifWorseCall = 'If it gets worse, or you are not sure, call your local emergency number now:';
export const readWhatToDo = 'Read what to do';
export const haveYouBeenSeen =
  'Have you been seen? Tell us at the end of your result. This page opens again from the second day after your answer.';
export const alcoholDont =
  'If you drink a lot every day, please do not stop all at once: it can be dangerous. Ask a doctor how to cut down safely.';

export const statinNote =
  'Only a doctor can start you on one. This compares people with the same cholesterol as above.';
