// Buttons, links, headings and names that several rooms share. Only texts without arguments, so that each is loaded with the
// pages that show it and this file with none.

export const print = 'Print';
export const retake = 'Retake';
export const save = 'Save';
export const saving = 'Saving…';

export const biologicalAge = 'Biological Age';
export const chronologicalAge = 'Chronological Age';
export const likelyRange = 'Likely range';
export const riskLevel = 'Risk Level';

export const moreAboutThis = 'More about this';
export const yourTrend = 'Your trend';
export const workingItOut = 'Working it out…';
export const startHere = 'Start here';
export const takeAgain = 'Take it again';
export const backToHome = 'Back to home';
export const loading = 'Loading…';
export const tryAgain = 'Try again';
export const trying = 'Trying…';
export const viewResults = 'View Results';
export const checking = 'Checking…';
export const welcomeBack = 'Welcome back. Your answers so far are still here.';
export const start = 'Start';
export const readyToStart = 'Ready to start';
export const notSentYet = 'Not sent yet';
export const retakeQuiz = 'Retake Quiz';
export const continueLabel = 'Continue';
export const loadingPage = 'Loading';
export const returnHome = 'Return Home';
export const printThisPage = 'Print this page';
export const optional = '(optional)';
export const showPassword = 'Show password';
export const younger = 'younger';
export const older = 'older';
export const unit = 'Unit';
export const day = 'Day';
export const month = 'Month';
export const year = 'Year';
export const busy = 'We’re very busy right now. Please try again in a moment.';
export const oneMoment = 'One moment…';
export const stayLoggedIn = 'Stay logged in';
export const nothingSaved = 'Nothing is saved on this device.';
export const savedOnDevice = 'Your answers are saved on this device.';
export const cannotSave = 'We can’t save your answers in this browser.';
export const cannotSaveKeepOpen =
  'We can’t save your answers in this browser. Keep this page open until you’ve sent them.';
export const needMoreAnswers = 'We need a few more answers';
export const submit = 'Submit';
export const numberInNotes = 'Their number is in your notes.';
export const firstName = 'First name';
export const lastName = 'Last name';
export const emailAddress = 'Email address';
export const password = 'Password';
export const createAccount = 'Create an account';
export const logIn = 'Log in';
