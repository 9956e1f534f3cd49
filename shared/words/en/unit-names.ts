export const feetAndInchesUnit = 'ft and in';

export const stoneAndPoundsUnit = 'st and lb';

export const beatsAMinute = 'beats a minute';

export const cupsADay = 'cups (8 oz) a day';

export const glassesADay = 'glasses (240 ml) a day';

export const hours = 'hours';

export const hoursADay = 'hours a day';

export const minutesAWeek = 'minutes a week';

export const servingsADay = 'servings a day';
