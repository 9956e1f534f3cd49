export const yourData = 'Your data';
export const yourDataAbout = 'Everything we hold about you: your account, your answers and your results.';
export const downloadData = 'Download my data';
export const collecting = 'Collecting your data…';
export const notCollected = 'We couldn’t collect your data. Please try again.';
export const dataFileAbout =
  'One file, which programs can read too (JSON). Keep it where no one else can open it. We sign it, so that a change shows. <link>Check a file</link>';
export const eraseAbout = 'We’ll erase your account, answers and results. They can’t be recovered, even by us.';
export const eraseEverythingNext = 'Erase everything…';
