export const callLine = (number: string) => `Call <number>${number}</number>`;
export const byTextMessage = 'By text message';
export const findSomeone = (web: string) => `You can find someone to talk to at ${web}.`;
export const youCanCall = (number: string) => `You can call <number>${number}</number>.`;
export const youCanCallAt = (number: string, hours: string) => `You can call <number>${number}</number>, ${hours}.`;
export const youCanCallNamed = (name: string, number: string) => `You can call ${name} on <number>${number}</number>.`;
export const youCanCallNamedAt = (name: string, number: string, hours: string) =>
  `You can call ${name} on <number>${number}</number>, ${hours}.`;
