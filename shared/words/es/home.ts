import { product } from '#shared/product.ts';
export const documentTitle = 'Inicio';
export const heading = '¿Qué tan bien envejece su cuerpo?';
export const lede =
  'Cuéntenos cómo come, se mueve, duerme y vive. Recibirá su edad biológica, con cuánta certeza la sabemos, y los cambios que más podrían ayudarle.';

// What the first quiz costs, before a visitor begins it.

export const price = (duration: string) => `Gratis. ${duration}, unas 40 preguntas.`;
export const priceNumber = 'Si tiene 25 años o más, por lo general verá un número después de la sección 1.';
export const priceAccount = 'Una cuenta gratis, al final, guarda su resultado.';

// The result of an invented person.

export const sampleTitle = 'Lo que recibe';
export const sampleTag = 'Un ejemplo, no una persona real';
export const sampleFigure = '<age>43</age> Edad biológica, probablemente de 39 a 47';
export const sampleHeading = 'Sus hábitos corresponden a una edad de unos 43 años. Es cerca de su propia edad, 45.';
export const sampleStart =
  'Empiece aquí: <step>Ejercite sus músculos dos días a la semana.</step> Solo con este cambio, su número sería 42, probablemente de 38 a 46.';

// The quizzes.

export const loadingQuizzes = 'Cargando sus cuestionarios';
export const startQuiz = (quiz: string) => `Empezar: ${quiz}`;
export const startTheQuiz = (quiz: string) => `Empezar: ${quiz}`;
export const startAgain = (quiz: string) => `Empezar de nuevo: ${quiz}`;
export const viewResultsOf = (quiz: string) => `Ver resultados: ${quiz}`;
export const firstQuizFirst = `Primero, ${product.name}`;
export const retakeQuizOf = (quiz: string) => `Repetir el cuestionario: ${quiz}`;
export const continueQuiz = (quiz: string) => `Continuar: ${quiz}`;
export const keptInPage = 'Se guarda solo hasta que cierre o recargue esta página.';
export const keptUntil = (day: string) => `Se guarda en este dispositivo hasta el ${day}.`;
