import { product } from '#shared/product.ts';

// What a visitor sees without a network.

export const offlineTitle = 'Perdió la conexión';
export const offlineDocumentTitle = `Perdió la conexión – ${product.name}`;
export const needsInternet =
  'Necesita internet para esta página. No se pierde nada: sus resultados están seguros, y también cualquier cuestionario que haya empezado aquí.';
export const canTakeQuiz =
  'Todavía puede responder un cuestionario. Guardaremos aquí sus respuestas y las enviaremos cuando vuelva la conexión.';
export const connectTitle = 'Conéctese a internet para continuar';
export const adviceMayHaveChanged =
  'Este dispositivo lleva mucho tiempo desconectado, y nuestros consejos de emergencia pueden haber cambiado. Conéctese una vez, y el cuestionario se abrirá otra vez.';

// The privacy page.

export const onDevice =
  'Las páginas del cuestionario, sin nada suyo en ellas, para que pueda continuar cuando se queda sin conexión. Salir las borra.';
