export const callLine = (number: string) => `Llamar al <number>${number}</number>`;
export const byTextMessage = 'Por mensaje de texto';
export const findSomeone = (web: string) => `Puede encontrar con quién hablar en ${web}.`;
export const youCanCall = (number: string) => `Puede llamar al <number>${number}</number>.`;
export const youCanCallAt = (number: string, hours: string) => `Puede llamar al <number>${number}</number>, ${hours}.`;
export const youCanCallNamed = (name: string, number: string) =>
  `Puede llamar a ${name} al <number>${number}</number>.`;
export const youCanCallNamedAt = (name: string, number: string, hours: string) =>
  `Puede llamar a ${name} al <number>${number}</number>, ${hours}.`;
