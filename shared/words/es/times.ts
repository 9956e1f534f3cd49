import { plural } from './plural.ts';

export const yearsAgo = (count: number) => plural(count, { one: 'hace 1 año', other: 'hace # años' });

export const monthsAgo = (count: number) => plural(count, { one: 'hace 1 mes', other: 'hace # meses' });

export const daysAgo = (count: number) => plural(count, { one: 'hace 1 día', other: 'hace # días' });

export const hoursAgo = (count: number) => plural(count, { one: 'hace 1 hora', other: 'hace # horas' });

export const minutesAgo = (count: number) => plural(count, { one: 'hace 1 minuto', other: 'hace # minutos' });

export const justNow = 'hace un momento';

export const notCompleted = 'Sin terminar';

// By when to be seen, soonest first. Pages, mails and plans use the same words.

export const today = 'Hoy';
export const todayOrTomorrow = 'Hoy o mañana';
export const nextFewDays = 'En los próximos días';
export const withinAWeek = 'En menos de una semana';
export const nextWeekOrTwo = 'En las próximas una o dos semanas';
export const nextFewWeeks = 'En las próximas semanas';
export const thisWeek = 'Esta semana';
export const nextVisit = 'En su próxima cita';
export const nextFewMonths = 'En los próximos meses';
