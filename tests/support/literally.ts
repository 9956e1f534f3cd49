/** The text as part of a regular expression that finds it to the letter. */
export const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
