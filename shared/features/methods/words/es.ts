// What other pages say about the methods, and the names of the two pages. The pages are in English, so each name says so.

// The page about the site.

export const openMethod =
  'Nuestro método es público y nombramos cada estudio. Cuando un número lo elegimos nosotros, lo decimos.';
export const howItWorks = 'Cómo funciona (en inglés)';
export const testedOnSurveys =
  'Probamos la edad con 8,945 personas de una encuesta de los Estados Unidos y con 4,997 de otra anterior. En los archivos solo estaban de 3 a 7 de nuestras 24 preguntas. Sirve para grupos. No puede decir qué le pasará a usted.';
export const howWellDoesItWork = '¿Qué tan bien funciona este número? (en inglés)';
export const howItWorksWithSources = 'Cómo funciona, con todas las fuentes (en inglés)';
export const methods = 'Métodos (en inglés)';
