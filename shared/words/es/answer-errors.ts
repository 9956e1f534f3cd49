// Why an answer is not accepted, with what to enter. None repeats what was typed.

export const noQuestion = 'Esta pantalla no tiene una pregunta.';

export const chooseOne = 'Elija una de las respuestas.';

export const numberInUnit = (min: number, max: number, unit: string) => `Escriba un número de ${min} a ${max} ${unit}.`;

export const bothNames = 'Escriba su nombre y su apellido.';

export const oneName = 'Escriba su nombre o su apellido.';

export const passwordShort = (least: number) => `Escriba una contraseña de al menos ${least} caracteres.`;

export const passwordLong = (most: number) => `Use una contraseña de ${most} caracteres o menos.`;

export const feet = (most: number) => `Escriba los pies, de 0 a ${most}. Para centímetros, elija cm.`;

export const inches = (most: number) => `Escriba las pulgadas, de 0 a ${most}.`;

export const dateNotReal = 'Escriba una fecha real, con un año de 4 cifras.';

export const dateAhead = 'Escriba una fecha que no esté en el futuro.';

export const tooYoung = (age: number) =>
  `Este cuestionario es para personas de ${age} años o más. Revise el año en que nació.`;

export const tooOld = (age: number) => `Revise el año. Este cuestionario funciona para edades hasta los ${age} años.`;

export const textEmpty = 'Escriba unas palabras o salte esta pregunta.';

export const brokenCharacter = 'Un carácter está dañado. Bórrelo y escríbalo de nuevo.';

export const email = 'Escriba una dirección de correo válida.';

export const hiddenCharacters = 'Use solo letras, sin caracteres ocultos.';

export const links = 'Deje fuera los enlaces y los signos < y >.';

export const longNumbers = 'Deje fuera los números largos.';

export const onlyLetters = 'Use solo letras, espacios, guiones, apóstrofos, comas y puntos.';

export const number = 'Escriba un número.';

export const wholeNumber = (min: number, max: number) => `Escriba un número entero de ${min} a ${max}.`;

export const halfNumber = (min: number, max: number) => `Escriba un número, entero o con .5, de ${min} a ${max}.`;

export const anyNumber = (min: number, max: number) => `Escriba un número de ${min} a ${max}.`;

export const amount = (min: string, max: string) => `Escriba un número de ${min} a ${max}.`;

export const point = (lowest: string, highest: string) => `Elija un punto de ${lowest} a ${highest}.`;

export const charactersAtMost = (most: number) => `Use ${most} caracteres o menos.`;
