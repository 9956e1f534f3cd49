// Numbers with units, and sliders.

export const feet = 'Feet';
export const inches = 'Inches';
export const centimetres = 'Centimetres';
export const stone = 'Stone';
export const pounds = 'Pounds';
export const less = (step: number) => `${step} less`;
export const more = (step: number) => `${step} more`;
export const notSetYet = 'Not set yet';
export const placeOf = (place: number, all: number) => `${place} of ${all}`;
export const labelAt = (label: string, place: number, all: number) => `${label}, ${place} of ${all}`;
export const thatIsAbout = (amount: string) => `That’s about <amount>${amount}</amount>.`;
export const dateAndAge = (date: string, age: number) => `<date>${date}.</date> You’re ${age}.`;

// A doubt about what was typed, and its answers.

export const doubtHeight =
  'That’s an unusual height. If it’s a mistake, please correct it. If it’s right, press Continue again and we’ll leave your height out of your result.';
export const doubtHeightIn = (height: string) =>
  `That’s ${height}. If it’s a mistake, please correct it. If it’s right, press Continue again and we’ll leave your height out of your result.`;
export const yes = (answer: string) => `Yes, ${answer}`;
export const yesThatIsRight = 'Yes, that’s right';
export const noIsRight = (answer: string) => `No, ${answer} is right`;
export const didYouMean = (domain: string) => `Did you mean <offer>${domain}?</offer>`;

// Name, email address and password.

export const passwordMin = (characters: number) => `Password (min ${characters} characters)`;

// What choosing an option does.

export const choosingSubmits = 'Choosing an answer submits the quiz.';
export const choosingReturns = 'Choosing an answer takes you back to all your answers.';
export const choosingContinues = 'Choosing an answer takes you to the next question.';

// A list of options that are shown in two parts.

export const showMoreOptions = (count: number) => `None of these. Show me ${count} more`;
export const answerAmongMore = (answer: string) => `Your answer: ${answer}`;
