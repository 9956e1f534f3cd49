export const callLine = (number: string) => `Call <number>${number}</number>`;
export const byTextMessage = 'By text message';
export const findSomeone = (web: string) => `You can find someone to talk to at ${web}.`;
export const youCanCall = (number: string) => `You can call <number>${number}</number>.`;
export const youCanCallAt = (number: string, hours: string) => `You can call <number>${number}</number>, ${hours}.`;
export const youCanCallNamed = (name: string, number: string) => `You can call ${name} on <number>${number}</number>.`;
export const youCanCallNamedAt = (name: string, number: string, hours: string) =>
  `You can call ${name} on <number>${number}</number>, ${hours}.`;

// Beside a line: how to text it, when it answers, and where it does not.

export const textNumber = (number: string) => `Text ${number}`;
export const textSameNumber = 'Text the same number';
export const textWordTo = (word: string, number: string) => `Text ${word} to ${number}`;
export const lineAndHours = (line: string, hours: string) => `${line}, ${hours}`;
export const weekdaysAndSaturday = 'Monday to Friday 9 am to 7.30 pm, Saturday 9 am to 4 pm (AEST)';
export const northernIrelandLifeline = 'Northern Ireland: Lifeline 0808 808 8000';
