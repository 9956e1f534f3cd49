import { plural } from './plural.ts';

export const beatsAMinute = (count: number) =>
  plural(count, { one: '1 latido por minuto', other: '# latidos por minuto' });

export const cupsADay = (count: number) =>
  plural(count, { one: '1 taza (8 oz) al día', other: '# tazas (8 oz) al día' });

export const glassesADay = (count: number) =>
  plural(count, { one: '1 vaso (240 ml) al día', other: '# vasos (240 ml) al día' });

export const hours = (count: number) => plural(count, { one: '1 hora', other: '# horas' });

export const hoursADay = (count: number) => plural(count, { one: '1 hora al día', other: '# horas al día' });

export const minutesAWeek = (count: number) =>
  plural(count, { one: '1 minuto por semana', other: '# minutos por semana' });

export const servingsADay = (count: number) => plural(count, { one: '1 porción al día', other: '# porciones al día' });

export const pounds = (count: number) => plural(count, { one: '1 libra', other: '# libras' });

export const kilograms = (count: number) => plural(count, { one: '1 kilogramo', other: '# kilogramos' });

export const feetAndInches = (feet: number, inches: number) => `${feet} pies ${inches} pulgadas`;
