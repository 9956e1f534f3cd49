export const yourData = 'Sus datos';
export const yourDataAbout = 'Todo lo que tenemos sobre usted: su cuenta, sus respuestas y sus resultados.';
export const downloadData = 'Descargar mis datos';
export const collecting = 'Reuniendo sus datos…';
export const notCollected = 'No pudimos reunir sus datos. Inténtelo de nuevo.';
export const dataFileAbout =
  'Un archivo, que también pueden leer los programas (JSON). Guárdelo donde nadie más pueda abrirlo. Lo firmamos para que se note cualquier cambio. <link>Comprobar un archivo</link>';
export const eraseAbout =
  'Borraremos su cuenta, sus respuestas y sus resultados. Nadie puede recuperarlos, tampoco nosotros.';
export const eraseEverythingNext = 'Borrar todo…';
