// /methods: how much each answer counts.

// The average person.

export const womenAndMen = (women: string, men: string) => `${women} for women, ${men} for men`;
export const averageAtAge = (average: string, age: number) => `${average} at ${age}`;

// Tables beside the answers.

export const shares = 'Shares of the population';
export const sharesByAge = 'Shares of the population by age, straight between these ages';
export const atAge = (age: string) => `At ${age}`;
export const scoreOfBackground = (backgrounds: string) => `Score, background ${backgrounds}`;
export const scoreCurve = 'Score, straight between these points';
export const weightStrength = (above: number, ratio: number) =>
  `How strong it is above BMI ${above}, against ${ratio} for 5 units at all ages`;
export const ratioColumn = 'Ratio for 5 units';
export const strengthColumn = 'Strength';
export const scoreOfFrail = 'Score of frail people';

// The text around them.

export const howToRead =
  'A hazard ratio of 1.5 means that people with this answer died one and a half times as often, in a given time, as those with the reference answer. The weight says how much of that we count. The share is how common an answer is in the population, from 0 to 1, and the score counts for the category. A star marks a number that was derived or assumed and not read in a source. An average is the ln HR of the average person, faded with age as in the steps of the age.';
export const grades = 'Grades of evidence';
export const questions = 'Question by question';
export const gradeAndWeight = (grade: string, weight: string) => `Grade ${grade} • ${weight}`;
export const weightIs = (weight: number) => `weight ${weight}`;
export const movesNothing = 'does not move the age';
export const shareOfCategory = (share: number, category: string) =>
  `Share ${share} of 100 in the score of “${category}”.`;
export const noCategory = 'Not part of a category score.';
export const referenceIs = (reference: string) => `Reference: ${reference}.`;
export const averageIs = (averages: string) => `Average ln HR of the population: ${averages}.`;
export const sharesFrom = (source: string) => `Shares: ${source}.`;
export const answersTable = (question: string) => `${question}: what each answer counts`;

// The table of answers.

export const hazardRatioColumn = 'Hazard ratio';
export const intervalColumn = '95% interval';
export const ratioOfEach = (women: string, men: string) => `${women} women, ${men} men`;
