// What every page says before its code: to a browser that is too old or runs no script, and when the code does not arrive.
// The words about an emergency follow each.

export const tooOld = (product: string) =>
  `Actualice su navegador o abra esta página en otro: esta versión es demasiado antigua para ${product}.`;
export const notStarted = 'Esta página no se cargó. Revise su conexión e inténtelo de nuevo.';
export const noScript = 'Active JavaScript para responder un cuestionario o ver sus resultados.';
