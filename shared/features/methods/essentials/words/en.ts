// /methods: the points of Life’s Essential 8, and the rows of the heart result.

// The parts.

export const eating = 'Eating';
export const activity = 'Activity';
export const nicotine = 'Nicotine';
export const sleep = 'Sleep';
export const weight = 'Weight';
export const cholesterol = 'Cholesterol';
export const bloodSugar = 'Blood sugar';
export const bloodPressure = 'Blood pressure';
export const everythingElse = 'everything else';
export const pressureBelow = (top: number, bottom: number) =>
  `top number below ${top} and bottom number below ${bottom}`;

// The tables of points.

export const pointsOf = (part: string) => `${part}: points`;
export const addsColumn = 'Adds';
export const dietSum = 'Sum of the four';
export const sumColumn = 'Sum';
export const byBmi = 'By BMI';
export const byBmiOfBackground = (backgrounds: string) => `By BMI, background ${backgrounds}`;
export const diabetesA1c = (a1c: string) => `diabetes, A1c ${a1c}`;
export const diabetesNoA1c = 'diabetes, A1c not known';
export const noDiabetesA1cBelow = (limit: number) => `no diabetes, A1c below ${limit}`;
export const noDiabetesA1cBetween = (from: number, below: number) => `no diabetes, A1c ${from} to below ${below}`;
export const noA1cSugar = (answer: string) => `no A1c, fasting blood sugar ${answer}`;
export const toldOfHighSugar = 'neither known, told of high blood sugar or of prediabetes';

// How they count.

export const partsTitle = 'The eight parts';
export const partsPoints = (deduction: number) =>
  `Each part has 0 to 100 points; bands count by their value. ${deduction} points are taken off, not below 0, for blood pressure under treatment, cholesterol under treatment, smoke at home, and sleep apnea that is not treated at all.`;
export const partsMean = (known: number, all: number) =>
  `The mean of the parts is shown when at least ${known} of the ${all} are known, rounded to a whole number.`;
export const partsWeight = (lowBmi: number, points: number, from: number, below: number) =>
  `Below a BMI of ${lowBmi} and in pregnancy weight has no points: a clinician should judge it. A frail person has ${points} from ${from} to below ${below}. With a BMI below 17 there is no mean.`;
export const partsActivity =
  'Activity is the moderate minutes a week plus twice the vigorous ones. Cholesterol is non-HDL from your own blood test: total minus HDL, or LDL + triglycerides ÷ 5. Nicotine, weight and sleep come from the first quiz.';
export const minutesColumn = 'Minutes a week';
export const hoursColumn = 'Hours a night';
export const nonHdlColumn = 'Non-HDL, mg/dL';
export const knownColumn = 'Known';
export const pressureColumn = 'mmHg, the first that fits';

// The rows of the heart result.

export const rowsTitle = 'The rows of the heart result';
export const rowsSigns = (signs: string, below: number) =>
  `For the symptoms these signs do not count: ${signs}. Below ${below} the row says “Get checked”. “Excellent” and “Good” are not said beside a warning.`;
export const rowsTable = 'How each row is scored';
export const rowColumn = 'Row';
export const answerScores = 'Scores of single answers';
