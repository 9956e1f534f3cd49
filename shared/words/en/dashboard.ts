import { product } from '#shared/product.ts';
export const documentTitle = 'Dashboard';
export const goodMorning = 'Good morning, are you ready to view your results?';
export const goodMorningTo = (firstName: string) => `Good morning ${firstName}, are you ready to view your results?`;
export const goodAfternoon = 'Good afternoon, are you ready to view your results?';
export const goodAfternoonTo = (firstName: string) =>
  `Good afternoon ${firstName}, are you ready to view your results?`;
export const goodEvening = 'Good evening, are you ready to view your results?';
export const goodEveningTo = (firstName: string) => `Good evening ${firstName}, are you ready to view your results?`;

export const loading = 'Loading your results';

// The list, and what it says when it has nothing to show.

export const showOlder = 'Show older';
export const olderNotLoaded = 'We couldn’t load older results. Please try again.';
export const newResultsTake = (minutes: number) => `New results can take up to ${minutes} minutes`;
export const newResultsTakeAndAppear = (minutes: number) =>
  `New results can take up to ${minutes} minutes. They’ll appear here automatically.`;
export const firstTime =
  'The first time, your scores need processing. Your results will then appear here automatically.';
export const guidedPrograms = `Physician-guided ${product.name} programs`;
export const guidedProgramsAbout = 'Go through your results with a doctor on our partner’s site.';
export const noResults = 'No results yet';
export const takeQuiz = (quiz: string, duration: string) =>
  `Take the ${quiz} to get your first result. It takes ${duration}.`;
export const notLoaded = 'We couldn’t load your results';

// A row of the list.

export const sent = (ago: string) => `Sent ${ago}`;
export const isReady = (quiz: string) => `${quiz}: ready`;
export const usuallyReady = 'Usually ready in under a minute.';
export const takingLonger = 'This is taking longer than usual. Your answers are safe.';
export const takingLongerWithMail =
  'This is taking longer than usual. Your answers are safe, and we’ll email you when it’s ready.';
export const ready = 'Ready';
export const stillWorkingItOut = 'Still working it out…';
export const corrected = (day: string) => `We corrected this result on ${day}. It tells you what was wrong.`;
export const checkingNow = 'Checking';
export const notReady = 'Not ready yet';
export const cannotReachSite = 'We can’t reach our site. We’ll open it as soon as we can.';
export const offline = 'You’re offline. We’ll open it when you’re back.';
export const checkNow = 'Check now';
export const checkNowOf = (quiz: string) => `Check now: ${quiz}`;
export const trendOf = (quiz: string) => `Your trend: ${quiz}`;
