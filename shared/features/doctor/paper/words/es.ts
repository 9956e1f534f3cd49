// The frame of the doctor's sheet, on the person's page, on paper and behind a link: headings, columns and what leads a line.

export const title = 'Resumen para un profesional clínico';
export const madeByOn = (product: string, day: string) => `${product}, ${day}`;
export const notVerified = 'Declarado por la persona, no verificado.';

// The patient.

export const bornWithAge = (day: string, age: number) => `nació el ${day} (${age} años)`;
export const born = (day: string) => `nació el ${day}`;
export const yearsOld = (age: number) => `${age} años`;

// Warnings.

export const warningsRaised = '<b>Avisos por las respuestas:</b>';
export const noWarnings = '<b>Avisos por las respuestas:</b> ninguno.';
export const emergencies = (when: string, warnings: string) =>
  `<b>Emergencia (requiere atención ${when}):</b> ${warnings}.`;
export const urgentWarnings = (when: string, warnings: string) =>
  `<b>Urgente (requiere atención ${when}):</b> ${warnings}.`;
export const soonWarnings = (when: string, warnings: string) =>
  `<b>Pronto (requiere atención ${when}):</b> ${warnings}.`;
export const reported = '<b>Declarado:</b>';
export const adaptedFor = (all: string) => `Los consejos se adaptaron por lo siguiente: ${all}.`;

// Next step, questions and answers.

export const nextStepAndQuestions = 'Próximo paso y preguntas';
export const nextStepAsked = (step: string) => `Próximo paso que se indicó: ${step}`;
export const alsoAsked = (step: string) => `También se indicó: ${step}`;
export const patientAsks = 'Lo que a la persona le gustaría preguntar';
export const notKnown = 'Lo que no se sabe';
export const otherAnswers = 'Otras respuestas';

// Values used for the figures.

export const values = 'Valores usados en los cálculos';
export const columnInput = 'Dato';
export const columnValue = 'Valor';
export const columnHow = 'Cómo se sabe';
export const columnDate = 'Fecha';
export const howOutsideLimits = (how: string) => `${how}, fuera de los límites de las ecuaciones`;
export const howMissing = 'falta';

// Where the sheet is plain text.

// The answer in the doctor's language, then in the words that the patient saw.
export const asSaid = (answer: string, said: string) => `${answer} (“${said}”)`;
