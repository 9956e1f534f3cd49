/**
 * Vite and the libraries take NODE_ENV at its word, and Vite sets it where it is missing. A build is a production build
 * wherever it runs, also in a test (NODE_ENV=test) and in the process of the local system, whose functions go on after it.
 */
export const inProduction = async <T>(work: () => Promise<T>): Promise<T> => {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    return await work();
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
};
