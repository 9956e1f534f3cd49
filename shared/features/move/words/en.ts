// An unfinished quiz moves to another device.

// The dialog on the device that has the answers.

export const moveTitle = 'Continue on another device';
export const makingLink = 'Making a link';
export const newLink = 'Make a new link';
export const scanOrSend = (minutes: number) =>
  `Scan this code with your other device, or send yourself the link. It works once, for ${minutes} minutes, even if you close this.`;
export const codeName = 'QR code for your other device';
export const firstGetsAnswers =
  'Anyone who opens it first gets your answers, so show it to no one else. We can’t read them.';
export const shareLink = 'Share link';
export const sharedTitle = 'Carry on with your quiz';
export const cannotCopy = 'This browser doesn’t let us copy. Select the link and copy it yourself.';
export const cancelLink = 'Cancel the link';
export const notCancelled = 'The link still works. Check your connection and cancel it again.';
export const openedTitle = 'Your link has been opened';
export const openedAnswers = 'Your answers have gone to that device. They’re still on this one too.';
export const ifNotYou = 'If that wasn’t you, someone else has opened your link and can see your answers.';
export const movedTitle = 'Your answers have moved';
export const movedDeleteHere =
  'You can carry on with them on the other device. Do you want to delete them from this one?';
export const ifNotYouKeepThem =
  'If that wasn’t you, someone else has opened your link and can see your answers. Then keep them here.';
export const deleteHere = 'Delete them here';
export const keepHereToo = 'Keep them here too';

// The page that the link opens, on the other device.

export const askingTitle = 'Are these your answers?';
export const oneMoment = 'One moment';
export const askingLede =
  'This link brings you the answers of a quiz that was started on another device. We’ll only show them if you say they’re yours.';
export const gettingAnswers = 'Getting your answers…';
export const notMine = 'No, they’re not mine';
export const noSavesNothing = 'If you say no, nothing is saved on this device.';
export const declinedTitle = 'Nothing was saved';
export const declinedLede = 'The answers aren’t on this device.';
export const replaceTitle = 'Replace the quiz on this device?';
export const replaceLede = (quiz: string) =>
  `The ${quiz} is unfinished on this device too. If you carry on, the answers from your other device replace the ones here.`;
export const replaceThem = 'Replace them';
export const keepOnesHere = 'Keep the ones here';
export const toStart = 'Go to the start page';

// Why nothing has moved. Each says where the answers are, or what to do.

export const expiredTitle = 'This link has expired';
export const expired = (minutes: number) =>
  `A link works for ${minutes} minutes. Make a new one on the device with your answers.`;
export const cancelledTitle = 'The link is cancelled';
export const cancelled = 'No one has opened it, and no one can any more. Your answers are still on this device.';
export const usedTitle = 'This link has been used';
export const used =
  'A link opens on one device only. If that wasn’t yours, someone else can see your answers. To move them here, make a new link on the device that has them.';
export const brokenTitle = 'This link isn’t complete';
export const broken =
  'Scan the whole code again, or open the whole link. Both are on the device with your answers: open the menu of a question there.';
export const unreadableTitle = 'We can’t read these answers';
export const unreadable = 'Something got lost on the way. Make a new link on the device with your answers.';
export const otherReleaseTitle = 'The two devices have different versions of the quiz';
export const otherRelease =
  'We’ve updated the quiz since one of them loaded it. Reload the page on both, then make a new link.';
export const otherAccountTitle = 'These answers are for another account';
export const otherAccount =
  'You’re logged in here with another account. Log out here, then make a new link on the device with your answers.';
export const failedTitle = 'That didn’t work';
export const failed = 'Your answers are still on the device where you gave them. Check your connection and try again.';

// What the API says.

export const taken = 'This link has expired, or another device got there first. Make a new link.';
export const pageOutOfDate = 'This page is out of date. Reload it and try again.';
export const over = 'This link has expired. Make a new one on the device with your answers.';
export const elsewhere = 'Only one device can open a link, and another one has opened this one. Make a new link.';
