export const callLine = (number: string) => `Llamar al <number>${number}</number>`;
export const byTextMessage = 'Por mensaje de texto';
export const findSomeone = (web: string) => `Puede encontrar con quién hablar en ${web}.`;
export const youCanCall = (number: string) => `Puede llamar al <number>${number}</number>.`;
export const youCanCallAt = (number: string, hours: string) => `Puede llamar al <number>${number}</number>, ${hours}.`;
export const youCanCallNamed = (name: string, number: string) =>
  `Puede llamar a ${name} al <number>${number}</number>.`;
export const youCanCallNamedAt = (name: string, number: string, hours: string) =>
  `Puede llamar a ${name} al <number>${number}</number>, ${hours}.`;

// Beside a line: how to text it, when it answers, and where it does not.

export const textNumber = (number: string) => `Enviar un mensaje de texto al ${number}`;
export const textSameNumber = 'Enviar un mensaje de texto al mismo número';
export const textWordTo = (word: string, number: string) => `Enviar ${word} por mensaje de texto al ${number}`;
export const lineAndHours = (line: string, hours: string) => `${line}, ${hours}`;
export const weekdaysAndSaturday = 'de lunes a viernes de 9 am a 7.30 pm, sábados de 9 am a 4 pm (AEST)';
export const northernIrelandLifeline = 'Irlanda del Norte: Lifeline 0808 808 8000';
