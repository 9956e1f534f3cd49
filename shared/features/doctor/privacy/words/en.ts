// The privacy page.

export const whoSeesLink =
  'Anyone you give a doctor’s link and its passcode to. They see the page you chose to share, until the link ends or you close it. It’s encrypted on your device, so we can’t read it.';
export const howLongLink = (days: number) =>
  `The page behind a doctor’s link: until the link ends or you close it. When someone entered a passcode, and whether it was right: ${days} days more.`;
