/** The list under 'Until you have been seen', whatever the warning is. */
export const untilSeen: readonly string[] = [
  'Rest. Please don’t start or step up any exercise.',
  'Go on taking your medicines as agreed.',
  'Don’t drive yourself if it comes back. Let someone bring you.',
  'Call your local emergency number (911 in the US, 999 in the UK, 112 in the EU) if it gets worse.',
];
