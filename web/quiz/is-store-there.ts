import { product } from '#shared/product.ts';

/** If this name changes, what browsers have stored is lost. */
export const quizStoreName = `${product.id}-quiz`;

/**
 * How long the browser's database may take. On some phones, opening it or a transaction never ends and reports no
 * error. Tests wait longer, because on a busy machine every database is slow.
 */
export const patience = { milliseconds: 2000 };

/** Rejects if the database has not answered in time. Calls `onLate` just before that. */
export function inTime<T>(work: Promise<T>, onLate = () => {}): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      onLate();
      reject(new DOMException('No answer.', 'TimeoutError'));
    }, patience.milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * False if this browser has never stored a draft or finished answers, as on the first visit from a mail. Then nothing
 * can be unsent, and the code that sends it is not loaded. Callers treat a rejection as true.
 */
export const isStoreThere = async (): Promise<boolean> => {
  const databases = await inTime(indexedDB.databases());
  return databases.some(({ name }) => name === quizStoreName);
};
