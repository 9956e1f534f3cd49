// Numbers with units, and sliders.

export const feet = 'Pies';
export const inches = 'Pulgadas';
export const centimetres = 'Centímetros';
export const stone = 'Stones';
export const pounds = 'Libras';
export const less = (step: number) => `${step} menos`;
export const more = (step: number) => `${step} más`;
export const notSetYet = 'Aún sin elegir';
export const placeOf = (place: number, all: number) => `${place} de ${all}`;
export const labelAt = (label: string, place: number, all: number) => `${label}, ${place} de ${all}`;
export const thatIsAbout = (amount: string) => `Es alrededor de <amount>${amount}</amount>.`;
export const dateAndAge = (date: string, age: number) => `<date>${date}.</date> Tiene ${age} años.`;

// A doubt about what was typed, and its answers.

export const doubtHeight =
  'Esa estatura es inusual. Si es un error, corríjala. Si es correcta, pulse Continuar otra vez y dejaremos su estatura fuera de su resultado.';
export const doubtHeightIn = (height: string) =>
  `Eso es ${height}. Si es un error, corríjalo. Si es correcto, pulse Continuar otra vez y dejaremos su estatura fuera de su resultado.`;
export const yes = (answer: string) => `Sí, ${answer}`;
export const yesThatIsRight = 'Sí, es correcto';
export const noIsRight = (answer: string) => `No, ${answer} es correcto`;
export const didYouMean = (domain: string) => `¿Quiso decir <offer>${domain}?</offer>`;

// Name, email address and password.

export const passwordMin = (characters: number) => `Contraseña (mínimo ${characters} caracteres)`;

// What choosing an option does.

export const choosingSubmits = 'Al elegir una respuesta, se envía el cuestionario.';
export const choosingReturns = 'Al elegir una respuesta, vuelve a todas sus respuestas.';
export const choosingContinues = 'Al elegir una respuesta, pasa a la siguiente pregunta.';

// A list of options that are shown in two parts.

export const showMoreOptions = (count: number) => `Ninguna de estas. Mostrar ${count} más`;
export const answerAmongMore = (answer: string) => `Su respuesta: ${answer}`;
