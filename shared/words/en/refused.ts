// What the API says when it refuses. Pages in its language show it; others choose by the code (web/api/refused.ts).

// What was sent.

export const emailFullStop = 'Leave out the full stop at the end of the email address.';
export const emailAccents = 'Use an email address without accents or other special letters.';
export const emailAndPassword = 'Enter your email and your password.';
export const tooLarge = 'That’s too much to send in one go. Shorten your longer answers and try again.';
export const unexpected = 'Something is missing or not as expected.';
export const notJson = 'What was sent is not valid JSON. Reload the page and try again.';
export const needsJson = 'Send JSON, with the header content-type: application/json.';

// Who asks.

export const pleaseLogIn = 'Please log in again.';
export const ownPagesOnly = 'This only works from our own pages. Reload the page and try again.';
export const websiteOnly = 'This only works through our website. Open the website and try again.';
export const wrongCredentials = 'That email or password isn’t right. Check both and try again.';
export const accountUnfinished =
  'Your account isn’t quite finished. Please register again with the same email and password.';
export const wrongPassword = 'That password isn’t right. Check it and try again.';
export const passwordToConfirm = 'Enter your account password to confirm the address.';
export const wrongCode = 'That code isn’t right or no longer works. Check your newest email, or ask for a new code.';
export const linkOver = 'This link no longer works. It may have been used or be too old. Ask for a new one.';
export const accountExists = 'There’s already an account with this email. Log in, or use another email.';
export const addressTaken = 'There’s already another account with this email.';
export const addressTakenAndConfirmed =
  'There’s already another account with this email, and its owner has confirmed it.';
export const alreadyYourAddress = 'That’s already your email address.';
export const addAnotherAddress = 'Add another email address to your account first.';

// A new password.

export const passwordIsEmail = 'Choose a password that isn’t your email address.';
export const passwordCommon = 'Choose a password that’s harder to guess. This is one of the most common.';
export const passwordSpaces = 'Choose a password with no line breaks, and no space at the start or end.';
export const passwordRefused = 'Choose another password. We can’t accept this one.';

// Too often. When to try again follows: try-again.ts.

export const tooManyAccounts = 'Too many accounts were made from your network.';
export const tooManyTriesFromNetwork = 'There were too many tries from your network.';
export const tooManyDocuments = 'Too many documents were checked from your network.';
export const tooManyWrongPasswords = 'There were too many wrong passwords.';
export const notNow = 'We can’t do that just now.';
export const tooManyTries = 'There were too many tries.';
export const noMoreEmails = 'We can’t send more of these emails just now.';
export const noMoreEmailsToAddress = 'We’ve sent this address as many emails as we can for now.';
export const noMoreHelpToday =
  'We’ve sent as many emails to this address as we can today. If you have one of them, its button still works.';
export const justChangedAddress = 'You’ve just changed your email address.';
export const beingErased = 'We’re still erasing your earlier account with this email.';

// Our side.

export const ourFault = 'Something went wrong on our side. Please try again in a moment.';

// Answers and results.

export const answerNotAccepted = 'We couldn’t accept what was entered. Check it, then send your answers again.';
export const typedDiffers = 'What you entered and what was sent don’t match. Please enter it again.';
export const answeredTwice = 'Answer this question once.';
export const accountAmongAnswers = 'Name, email and password do not belong among the answers.';
export const hiddenQuestion =
  'We don’t ask this question with your other answers. Reload the page and send them again.';
export const notOwnAnswers = 'You can only send your own answers. Please log in again.';
export const sentBefore = 'You’ve already sent different answers from this quiz. Start it again to send new ones.';
export const earlierFromOtherQuiz = 'Those earlier answers are from the other quiz. Start again from the right ones.';
export const earlierGone = 'Those earlier answers are no longer there. Start the quiz again.';
export const answersNotHere = 'None of your answers are here. Open them from your dashboard.';
export const resultNotHere = 'This isn’t one of your results. Open it from your dashboard and try again.';
export const noticeNotHere = 'This isn’t a notice of this result. Load the page again.';
export const newReadingOnly = 'Only a new reading can change this. Enter one.';
export const noSuchDocument = 'We have no document with this number.';
export const nothingHere = 'There is nothing at this address.';
