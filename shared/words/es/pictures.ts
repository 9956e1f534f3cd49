// Beside the picture of a hundred people.

export const hundredPeople = (count: string) =>
  `Alrededor de ${count} de cada 100 personas como usted, en un plazo de 10 años.`;

export const hundredPeopleFewerThanOne = 'Menos de 1 de cada 100 personas como usted, en un plazo de 10 años.';

// Below the dial, when the number lies beyond its end.

export const beyondDial = (years: number) =>
  `La esfera solo muestra ${years} años a cada lado de su edad. Su número está más allá del borde.`;
