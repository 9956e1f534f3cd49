// What the page for a doctor, and the sheet on it, say about when to get care.

// Above the page, with a notice that cannot wait.

export const careFirstTitle = 'Por favor, no espere a una cita';
export const careFirst =
  'Es posible que una de sus respuestas necesite atención más pronto. <link>Lea el aviso</link> y siga primero lo que dice. Lleve esta página con usted.';

// On the sheet: by when each warning asks to be seen, counted from the day of the answers. Each follows 'requiere atención'.

export const seenAtOnce = 'de inmediato';
export const seenSameDay = 'el mismo día';
export const seenSameOrNextDay = 'el mismo día o el siguiente';
export const seenSameVisit = 'en la misma cita';
export const seenToday = 'hoy';
export const seenTodayOrTomorrow = 'hoy o mañana';
export const seenNextFewDays = 'en los próximos días';
export const seenWithinAWeek = 'en menos de una semana';
export const seenNextWeekOrTwo = 'en las próximas una o dos semanas';
export const seenNextFewWeeks = 'en las próximas semanas';

// On the sheet: what the patient asks.

export const askAboutLowSugar = (sugar: string) =>
  `Mi azúcar en la sangre estaba en ${sugar}. ¿Es demasiado fuerte mi medicina?`;
