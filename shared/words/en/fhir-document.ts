import { product } from '#shared/product.ts';

// What a doctor reads in the file for their program.

export const title = `${product.name}: a health self-assessment`;

export const selfReport =
  'Answers and values were given by the person in an online questionnaire. No clinician has checked them. Education, not a diagnosis.';

export const selfReportActivity =
  'Self-reported by the person in an online questionnaire; not measured or checked by a clinician.';

export const education = 'A self-assessment for education, from what the person gave. Not a diagnosis.';

// The sections.

export const warnings = 'Signs that ask for care';

export const result = (quiz: string) => `${quiz}: result`;

export const values = (quiz: string) => `${quiz}: values given`;

export const valuesGiven =
  'Values as the person typed them, in the unit that they chose. Bands are said to be bands. Each note says what was not used.';

export const answers = (quiz: string) => `${quiz}: answers`;

export const answersGiven = 'All answers in the words that were asked. What was skipped has no item.';

export const myNumbers = 'My numbers, from a report';

export const cannotKnow = 'What it cannot know';

export const cannotKnowMore = 'It knows only what the person said: no examination, no record, no image.';

export const cannotKnowIllness =
  'The biological age counts habits, and no illness, medicine, blood pressure or blood value.';

export const cannotKnowError =
  'The heart’s percentage is for people of 30 to 79 years without a known heart or artery disease. Its range does not cover the error of the model.';

export const cannotKnowMissing = 'A value that was not given was replaced by an average, and the range got wider.';

// The figures of a result, as rows, and what stands under them.

export const ageRow = 'Biological age from habits, years';

export const calendarAgeRow = 'Age at the time, years';

export const levelRow = 'Level';

export const questionnaireRow = 'Questionnaire';

export const questionnaireVersion = (quiz: string, version: string) => `${quiz}, version ${version}`;

export const likely = (figure: string, range: string) => `${figure}, likely ${range}`;

export const notEstimatedBecause = (reason: string) => `Not estimated. ${reason}`;

export const answered = (engine: string, day: string) => `Engine ${engine}. Answered ${day}.`;

export const corrected = (day: string, engine: string, reason: string) =>
  `Corrected on ${day}, in place of a result of engine ${engine}: ${reason}`;

export const nextStep = (step: string) => `Next step that the person was told: ${step}.`;

export const notGiven = (names: string) => `Not given, or not measured: ${names}.`;

export const sources = (names: string) => `Sources: ${names}.`;

// Notes on an age.

export const ageCompares =
  'It compares the habits with those of an average US adult of the same sex. It counts no illness, medicine or blood value.';

export const noAge = 'No age was estimated.';

// Notes on a percentage.

export const inPercent = (figure: string) => `${figure}, in percent.`;

export const rangeCovers =
  'Likely range of the estimate. It covers what is not known of the inputs, not the error of the model.';

export const rangeHigher =
  'Likely range of the estimate. A value beyond the limits of the equations was moved to the limit, so the true risk is likely higher.';

export const rangeLower =
  'Likely range of the estimate. A value beyond the limits of the equations was moved to the limit, so the true risk is likely lower.';

export const mostlyOwn = 'It rests mostly on the person’s own values.';

export const partlyAverages = 'It rests partly on population averages in place of values that were not given.';

export const mostlyAverages = 'It rests mostly on population averages in place of values that were not given.';

// Notes on a value.

export const moved = (low: number, high: number) =>
  `Outside what the heart’s equations know (${low} to ${high}): there the nearest limit counts.`;

export const asSaid = 'As the person gave it on this day. The day and the way of measuring were not asked.';

export const workedOut = 'Worked out from the height and the weight that the person gave.';

export const pressureMistyped =
  'The lower number is not below the upper one, so neither was used for the estimate. Please measure again.';

export const fromReport = 'Typed by the person from a report.';

export const band = 'A band that the person chose, not a measured value. The day of the blood test was not asked.';

export const old = 'Older than three years, so it counted as unknown in the estimate.';

export const notAboveParts = 'Not above its own parts, so it was not used for the estimate. Please check it.';

export const outsideUse = 'Outside what can be used, so it was not used for the estimate. Please check it.';

export const takesNoPart = 'It takes no part in the estimate.';

export const checkedBeside = 'The person’s own words about a warning of this result. No warning was taken back.';

export const valueNotGiven = 'not given';
