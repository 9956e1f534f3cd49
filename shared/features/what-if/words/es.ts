import { plural } from '#words/plural.ts';

export const yes = 'Sí';

export const no = 'No';

export const todayTitle = 'Hoy';

export const numberWithRange = (figure: string, range: string) => `${figure}, probablemente ${range}`;

export const changeColumn = 'Cambiar';

export const notYourResult = 'Este no es uno de sus resultados. Ábralo desde su panel e inténtelo de nuevo.';

export const smoking = 'Fumar';

export const alcohol = 'Alcohol';

export const activeDays = 'Días de ejercicio';

export const moderate = 'Moderado';

export const strength = 'Ejercicios de fuerza';

export const diet = 'Alimentación';

export const plants = 'Alimentos de plantas';

export const sleepTimes = 'Horas fijas para dormir';

export const teeth = 'Dientes y encías';

export const community = 'Grupos y voluntariado';

export const communityWeekly = 'Todas las semanas';

export const sitting = 'Tiempo en una silla';

export const sleep = 'Sueño';

export const hours = (count: number) => plural(count, { one: '1 hora', other: '# horas' });

export const screenTime = 'Tiempo frente a pantallas';

export const packagedFoods = 'Alimentos envasados';

export const servingsADay = (count: number) => plural(count, { one: '1 porción al día', other: '# porciones al día' });

export const weight = 'Peso';

export const kilograms = (count: number) => plural(count, { one: '1 kilogramo', other: '# kilogramos' });

export const pounds = (count: number) => plural(count, { one: '1 libra', other: '# libras' });

export const totalCholesterol = 'Colesterol total';

export const ldlCholesterol = 'colesterol LDL';
