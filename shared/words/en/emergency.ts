export const quizCanWait = 'The quiz can wait. Your answers are saved on this device.';

export const quizCanWaitOnSharedDevice = 'The quiz can wait. Your answers are saved until this page is closed.';

// Each says 'your local emergency number', because a wrong number costs time. A page shows the numbers of the place with it.

export const notEmergency =
  'This is for information. It’s not a diagnosis, and no one monitors your answers. In an emergency, call your local emergency number.';

export const callLocal = 'Call your local emergency number:';
export const callLocalNow = 'Call your local emergency number now';
export const callLocalOr112 = 'Call your local emergency number. From most mobile phones, 112 works too.';
export const callOr112 = 'In an emergency, call your local emergency number (112 works in many countries).';
export const callBeforeQuiz = 'Call your local emergency number. Do not wait for a quiz.';

export const tappedByMistake = 'I tapped this by mistake';
export const readContinue = 'I’ve read this – continue';
export const leaveQuiz = 'Leave the quiz';
