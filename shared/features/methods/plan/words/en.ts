import { plural } from '#words/plural.ts';

// /methods: how the plan of the habits is chosen.

// When a rule fits.

export const moreThan = (value: number) => `more than ${value}`;
export const bmiOrMore = (bmi: number) => `BMI ${bmi} or more`;
export const bmiBelow = (bmi: number) => `BMI below ${bmi}`;
export const women = 'women';
export const men = 'men';
export const otherSex = 'people with another answer or none';
export const fromYears = (age: number) => `from ${age} years`;

// The new answer.

export const stepsOn = (steps: number, answers: string) =>
  plural(steps, { one: `# step on in: ${answers}`, other: `# steps on in: ${answers}` });
export const stepsBack = (steps: number, answers: string) =>
  plural(steps, { one: `# step back in: ${answers}`, other: `# steps back in: ${answers}` });
export const lessNotBelow = (by: number, floor: number) => `${by} less, not below ${floor}`;
export const lessWeight = (percent: number) => `${percent}% less weight`;
export const lessWeightNotBelow = (percent: number, bmi: number) => `${percent}% less weight, not below BMI ${bmi}`;
export const noOtherAnswer = 'no other answer: a matter for a clinician';
export const nothingSaid = 'nothing is said';

// Around the tables.

export const title = 'What the plan is chosen by';
export const firstRule =
  'For each question the first rule that fits counts. “Your age would be” is the biological age with the new answer and all others as they are. It compares people. It is not a promise.';
export const order = (firstGrades: string, secondGrades: string, smallestYears: number, worstFrom: number) =>
  `Advice with evidence of grade ${firstGrades} stands before grade ${secondGrades}, then more years before fewer. Below ${smallestYears} years there are none. The answer that counts most against you is always in the plan, from ${worstFrom} years on.`;
export const atMost = (items: number, itemsInLowMood: number) =>
  `At most ${items} items are shown, ${itemsInLowMood} with a dark mood. What a warning sign, a low weight, pregnancy or smoking asks for stands in front.`;
export const gainFormula = (lambda: number) =>
  `gain = shown(years) − shown(years − ${lambda} × weight × (ln HR now − ln HR then) ÷ slope)`;
export const rules = 'Rules of the plan';
export const newAnswerColumn = 'New answer';
export const leftOut = 'What is left out for whom';
export const nothingSaidColumn = 'Nothing is said about';
export const adapted = 'What is adapted for whom';
export const questionsColumn = 'Questions';
