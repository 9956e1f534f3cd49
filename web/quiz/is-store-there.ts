import { product } from '#shared/product.ts';

/** Another name would lose what browsers have stored. */
export const quizStoreName = `${product.id}-quiz`;

/**
 * False where this browser has never stored a draft or finished answers, as on the first visit from a mail: then nothing can wait
 * to be sent, and the code that sends it need not come. A browser that does not say counts as one that has.
 */
export const isStoreThere = async (): Promise<boolean> => {
  const databases = await indexedDB.databases();
  return databases.some(({ name }) => name === quizStoreName);
};
