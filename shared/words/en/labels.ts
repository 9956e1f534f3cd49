// Buttons, links, headings and names that several rooms share. Only texts without arguments, so that each is loaded with the
// pages that show it and this file with none.

export const print = 'Print';
export const retake = 'Retake';
export const save = 'Save';
export const saving = 'Saving…';

export const chronologicalAge = 'Chronological Age';
export const likelyRange = 'Likely range';
export const riskLevel = 'Risk Level';

export const moreAboutThis = 'More about this';
export const yourTrend = 'Your trend';
