export const thanks = (name: string) => `Gracias, ${name}.`;

export const thanksWithoutName = 'Gracias.';
