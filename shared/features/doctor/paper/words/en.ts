// The frame of the doctor's sheet, on the person's page, on paper and behind a link: headings, columns and what leads a line.

export const title = 'Summary for a clinician';
export const madeByOn = (product: string, day: string) => `${product}, ${day}`;
export const notVerified = 'Self-reported, not verified.';

// The patient.

export const bornWithAge = (day: string, age: number) => `born ${day} (${age})`;
export const born = (day: string) => `born ${day}`;
export const yearsOld = (age: number) => `${age} years old`;

// Warnings.

export const warningsRaised = '<b>Warnings raised by the answers:</b>';
export const noWarnings = '<b>Warnings raised by the answers:</b> none.';
export const emergencies = (when: string, warnings: string) => `<b>Emergency (to be seen ${when}):</b> ${warnings}.`;
export const urgentWarnings = (when: string, warnings: string) => `<b>Urgent (to be seen ${when}):</b> ${warnings}.`;
export const soonWarnings = (when: string, warnings: string) => `<b>Soon (to be seen ${when}):</b> ${warnings}.`;
export const reported = '<b>Reported:</b>';
export const adaptedFor = (all: string) => `Advice was adapted for: ${all}.`;

// Next step, questions and answers.

export const nextStepAndQuestions = 'Next step and questions';
export const nextStepAsked = (step: string) => `Next step asked for: ${step}`;
export const alsoAsked = (step: string) => `Also asked for: ${step}`;
export const patientAsks = 'The patient would like to ask';
export const notKnown = 'Not known';
export const otherAnswers = 'Other answers';

// Values used for the figures.

export const values = 'Values used for the figures';
export const columnInput = 'Input';
export const columnValue = 'Value';
export const columnHow = 'How known';
export const columnDate = 'Date';
export const howOutsideLimits = (how: string) => `${how}, outside the limits of the equations`;
export const howMissing = 'missing';

// Where the sheet is plain text.

// The answer in the doctor's language, then in the words that the patient saw.
export const asSaid = (answer: string, said: string) => `${answer} (“${said}”)`;
