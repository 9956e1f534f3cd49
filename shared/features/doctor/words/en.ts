import { product } from '#shared/product.ts';

// The page of results that a person makes for a doctor: what to include, how to hand it over, and what else is said about it.

export const forMyDoctor = 'For my doctor';
export const backToResult = 'Back to the result';
export const lede =
  'One page with your results, the numbers behind them, what’s not known, and what to ask. It’s made on this device, and no one sees it unless you share it.';

// Notices above it. That of a warning: care/words/en.ts.

export const newerTitle = 'You have newer answers';
export const newer = 'This page is made from older ones. <link>Use your newest answers</link>';
export const tooOldTitle = 'These answers are from an earlier version of the quiz';
export const tooOld =
  'The page for your doctor uses today’s questions. Take the quiz again and we’ll make it from your new answers.';

// What to include.

export const include = 'What to include';
export const includeName = 'My name';
export const includeBirthdate = 'My date of birth';
export const includeWeight = 'My height and weight';
export const includeMood = 'My answers about mood, stress and relationships';

// The doctor's language, in which the sheet is printed and a link opens.

export const doctorsLanguage = 'My doctor’s language';
export const sheetNotLoaded = 'We couldn’t load the page for your doctor. Check your connection and try again.';

// The person's own questions.

export const ownQuestions = 'What I would like to ask';
export const ownQuestionsAbout =
  'Your own words appear only on the printed page. We don’t save them or put them in a link or file, and they’re gone when you leave this page.';
export const firstQuestion = 'My first question';
export const secondQuestion = 'My second question';
export const thirdQuestion = 'My third question';

// The file.

export const download = 'Download it for their system';
export const fileAbout =
  'One file with the same results, and what you chose above, in the format clinics use (FHIR R4). We sign it, so that a change shows. You decide who gets it.';
export const saveFile = 'Save the file';
export const makingFile = 'Making the file…';
export const fileNotMade = 'We couldn’t make the file. Check your connection and try again.';

// What the API says about the file.

export const resultNotReady = 'There’s no result here yet. Please try again in a few minutes.';
export const resultUnreadable = 'One of your results can’t be read at the moment. Please try again later.';

// Logging out everywhere closes the links.

export const linksWillClose = 'We’ll close the links you shared.';
export const linksHaveClosed = 'The links you shared are closed.';

// The mail when wrong passcodes have closed a link.

export const mailSubject = 'A link you shared was closed';
export const mailPreheader = 'Someone entered the wrong passcode too many times.';
export const mailWhat =
  'Someone opened a link you shared and entered the wrong passcode too many times. So we closed the link, and no one can open it any more. They didn’t see what was behind it.';
export const mailNewLink = 'If you still need it, make a new one. Give the passcode in person or by phone.';
export const mailOpen = `Open ${product.name}`;
export const mailNothingToDo = 'If you no longer need the link, you don’t need to do anything.';

// A download of everything about a user.

export const exportLinks = 'The links that you have made for a doctor.';
export const exportPlace = 'Its place in the table.';
export const exportLinkId = 'Our number for the link. It doesn’t open the link.';
export const exportMadeAt = 'When you made it.';
export const exportEndsAt = 'Until when it works.';
export const exportLanguage = 'The language in which the page opens for your doctor.';
export const exportWrongTries = 'How many wrong passcodes were entered.';
export const exportOpeningAt = 'When someone entered a passcode.';
export const exportOpeningRight = 'Whether it was the right one.';
export const exportFileCount =
  'How many encrypted files it opens. Only someone with the link can read them, so they’re not in here.';
export const exportClosedAt = 'When it was closed.';
export const exportClosedBy = 'Whether you closed it, or logging out everywhere did.';
export const exportPasscodeHash = 'A check value of the passcode. Only our system can use it.';
