export const heartTitle = 'Cardiac Health';

export const habitsTitle = (product: string) => `${product} Quiz`;

export const habitsFigure = 'Biological Age';

export const heartFigure = 'Cardiac Risk Score';
