// Names of the codes of our own that a file for a doctor's program uses. Published vocabularies bring their own names.

export const questionsAndOptions = (quiz: string) => `Questions and options: ${quiz}`;

export const questionsAndOptionsMeans = (numbersGroup: string) =>
  `The questions of the quiz, and under each its options. “${numbersGroup}” are values with a unit.`;

export const resultsAndWarnings = 'Results and warnings';

export const resultsAndWarningsMeans =
  'What results of this product are called: figures, methods, levels and signs that ask for care.';

// What a result is about.

export const ascvd10 = 'Heart attack or stroke within 10 years';

export const heartFailure10 = 'Heart failure within 10 years';

export const totalCvd10 = 'Any cardiovascular disease within 10 years';

export const totalCvd30 = 'Any cardiovascular disease within 30 years';

export const heartRisk = 'Risk of cardiovascular disease';

export const biologicalAge = 'Biological age estimated from habits';

export const calendarAge = 'Completed years at the time of the answers';

export const likelyRange = 'Likely range of the estimate';

export const answeredShare = 'Share of the scored questions that were answered';

export const trueRiskHigher = 'The true risk is likely higher';

export const trueRiskLower = 'The true risk is likely lower';

// Methods and kinds.

export const prevent = 'AHA PREVENT equations, with values estimated where they were not given';

export const habitsModel = 'Biological age from habits: hazard ratios of published studies, weighed by this product';

export const assessment = 'Online health self-assessment';

export const withEngine = (method: string, version: string) => `${method}; engine ${version}`;

export const engine = 'engine';

// What the person says since about signs that ask for care.

export const checked = 'What the person says about having been checked since';

export const examined = 'A doctor or nurse has examined the person for this, and it has not come back';
