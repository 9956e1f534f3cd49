// Imported first, so that it also hears of a script that fails while the app starts. What it loads is part of no first visit.

const report = (error: unknown): void =>
  void import('./api/report-crash.ts').then(
    ({ reportOurs }) => reportOurs(error),
    () => {}, // without a network there is no report
  );

addEventListener('error', ({ error }) => report(error));
addEventListener('unhandledrejection', ({ reason }) => report(reason));
