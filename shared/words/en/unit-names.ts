export const feetAndInchesUnit = 'ft and in';

export const stoneAndPoundsUnit = 'st and lb';
