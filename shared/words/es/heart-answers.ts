import { listOf } from './list.ts';
import { plural } from './plural.ts';

// Answers, as the rows of the result and the steps of the plan quote them.

export const rowAnswer = (name: string, answer: string) => `${name} (“${answer}”)`;

export const rowAnswers = (answers: readonly string[]) => `Nos dijo: ${listOf(answers)}.`;

export const minutesModerate = (minutes: number) =>
  plural(minutes, {
    one: '1 minuto de actividad moderada por semana',
    other: '# minutos de actividad moderada por semana',
  });

export const minutesVigorous = (minutes: number) =>
  plural(minutes, {
    one: '1 minuto de actividad intensa por semana',
    other: '# minutos de actividad intensa por semana',
  });

export const minutesBoth = (moderate: number, vigorous: number) =>
  plural(moderate, {
    one: `1 minuto de actividad moderada y ${plural(vigorous, { one: '1 minuto de actividad intensa por semana', other: '# minutos de actividad intensa por semana' })}`,
    other: `# minutos de actividad moderada y ${plural(vigorous, { one: '1 minuto de actividad intensa por semana', other: '# minutos de actividad intensa por semana' })}`,
  });

export const noMinutes = 'Ninguno todavía';

export const missedDoses = (answer: string) => `Dosis saltadas u olvidadas: ${answer}`;

export const ldl = 'LDL';

export const fastingSugar = 'azúcar en la sangre en ayunas';

export const diabetes = 'diabetes';

export const smoking = 'tabaco';

export const smokeAtHome = 'humo de otras personas en casa';

export const fruitAndVegetables = 'frutas y verduras';

export const salt = 'sal';

export const sugaryDrinks = 'bebidas azucaradas';

export const friedAndProcessed = 'comida frita y carnes procesadas';

export const moderateActivity = 'actividad moderada';

export const vigorousActivity = 'actividad intensa';

export const fitness = 'su condición física';

export const sleepHours = 'horas de sueño';

export const sleepApnoea = 'apnea del sueño';

export const sleepApnoeaTreatment = 'su tratamiento';

export const ldlCholesterol = 'colesterol LDL';

export const triglycerides = 'triglicéridos';

export const kidneyTest = 'análisis de los riñones (TFGe)';

// The answer behind a step.

export const pressureTop = (top: number) => `${top} mmHg`;

export const fruitAndVegetablesTitle = 'Frutas y verduras';

export const saltTitle = 'Sal';

export const sugaryDrinksTitle = 'Bebidas azucaradas';

export const friedAndProcessedTitle = 'Comida frita o carnes procesadas';

export const foodAnswer = (food: string, answer: string) => `${food}: ${answer}`;

export const smokeInside = 'Alguien fuma dentro de la casa';

export const bloodPressure = 'presión arterial';

export const totalCholesterol = 'colesterol total';

export const a1c = 'A1C';

export const hdlCholesterol = 'colesterol HDL';

export const pressureBoth = (top: number, bottom: number) => `${top} sobre ${bottom} mmHg`;

export const totalAnswer = (answer: string) => `Total ${answer}`;

export const ldlAnswer = (answer: string) => `LDL ${answer}`;

export const a1cAnswer = (answer: string) => `A1C ${answer}`;
