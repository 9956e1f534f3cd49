import { product } from '#shared/product.ts';

/** With another name, what browsers have stored would be lost. */
export const quizStoreName = `${product.id}-quiz`;

/**
 * False if this browser has never stored a draft or finished answers, as on the first visit from a mail: then nothing can be
 * unsent, and the code that sends it is not loaded. Callers treat a rejection as true.
 */
export const isStoreThere = async (): Promise<boolean> => {
  const databases = await indexedDB.databases();
  return databases.some(({ name }) => name === quizStoreName);
};
