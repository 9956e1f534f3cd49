export const quizCanWait = 'The quiz can wait. Your answers are saved on this device.';

export const quizCanWaitOnSharedDevice = 'The quiz can wait. Your answers are saved until this page is closed.';
