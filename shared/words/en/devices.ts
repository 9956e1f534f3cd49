// A device in the list of logins, and in the mail about a new one.
export const browserOn = (browser: string, system: string) => `${browser} on ${system}`;
