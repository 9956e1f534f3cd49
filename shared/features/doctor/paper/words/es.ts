
export const columnDate = 'Fecha';
