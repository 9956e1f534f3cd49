// The position in the quiz.

export const finished = 'Finished';
export const beforeYouStart = 'Before you start';
export const inSection = (name: string, section: number, all: number) => `${name}, ${section} of ${all}`;
export const sectionTitle = (section: number, all: number, quiz: string) => `Section ${section} of ${all} – ${quiz}`;
export const questionTitle = (question: number) => `Question ${question}`;
export const privacyTitle = (quiz: string) => `Privacy – ${quiz}`;
export const withError = (title: string) => `Error: ${title}`;
export const progress = 'Quiz progress';

// Leaving the quiz, and the quiz that does not load.

export const leaveTitle = 'Leave the quiz?';
export const leaveSharedDevice =
  'This is a shared device, so nothing is saved here. If you leave, you’ll lose your answers.';
export const leaveAndLose = 'Leave and lose them';
export const workingOutFirstLook = 'Working out your first look';
export const stayHere = 'Stay here';
export const heartQuizLocked =
  'The heart quiz uses your answers to the first quiz. It opens as soon as you’ve submitted that one.';

// The privacy screen.

export const whatWeAsk = 'What we ask';
export const whatWeAskAbout = 'Your body, family, habits and home. At the end, your name, email and a password.';
export const whatForTitle = 'What it’s for';
export const whatFor = 'Only to work out your results.';
export const whatForWithAi =
  'Only to work out your results. An AI tool may choose which of our own sentences you read.';
export const takeABreak = 'If you take a break';
export const answersWait = (days: number) => `Your answers wait here for ${days} days.`;
export const sharedDevice = 'Shared device: keep nothing here';
export const sharedDeviceLoses = 'If you leave, you’ll lose your answers.';

// A question.

export const lastTime = (answer: string) => `Last time: ${answer}`;
export const skippedOneThatMatters =
  'That’s fine. That question tells us more than most, so your result will be less exact without it. You can come back to it at any time.';
export const whyWeAsk = 'Why we ask';
export const laterUnderMenu = 'You’ll find this later under Menu.';
export const source = (citation: string) => `Source: ${citation}`;
export const thisUnitFromNowOn = 'We’ll use this unit from now on.';
export const accountAhead =
  'Thank you for being so open. Three short steps left: your name, your email and a password.';
export const stillTrue = 'Still true';

// The buttons below it.

export const back = 'Back';
export const skip = 'Skip';
export const checkMyAnswers = 'Check my answers';

// The menu.

export const menu = 'Menu';
export const close = 'Close';
export const startOver = 'Start over';
export const yourAnswers = 'Your answers';
export const keyboard = 'Keyboard';
export const numberKeys = 'Use number keys to answer';
export const numberKeysHow =
  'Press 1 to 9 for the first nine answers and 0 for the tenth. These keys never submit the quiz.';
export const draftNotRead =
  'We couldn’t check this browser for saved answers. If you’ve started this quiz here before, reload the page to find them.';
export const startOverTitle = 'Start over?';
export const keepMyAnswers = 'Keep my answers';
export const startOverDeletes = 'This deletes your answers so far.';

// All answers, before they are sent.

export const checkTitle = 'Check your answers';
export const checkThenSend =
  'Nothing has been sent yet. Change anything you like, or send your answers as they are. Skipped questions are fine. They only make the range wider.';
export const checkThenContinue =
  'Nothing has been sent yet. Change anything you like, or continue. Skipped questions are fine. They only make the range wider.';
export const skippedSoFar = 'Skipped so far';
export const notWithoutThese = 'We can’t work out a result without these:';
