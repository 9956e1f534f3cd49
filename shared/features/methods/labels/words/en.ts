// /methods: the heads of columns and the ends of bands, which several tables have.

export const when = 'When';
export const question = 'Question';
export const share = 'Share';
export const word = 'Word';
export const from = 'From';
export const orMore = (value: string | number) => `${value} or more`;
export const answer = 'Answer';
export const points = 'Points';
export const bmi = 'BMI';
export const score = 'Score';
export const bmiOf = (bmi: string | number) => `BMI ${bmi}`;
export const age = 'Age';
export const between = (from: string | number, below: string | number) => `${from} to below ${below}`;
export const value = 'Value';
export const to = 'To';
export const what = 'What';
export const why = 'Why';
export const who = 'Who';
export const below = (value: string | number) => `below ${value}`;
export const advice = 'Advice';
export const term = 'Term';
export const women = 'Women';
export const men = 'Men';
export const range = (low: string | number, high: string | number) => `${low} to ${high}`;
export const withRange = (value: string | number, low: string | number, high: string | number) =>
  `${value} (${low} to ${high})`;
