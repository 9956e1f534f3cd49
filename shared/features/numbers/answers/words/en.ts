import { plural } from '#words/plural.ts';

// The page with the user's own answers.

export const ofQuiz = (quiz: string) => `${quiz}.`;
export const ofQuizOn = (quiz: string, day: string) => `${quiz}, ${day}.`;
export const lede = 'Change anything that’s wrong or out of date. We’ll then work out your result again.';
export const onlyYou = 'Only you can see this page. <link>Download or erase your data</link>';
export const hasChanged = 'Has a lot changed? <link>Take the quiz again</link> with these answers.';

// Answers to an earlier version of the quiz.

export const oldLede = 'These are the answers you gave.';
export const oldTitle = 'You can read these but not change them';
export const old =
  'We’ve improved the questions since then, so these answers don’t fit the new ones. To change something, take the quiz again.';

// What was changed.

export const changes = (count: number) => plural(count, { one: '1 change', other: '# changes' });
export const changesTo = (count: number, names: string) =>
  plural(count, { one: `1 change: ${names}`, other: `# changes: ${names}` });
export const notSentTitle = (count: number) =>
  plural(count, { one: 'One answer changed but not sent yet', other: '# answers changed but not sent yet' });
export const changeOf = (name: string, now: string, before: string) => `${name}: ${now}. Before: ${before}.`;
export const skipped = 'skipped';
export const leftOut = (names: string) => `No longer asked, so left out: ${names}.`;
export const alsoAsked = (names: string) => `Now also asked: ${names}.`;
export const notSentYet = 'not sent yet';
export const updateResult = 'Update my result';

// One question.

export const backToMyAnswers = 'Back to my answers';
export const answerOne = 'Answer one question';
export const changeOne = 'Change one answer';
export const documentTitle = (question: string) => `${question}, my answers`;
export const yourAnswer = (answer: string) => `Your answer: ${answer}`;
export const yourAnswerOn = (day: string, answer: string) => `Your answer on ${day}: ${answer}`;
export const backToList =
  'Choosing an answer takes you back to your list. We’ll only update your result when you tell us to.';
export const useThisAnswer = 'Use this answer';

// The open questions, one after another.

export const makeSurer = 'Make it surer';
export const answerLast = 'Answer the last question';
export const answerMore = (questions: number) => plural(questions, { other: 'Answer # more questions' });
export const takesMinutes = (minutes: number) =>
  plural(minutes, {
    one: 'About a minute. Your range can get narrower.',
    other: 'About # minutes. Your range can get narrower.',
  });
export const questionsLeft = (questions: number) =>
  plural(questions, { one: 'Make it surer: 1 question left', other: 'Make it surer: # questions left' });
export const allAnswered = 'All answered';
export const nextOpen =
  'Choosing an answer takes you to the next open question. We’ll only update your result when you tell us to.';
export const back = 'Back';

// Why the answers changed.

export const whyDocumentTitle = 'Why your answers changed';
export const whyTitle = 'Why did these answers change?';
export const mistake = 'I made a mistake';
export const mistakeHint = 'We replace this result. The wrong one leaves your trend.';
export const thingsChanged = 'Things have changed';
export const thingsChangedHint = 'You get a new result. The old one stays in your trend.';

// An unlikely answer.

export const yes = (meant: string) => `Yes, ${meant}`;
export const yesRight = 'Yes, that’s right';
export const noRight = 'No, it’s right as it is';

// After sending.

export const updatingTitle = 'We’re updating your result';
export const takesLonger =
  'This is taking longer than usual. Your answers are safe, and the result will be on your dashboard.';
export const replacesWrong = 'It usually takes less than a minute, and it opens here. It replaces the wrong one.';
export const replacesFewer =
  'It usually takes less than a minute, and it opens here. It replaces the one with fewer answers.';
export const earlierStays =
  'It usually takes less than a minute, and it opens here. Your earlier result stays in your trend.';
export const whenOnline = 'We’ll send your answers when you’re back online';
export const sentElsewhereTitle = 'Sent from another tab';
export const sentElsewhere = 'Your answers have arrived. You’ll find the result on your dashboard.';
export const notSent = 'We couldn’t send your answers. Keep this page open and try again in a moment.';

// Leaving the page.

export const leaveTitle = 'Leave without sending?';
export const leaveAndLose = 'Leave and lose my changes';
export const leaveUnsent =
  'You haven’t sent your changes. If you leave, you’ll lose them and your result stays as it is.';
