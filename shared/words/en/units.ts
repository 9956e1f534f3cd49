import { plural } from './plural.ts';

export const beatsAMinute = (count: number) => plural(count, { one: '1 beat a minute', other: '# beats a minute' });

export const cupsADay = (count: number) => plural(count, { one: '1 cup (8 oz) a day', other: '# cups (8 oz) a day' });

export const glassesADay = (count: number) =>
  plural(count, { one: '1 glass (240 ml) a day', other: '# glasses (240 ml) a day' });

export const hours = (count: number) => plural(count, { one: '1 hour', other: '# hours' });

export const hoursADay = (count: number) => plural(count, { one: '1 hour a day', other: '# hours a day' });

export const minutesAWeek = (count: number) => plural(count, { one: '1 minute a week', other: '# minutes a week' });

export const servingsADay = (count: number) => plural(count, { one: '1 serving a day', other: '# servings a day' });

export const pounds = (count: number) => plural(count, { one: '1 pound', other: '# pounds' });

export const kilograms = (count: number) => plural(count, { one: '1 kilogram', other: '# kilograms' });

export const feetAndInches = (feet: number, inches: number) => `${feet} ft ${inches} in`;
