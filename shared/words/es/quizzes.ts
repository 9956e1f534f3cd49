export const heartTitle = 'Salud cardíaca';

export const habitsTitle = (product: string) => `Cuestionario ${product}`;

export const habitsFigure = 'Edad biológica';

export const heartFigure = 'Puntuación de riesgo cardíaco';
