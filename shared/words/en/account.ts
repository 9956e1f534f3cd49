// The account page.

export const loading = 'Loading your account';
export const notLoaded = 'We couldn’t load your account';

// Name, email and password.

export const notGiven = 'Not given';
export const changeName = 'Change your name';
export const saveName = 'Save name';
export const nameSaved = 'Your name is saved.';
export const email = 'Email';
export const confirmed = 'Confirmed';
export const notConfirmed = 'Not confirmed';
export const addressRemoved =
  'Someone with that mailbox told us it isn’t yours. Please give your account another email address.';
export const changeEmail = 'Change your email';
export const changeEmailAbout = (days: number) =>
  `First, confirm the new address. Until then, you keep the current one. If the current one is confirmed, we’ll email it a link to undo the change. The link works for ${days} days, and until then you can’t change your address again.`;
export const sendConfirmation = 'Send a confirmation email';
export const confirmationSent = 'We’ve sent an email to the new address. Please confirm it there.';
export const pendingEmail = (email: string) =>
  `${email} will be your new address once you confirm it. Until then, you keep the current one. <link>Enter the code</link>`;
export const changePassword = 'Change password';
export const currentPassword = 'Current password';
export const enterCurrentPassword = 'Enter your current password.';
export const newPasswordAbout = (characters: number) =>
  `At least ${characters} characters. Three words that only you would put together work well. We’ll log out your other devices.`;
export const passwordChanged = 'Your password is changed, and your other devices are logged out.';

// Units.

export const language = 'Language';
export const languageOfMails = 'Our emails to you are in this language too.';

export const units = 'Units';
export const unitsOfLabs = 'Cholesterol and sugar';
export const unitsSaved = 'Your units are saved.';
export const unitsNotSaved =
  'We couldn’t save your units. They apply on this page for now. Please choose them again later.';
export const unitsApply = 'Changes apply straight away, in every quiz.';
export const numbersFollowCountry = 'The numbers to call follow the country you’re in. <link>Change country</link>';

// Devices.

export const devices = 'Devices';
export const thisOne = 'This one';
export const anotherOne = 'Another one';
export const unknownDevice = 'Unknown device';
export const loggedInOn = (day: string) => `Logged in on ${day}`;
export const lastSeenOn = (day: string) => `Last seen on ${day}`;
export const endThisOne = 'End this one';
export const endDevice = (device: string) => `End this one: ${device}`;
export const endUnknownDevice = 'End this one: a device we don’t know';
export const loggingOut = 'Logging out…';
export const logOutEverywhere = 'Log out everywhere';

// Consent.

export const whatYouAgreedTo = 'What you agreed to';
export const nothingRecorded = 'Nothing recorded yet.';
export const consentInQuiz = (day: string) => `${day}, in the quiz`;
export const consentOnRegister = (day: string) => `${day}, when you registered`;
export const consentInAccount = (day: string) => `${day}, in your account`;
export const policyVersion = (version: string) => `Data privacy policy, version ${version}`;
export const withdrawConsent =
  '<link>Read the policy</link>. You can withdraw your consent at any time by erasing your data below.';

export const you = 'You';
