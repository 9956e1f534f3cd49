export const eraseTitle = '¿Borrar todo?';
export const willErase = 'Borraremos, de inmediato y para siempre:';
export const erasesAccount = 'su cuenta y sus datos para entrar';
export const erasesResults = 'todos sus resultados';
export const erasesAnswers = 'todas sus respuestas, también en este dispositivo';
export const backupsGone = (days: number) =>
  `Las copias de seguridad desaparecen en ${days} días como máximo. Los correos de su propio buzón se quedan ahí.`;
export const downloadFirst = 'Descargar antes mis datos';
export const whyPassword = 'Así nadie más puede hacerlo.';
export const yesErase = 'Sí, borrar todo. Sé que no se puede deshacer.';
export const tickIfSure = 'Marque la casilla si tiene la certeza.';
export const erasing = 'Borrando…';
export const keepAccount = 'Conservar mi cuenta';
export const backToAccount = 'Volver a la cuenta';
export const notErased = 'No funcionó, y no se borró nada. Inténtelo de nuevo.';

// Afterwards.

export const erased = 'Borrado';
export const erasedTitle = 'Estamos borrando todo';
export const erasedAbout = (days: number) =>
  `Su cuenta está cerrada. Sus respuestas y resultados desaparecerán de nuestro sistema en un minuto, y de las copias de seguridad en ${days} días como máximo.`;
export const erasedThanks = 'Gracias por su tiempo. Le deseamos lo mejor.';
