import { product } from '#shared/product.ts';
import { plural } from '#words/plural.ts';

// The link to a page for a doctor, as the person who shares it sees it.

export const shareAsLink = 'Share it as a link';
export const linksNotLoaded = 'We couldn’t load your links.';
export const makeNewLink = 'Make a new link';

// Making one.

export const linkAbout =
  'Your doctor opens it with a passcode. You can close it at any time and see when it was opened. It’s encrypted on this device, so we can’t read it.';
export const howLong = 'How long the link works';
export const days = (count: number) => plural(count, { one: '1 day', other: '# days' });
export const passcode = 'Passcode';
export const passcodeHint = 'We suggest this one. You can use six digits of your own.';
export const enterDigits = (digits: number) => `Use ${digits} digits, for example 482 915.`;
export const easyToGuess = 'That one is easy to guess. Choose six digits without a pattern.';
export const makeLink = 'Make a link';
export const makingLink = 'Making the link…';
export const linkNotMade = 'We couldn’t make the link. Check your connection and try again.';
export const pageNotMade = 'We couldn’t make the page. Please try again.';

// What other software shows of it before it is opened, and as its title.

export const linkLabel = `A health summary from ${product.name}`;
export const fileTitle = `${product.name}: a page for a clinician`;

// Handing it over.

export const openUntil = (dayAndTime: string) => `Your page is open until ${dayAndTime}`;
export const linkAndPasscode = 'Link and passcode';
export const scanOrSend = 'Scan the code, or send the link';
export const copyPasscode = 'Copy passcode';
export const copiedPasscode = 'Copied the passcode';
export const cannotCopy = 'This browser doesn’t let us copy. Please select the text and copy it yourself.';
export const passcodeApart =
  'Tell your doctor the passcode, or send it in a separate message. The link doesn’t open without it. We don’t save either of them: you’ll only see them until you leave or reload this page.';
export const otherDateInLink =
  'The link you shared still opens on our page. Some clinic systems go by the date in the link. For those, share the one below.';
export const shownElsewhere =
  'We only showed the link and its passcode on the page where you made them. If you need them again, close this one and make a new link.';

// When it was opened.

export const opened = 'Opened';
export const notOpenedYet = (days: number) =>
  plural(days, {
    one: 'Not yet. We’ll list every time someone enters a passcode, until 1 day after the link ends.',
    other: 'Not yet. We’ll list every time someone enters a passcode, until # days after the link ends.',
  });
export const rightPasscode = 'Right passcode';
export const wrongPasscode = 'Wrong passcode, not opened';
export const todayAt = (time: string) => `Today, ${time}`;
export const dayAt = (day: string, time: string) => `${day}, ${time}`;

// Closing it, or keeping it longer.

export const closeTitle = 'Close it';
export const stopsAtOnce = 'The link stops working straight away. You can make a new one at any time.';
export const closeNow = 'Close the page now';
export const keepLonger = (days: number) => plural(days, { one: 'Keep it 1 more day', other: 'Keep it # more days' });

// A closed one.

export const closedTitle = 'The page is closed';
export const hasExpired = 'It has expired. No one can open it any more.';
export const closedByOwner = 'No one can open it any more.';
export const closedByLogout = 'It closed when you logged out everywhere. No one can open it any more.';
export const closedByWrongPasscodes = (tries: number) =>
  `Someone entered ${tries} wrong passcodes, so it closed automatically. No one can open it any more.`;
export const neverOpened = 'It was never opened.';
export const openedToday = (times: number, time: string) =>
  plural(times, {
    one: `It was opened once, today, ${time}.`,
    other: `It was opened # times, last today, ${time}.`,
  });
export const openedOn = (times: number, day: string, time: string) =>
  plural(times, {
    one: `It was opened once, ${day}, ${time}.`,
    other: `It was opened # times, last ${day}, ${time}.`,
  });
export const copiesStay = 'Printed or saved copies stay where they are.';

// What the API says.

export const enoughForToday = 'You’ve made as many links as you can today.';
export const noResultYet = 'There’s no result to share yet. Take a quiz first.';
export const tooManyOpen = (links: number) =>
  plural(links, {
    one: 'You have 1 open link. Close it, then make a new one.',
    other: 'You have # open links. Close one you no longer need, then make a new one.',
  });
export const makeAnother = 'We can’t make this link. Reload the page and make another.';
export const noLongerOpen = 'This link is no longer open. Make a new one.';
