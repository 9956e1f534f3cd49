export const methodChanged = (month: string) =>
  `En ${month} cambiamos nuestro método, así que también cambiaron sus rangos. No compare los resultados de un lado y del otro de la línea.`;
export const lookAtDirection =
  'Un cambio menor que el rango probable puede ser casualidad, así que fíjese en la dirección.';

export const estimate = 'Cálculo';
export const score = 'Puntuación';
export const yourAge = 'Su edad';
export const earlierMethod = 'Método anterior';
export const newMethod = 'método nuevo';

// The same as a table.

export const seeAsTable = 'Ver la tendencia como tabla';
export const date = 'Fecha';
export const dayOfEarlierMethod = (day: string) => `${day}, método anterior`;
export const notKnown = 'no se sabe';

// What today's method would have given.

export const underMethod = (method: string) => `Lo que serían sus resultados anteriores con el método ${method}:`;
export const underToday = (month: string, then: string, now: string) =>
  `${month}: ${then} entonces, ${now} con el método de hoy`;
export const sameUnderToday = (month: string, then: string) => `${month}: ${then}, lo mismo con el método de hoy`;
