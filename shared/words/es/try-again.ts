import { plural } from './plural.ts';

export const inAMinute = 'Inténtelo de nuevo en un minuto.';

export const inMinutes = (count: number) =>
  plural(count, { one: 'Inténtelo de nuevo en 1 minuto.', other: 'Inténtelo de nuevo en # minutos.' });

export const inHours = (count: number) =>
  plural(count, { one: 'Inténtelo de nuevo en 1 hora.', other: 'Inténtelo de nuevo en # horas.' });

export const inDays = (count: number) =>
  plural(count, { one: 'Inténtelo de nuevo en 1 día.', other: 'Inténtelo de nuevo en # días.' });
