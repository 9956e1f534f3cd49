/** What a run says of a test that failed: its file, its name, and what went wrong. */
export type FailedTest = { test: string; why: string };

export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

/** A file that could not even be loaded counts as one failed test. */
export const failedInVitest = ({ testResults }: VitestReport): FailedTest[] =>
  testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [{ test: file, why: message }] : [];
    return failed.map(({ fullName, failureMessages }) => ({
      test: `${file} › ${fullName}`,
      why: failureMessages.join('\n'),
    }));
  });

type PlaywrightSuite = {
  specs: { title: string; file: string; ok: boolean; tests: { results: { errors: { message?: string }[] }[] }[] }[];
  suites?: PlaywrightSuite[];
};
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
};

export const failedInPlaywright = ({ suites }: Pick<PlaywrightReport, 'suites'>): FailedTest[] =>
  suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) => ({
        test: `${file} › ${title}`,
        why: tests
          .flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)))
          .join('\n'),
      })),
    ...failedInPlaywright({ suites: inner }),
  ]);
