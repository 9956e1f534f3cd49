export const feetAndInchesUnit = 'pies y pulgadas';

export const stoneAndPoundsUnit = 'stones y libras';

export const beatsAMinute = 'latidos por minuto';

export const cupsADay = 'tazas (8 oz) al día';

export const glassesADay = 'vasos (240 ml) al día';

export const hours = 'horas';

export const hoursADay = 'horas al día';

export const minutesAWeek = 'minutos por semana';

export const servingsADay = 'porciones al día';
