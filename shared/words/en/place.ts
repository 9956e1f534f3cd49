// Whom to call.

export const call = (number: string) => `Call ${number}`;
export const alsoWorkHere = 'Calling <numbers></numbers> works here, too.';
export const mobilePhones = 'From most mobile phones, <number>112</number> works too.';
export const somewhereElse = 'Somewhere else?';
export const chooseCountry = 'Choose your country';
export const whereAreYou = 'Where are you?';
export const doNotKnow = 'I don’t know';
export const anotherCountry = 'Another country';

// The page about the place.

export const whyWeAskWhere = 'So that we show you the right numbers to call. We don’t send this with your answers.';
export const country = 'Country';
export const cannotTell = 'We can’t tell which one.';
export const helpHere = 'Help where you are';
export const helpIn = (place: string) => `Help in ${place}`;
export const inAnEmergencyIn = (place: string) => `In an emergency, ${place}`;
export const worksToo = (numbers: string) => `${numbers} works, too`;
export const medicalHelpToday = 'Medical help today';
export const toTalkToSomeone = 'To talk to someone';

// Which country we take it to be.

export const chosen = (place: string) => `You chose ${place}.`;

export const guessed = (place: string) => `You seem to be in ${place}.`;

export const withThe = (name: string) => `the ${name}`;

// To talk to somebody: the line and its address.

export const lineAndWeb = (line: string, web: string) => `${line}: ${web}`;
