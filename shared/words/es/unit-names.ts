export const feetAndInchesUnit = 'pies y pulgadas';

export const stoneAndPoundsUnit = 'stones y libras';
