export const thanks = (name: string) => `Thank you, ${name}.`;

export const thanksWithoutName = 'Thank you.';
