// /methods: what the codes in a rule are called, and the reasons for a higher risk.

// Values and short terms.

export const sbp = 'top blood pressure number';
export const dbp = 'bottom blood pressure number';
export const bmi = 'BMI';
export const restingHeartRate = 'pulse at rest';
export const veryHighBp = 'very high pressure';
export const heartDisease = 'a heart condition';
export const diabetic = 'diabetes';
export const pleuritic = 'pain on breathing in';
export const faintNow = 'a faint of the last day';
export const faintMonth = 'a faint of the last month';
export const faintYear = 'a faint of the last year';
export const warning = 'a warning sign';
export const severeSymptom = 'a severe symptom';
export const anySymptom = 'any symptom';
export const athlete = 'trained person';
export const burdens = 'burdens';
export const riskBelow40 = 'a risk below 40';
export const atRisk = 'at risk';
export const breathAny = 'any breathlessness';
export const maybePregnant = 'may be pregnant';
export const smoker = 'smoker';
export const hardDays = 'hard training on most days';
export const sugarTreated = 'treated diabetes';
export const highSugarBand = 'sugar in the diabetes range';
export const age65 = 'age 65 or more, or unknown';
export const quietBody = 'a quiet body';
export const noOther = 'no other sign';
export const anotherSign = 'another sign';
export const failing = 'failing kidneys';
export const effortPain = 'pain with effort';
export const quietWorse = 'quiet pain that gets worse';
export const harmlessPain = 'harmless pain';
export const calmPain = 'calm pain';
export const goneADay = 'gone for a day';
export const rarely = 'rare pain';
export const stairsOnly = 'discomfort on the stairs only';
export const harmlessFaint = 'a faint with a harmless trigger';
export const quietFaint = 'a quiet faint';
export const mildFaint = 'a mild faint';
export const faintLow = 'a faint with a fast pulse or low pressure';
export const quietLow = 'a quiet low pressure';
export const gaspingSoon = 'gasping that should not wait';
export const toldSugar = 'told of high sugar, and weight lost';
export const twoSigns = 'two signs';
export const steadyAf = 'steady atrial fibrillation';
export const minimalKnown = 'short of breath when dressing, known to the care team';
export const proppedKnown = 'propped up for a long time, known to the care team';
export const southAsian = 'South Asian background';
export const sharpBreath = 'sharp on breathing in';
export const faintToday = 'a faint of today';
export const nearlyToday = 'nearly a faint today';
export const faintWeeks = 'a faint of the last weeks';
export const nearlyWeeks = 'nearly a faint in the last weeks';
export const noWarning = 'without warning';
export const yesSigns = 'yes, with danger signs';
export const vapeOnly = 'vaping only';
export const heartLike = 'pain like the heart’s';
export const eatingSigns = 'signs of an eating disorder';
export const notSymptomFlags = 'signs that are no symptom';
export const bpBand = 'blood pressure band';
export const totalCvd10 = 'ten-year total risk';
export const ascvd30 = '30-year risk of heart attack and stroke';
export const ascvd = 'heart attack and stroke';
export const hba1c = 'A1c';
export const egfr = 'eGFR';
export const nonHdl = 'non-HDL';
export const labBands = 'lab bands';
export const noBirthdate = 'no date of birth';
export const tooOld = 'above the ages of the equations';
export const discussStatin = 'the talk about a statin';
export const noScore = 'no score';
export const familyEnvironment = 'family and surroundings';

// Comparisons.

export const is = (question: string, answers: string) => `${question}: ${answers}`;
export const isNot = (question: string, answers: string) => `${question}: not ${answers}`;
export const narrowedArteries = 'narrowed arteries';
export const noNarrowedArteries = 'no narrowed arteries';
export const atMost = (number: string) => `at most ${number}`;
export const atLeast = (number: string) => `at least ${number}`;
export const above = (number: string) => `above ${number}`;

// What a sign’s rule is based on.

export const basisRead = 'Read in its sources.';
export const basisConvention = 'Usual practice: its number was not read in a source.';
export const basisJudgement = 'Our own choice.';

// Around the tables.

export const title = 'Words that these rules use';
export const notAnswered = 'A question that is not answered raises nothing, except where a rule says so.';
export const table = 'What each word means';
export const meaningColumn = 'Meaning';

// Reasons for a higher risk.

export const enhancersTitle = 'Reasons for a higher risk';
export const enhancersBeside =
  'They are listed beside the score and never added to it: the real risk may be higher. The equations do not contain them, except for kidney function and cholesterol, which they count in their own way.';
export const enhancersTable = 'When each is listed';
export const reasonColumn = 'Reason';
