import { listOf } from './list.ts';
import { plural } from './plural.ts';

// Answers, as the rows of the result and the steps of the plan quote them.

export const rowAnswer = (name: string, answer: string) => `${name} (“${answer}”)`;

export const rowAnswers = (answers: readonly string[]) => `You told us: ${listOf(answers)}.`;

export const minutesModerate = (minutes: number) =>
  plural(minutes, { one: '1 minute of moderate activity a week', other: '# minutes of moderate activity a week' });

export const minutesVigorous = (minutes: number) =>
  plural(minutes, { one: '1 minute of vigorous activity a week', other: '# minutes of vigorous activity a week' });

export const minutesBoth = (moderate: number, vigorous: number) =>
  plural(moderate, {
    one: `1 minute of moderate activity and ${plural(vigorous, { one: '1 minute of vigorous activity a week', other: '# minutes of vigorous activity a week' })}`,
    other: `# minutes of moderate activity and ${plural(vigorous, { one: '1 minute of vigorous activity a week', other: '# minutes of vigorous activity a week' })}`,
  });

export const noMinutes = 'None yet';

export const missedDoses = (answer: string) => `Missed: ${answer}`;

export const ldl = 'LDL';

export const fastingSugar = 'fasting blood sugar';

export const diabetes = 'diabetes';

export const smoking = 'smoking';

export const smokeAtHome = 'second-hand smoke at home';

export const fruitAndVegetables = 'fruit and vegetables';

export const salt = 'salt';

export const sugaryDrinks = 'sugary drinks';

export const friedAndProcessed = 'fried food and processed meat';

export const moderateActivity = 'moderate activity';

export const vigorousActivity = 'vigorous activity';

export const fitness = 'your fitness';

export const sleepHours = 'hours of sleep';

export const sleepApnoea = 'sleep apnoea';

export const sleepApnoeaTreatment = 'its treatment';

export const ldlCholesterol = 'LDL cholesterol';

export const triglycerides = 'triglycerides';

export const kidneyTest = 'kidney test (eGFR)';

// The answer behind a step.

export const pressureTop = (top: number) => `${top} mmHg`;

export const fruitAndVegetablesTitle = 'Fruit and vegetables';

export const saltTitle = 'Salt';

export const sugaryDrinksTitle = 'Sugary drinks';

export const friedAndProcessedTitle = 'Fried food or processed meat';

export const foodAnswer = (food: string, answer: string) => `${food}: ${answer}`;

export const smokeInside = 'Someone smokes inside the home';

export const bloodPressure = 'blood pressure';

export const totalCholesterol = 'total cholesterol';

export const a1c = 'HbA1c';

export const hdlCholesterol = 'HDL cholesterol';

export const pressureBoth = (top: number, bottom: number) => `${top} over ${bottom} mmHg`;

export const totalAnswer = (answer: string) => `Total ${answer}`;

export const ldlAnswer = (answer: string) => `LDL ${answer}`;

export const a1cAnswer = (answer: string) => `HbA1c ${answer}`;
