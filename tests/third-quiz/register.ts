import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { featureQuizRows } from '#tests/features/quiz-rows.ts';

const id = '[eveningRecord.id]';
const heartRow = /\n {2}(?:\[cardiacQuizId\]|cardiac_health|\[heartRecord\.id\]):/;

/** The row of the quiz in each registry; the compiler names one that is left out. The names are exports of `evening-quiz.ts`. */
const rows: Readonly<Record<string, string>> = {
  'shared/derived-names.ts': `${id}: eveningRecord,`,
  'shared/load-quiz.ts': `${id}: async () => (await import('#tests/third-quiz/evening-quiz.ts')).eveningQuiz,`,
  'shared/load-screens.ts': `${id}: async () => ({}),`,
  'tests/support/quizzes.ts': `${id}: eveningQuiz,`,
  'shared/retake-rules.ts': `${id}: eveningRetake,`,
  'shared/result.ts': `${id}: composerFor(eveningQuiz),`,
  'shared/fhir/result-in-fhir.ts': `${id}: biologicalAgeOf,`,
  'shared/fhir/composition.ts': `${id}: ageRows,`,
  'web/home/quiz-rows.tsx': `${id}: () => null,`,
  'web/quiz/screens/intro-screen.tsx': `${id}: { banner: rings, whom: 'Adults', toHand: 'Nothing', resultByMail: 'An evening age', result: 'An evening age' },`,
  'web/quiz/emergencies.ts': `${id}: async () => ({ raisedBy: () => [], dueIn: () => [], followUser: async () => {}, known: () => ({}) }),`,
  'web/results/page/head.tsx': `${id}: { src: ringsBand, label: 'Rings' },`,
  'web/results/page/details.tsx': `${id}: 'An hour of rest counts for a year.',`,
  ...featureQuizRows,
};

/** Writes the rows into a copy of the project, each before the heart quiz's row, and changes nothing else. */
export const registerEvening = (folder: string): void => {
  for (const [file, row] of Object.entries(rows)) {
    const before = readFileSync(join(folder, file), 'utf8');
    const place = before.search(heartRow);
    if (place < 0) throw new Error(`${file} has no row of the heart quiz. Mend tests/third-quiz/register.ts.`);
    const named = ['eveningRecord', 'eveningQuiz', 'eveningRetake', 'composerFor'].filter((name) =>
      row.replaceAll(/\)\)\.\w+/g, '').includes(name),
    );
    const imported = `import { ${named.join(', ')} } from '#tests/third-quiz/evening-quiz.ts';\n`;
    writeFileSync(join(folder, file), `${imported}${before.slice(0, place)}\n  ${row}${before.slice(place)}`);
  }
};
