// A number that is possible but unlikely is asked back.

export const weight = 'Ese peso es inusual para su estatura. ¿Los dos números son correctos?';

export const pressureEqual = 'El número de arriba debe ser el más grande. ¿Los dos son correctos?';

export const pressureSwapped = (top: number, bottom: number) =>
  `El número de arriba debe ser el más grande. ¿Están ${top} y ${bottom} al revés?`;

export const pressure = (top: number, bottom: number) => `${top} sobre ${bottom}`;

export const total =
  'El colesterol total incluye el LDL y el HDL, así que debe ser mayor que los dos. ¿Todos son correctos?';

export const didYouMean = (amount: string) => `¿Quiso decir ${amount}?`;

export const didYouMeanOneOf = '¿Quiso decir uno de estos?';
