// Beside the picture of a hundred people.

export const hundredPeople = (count: string) => `About ${count} in every 100 people like you, within 10 years.`;

export const hundredPeopleFewerThanOne = 'Fewer than 1 in every 100 people like you, within 10 years.';

// Below the dial, when the number lies beyond its end.

export const beyondDial = (years: number) =>
  `The dial only shows ${years} years either side of your age. Your number is beyond its end.`;
