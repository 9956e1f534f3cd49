import { plural } from './plural.ts';

// Where the user is.

export const placeOf = (at: number, all: number) => `Pregunta ${at} de ${all}`;

export const minutesLeft = (minutes: number) =>
  plural(minutes, { one: 'falta alrededor de un minuto', other: 'faltan unos # minutos' });
