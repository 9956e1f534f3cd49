import { product } from '#shared/product.ts';
import { plural } from '#words/plural.ts';

// The page behind a link, as a doctor with the link and its passcode sees it.

// Before it opens.

export const askTitle = 'A patient’s page for you';
export const askLede =
  'Someone has shared a health summary with you and given you a passcode. You don’t need an account or any software.';
export const passcode = 'Passcode';
export const digits = (count: number) => plural(count, { one: '1 digit.', other: '# digits.' });
export const enterPasscode = (digits: number) => `Enter the ${digits}-digit passcode.`;
export const openPage = 'Open the page';
export const opening = 'Opening…';
export const ownerSeesIt = 'The person who shared it can see when it was opened.';
export const closesOn = (day: string) => `The page closes on ${day}.`;

// Why it does not open.

export const wrongPasscode = (triesLeft: number) =>
  plural(triesLeft, {
    one: 'That’s not the passcode. One try is left, then the page closes.',
    other: 'That’s not the passcode. # tries are left, then the page closes.',
  });
// One text for a link that was closed, has ended, had too many wrong passcodes, or never existed.
export const closedTitle = 'This page is closed';
export const closed = 'The link has expired or been closed. Please ask the person for a new one.';
export const incompleteTitle = 'This link isn’t complete';
export const incomplete =
  'Part of it may be missing, or it belongs to another service. Copy the whole link and open it again.';
export const unreadableTitle = 'We can’t read this page';
export const unreadable = 'This link wasn’t made for this page, or part of it is missing. Please ask for a new one.';

// Opened.

export const openedTitle = 'A patient’s page';
export const openedLede =
  'Someone made this from their own answers and shared it with you. You’ll see it until you leave this page, and nothing is saved on this device.';
export const downloadForSystem = 'Download for my system (FHIR)';
export const notCheckedTitle = 'We couldn’t check our signature';
export const notChecked = 'Check your connection and open the link again. Until then, don’t rely on the numbers below.';
export const notSignedTitle = 'Not signed by us';
export const notSigned =
  'Anyone can make a page that looks like this one. Don’t rely on its numbers. Ask the person for a new link.';
export const unsignedTitle = 'The rest of the page, not signed';
export const unsignedAbout =
  'This part was put together in the person’s browser, from the same answers. Our signature doesn’t cover it.';
export const reportedAndDenied = 'Reported and denied';
export const methods = 'Methods';

// What the API says, to this page and to the software of a clinic.

export const closedByWrongPasscode = 'That’s not the passcode. The page is now closed.';
export const closedAskForNew =
  'This page is closed. The link has expired or been closed. Please ask the person for a new one.';
export const fileGone = 'This file is no longer here. Open the link again.';

// Who opens it, by the protocol of links.

export const recipient = `A reader of the page of ${product.name}`;
