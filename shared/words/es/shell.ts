// The frame of every page.

export const skipToContent = 'Ir al contenido';
export const siteLinks = 'Acerca de este sitio';
export const homeOf = (product: string) => `Inicio de ${product}`;
/** In the foot, where no clinician has reviewed every sentence about safety in its present words. */
export const notReviewed = 'Un profesional de la salud aún no ha revisado este sitio';
export const clearDevice = 'Salir y borrar lo guardado';

// A page that is loading or broken.

export const somethingWrong = 'Algo salió mal';
export const somethingWrongSafe = 'Es error nuestro, no suyo. Las respuestas guardadas en este navegador siguen aquí.';
export const notLoadedTitle = 'Sin cargar';
export const notLoaded = 'Esta página no se cargó';
