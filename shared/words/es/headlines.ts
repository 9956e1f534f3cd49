// One line for a result, in lists and on Home. With a warning it has no figure.

export const ageLikely = (age: string, range: string) => `Edad biológica ${age}, probablemente ${range}`;

export const age = (age: string) => `Edad biológica ${age}`;

export const riskLikely = (percent: string, range: string) => `Riesgo a 10 años: ${percent}, probablemente ${range}`;

export const risk = (percent: string) => `Riesgo a 10 años: ${percent}`;

export const warning = 'Hay un aviso. Léalo hoy.';

export const seen = 'Nos dijo que ya le revisaron. Su aviso sigue ahí.';

export const notEstimated = 'Sin calcular';

// How a result differs from the one before it. Within a month, no month is named.

export const apart = (before: string, month: string, now: string) =>
  `${before} en ${month}, ${now} ahora: la diferencia es clara, porque los rangos no se cruzan.`;

export const apartSameMonth = (before: string, now: string) =>
  `${before} antes, ${now} ahora: la diferencia es clara, porque los rangos no se cruzan.`;

export const close = (before: string, month: string, now: string) =>
  `${before} en ${month}, ${now} ahora: demasiado cerca para distinguirlos.`;

export const closeSameMonth = (before: string, now: string) =>
  `${before} antes, ${now} ahora: demasiado cerca para distinguirlos.`;

export const newMethod = (month: string) =>
  `Nuestro método cambió después de ${month}, así que no compare los dos resultados.`;

export const newMethodSameMonth = 'Nuestro método cambió desde entonces, así que no compare los dos resultados.';
