// Whom to call.

export const call = (number: string) => `Llamar al ${number}`;
export const alsoWorkHere = 'Aquí también puede llamar al <numbers></numbers>.';
export const mobilePhones = 'Desde la mayoría de los celulares, también funciona el <number>112</number>.';
export const somewhereElse = '¿Está en otro lugar?';
export const chooseCountry = 'Elegir su país';
export const whereAreYou = '¿Dónde está?';
export const doNotKnow = 'No lo sé';
export const anotherCountry = 'Otro país';

// The page about the place.

export const whyWeAskWhere =
  'Para mostrarle los números correctos a los que puede llamar. No lo enviamos con sus respuestas.';
export const country = 'País';
export const cannotTell = 'No podemos saber cuál.';
export const helpHere = 'Ayuda donde está';
export const helpIn = (place: string) => `Ayuda en ${place}`;
export const inAnEmergencyIn = (place: string) => `En una emergencia, ${place}`;
export const worksToo = (numbers: string) => `También funciona: ${numbers}`;
export const medicalHelpToday = 'Ayuda médica hoy';
export const toTalkToSomeone = 'Para hablar con alguien';

// Which country we take it to be.

export const chosen = (place: string) => `Eligió este país: ${place}.`;

export const guessed = (place: string) => `Parece que está en ${place}.`;

// The name of a country in a sentence, where English needs 'the'.
export const withThe = (name: string) => `${name}`;

// To talk to somebody: the line and its address.

export const lineAndWeb = (line: string, web: string) => `${line}: ${web}`;
