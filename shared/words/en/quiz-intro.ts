export const signHeading = (sign: string) => `${sign}.`;
export const toldSigns = (signs: string) => `You told us: ${signs}`;
export const youNeed = 'You need';
export const needsFirst = (quiz: string) =>
  `An account and a finished ${quiz}. You can start without them, but you’ll need both to see your result.`;
export const time = 'Time';
export const atTheEnd = 'At the end';
export const freeAccount = 'A free account to keep your result';
export const forWhom = 'For';
export const forAdults = 'Adults answering about themselves';
export const forAdultsFrom = (age: number) =>
  `Adults answering about themselves. If you’re under ${age}, you’ll get your habits and a plan but no age.`;
export const haveReady = 'Have ready';
export const bodyToHand = 'Your height and weight';
export const numbersToHand = 'Your latest blood pressure, pulse and blood test results, if you have them';
export const youWillGet = 'You’ll get';
export const ageByMail = 'Your biological age and its range, by email and on your dashboard';
export const ageOnDashboard = 'Your biological age and its range, on your dashboard';
export const riskByMail = 'Your heart risk over 10 years, by email and on your dashboard';
export const riskOnDashboard = 'Your heart risk over 10 years, on your dashboard';

// A quiz that is loading, or does not load.

export const loading = 'Loading the quiz';
export const notLoaded = 'We couldn’t load the quiz';
export const notLoadedSafe = 'Check your connection and try again. Any answers saved on this device are still here.';
