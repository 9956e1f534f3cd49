import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { NamedSheet } from '#tests/features/doctor/print.ts';
import { DoctorSheet } from '#web/features/doctor/page/doctor-sheet.tsx';

// The print contains only the sheet (tests/e2e/features/doctor/doctor.spec.ts), so it is printed here without the page around it.

/** As long as the page allows. */
const longestQuestions = ['first', 'second', 'third'].map((which) =>
  `A ${which} question of many wide words, `.repeat(5).slice(0, 120),
);

/** Prints the sheets, each of which begins on a new page. */
const print = async (sheets: readonly NamedSheet[]) => {
  const { unmount } = await render(
    sheets.map(({ name, sheet }) => (
      <div key={name} style={{ breakBefore: 'page' }}>
        <DoctorSheet sheet={sheet} ownQuestions={longestQuestions} />
      </div>
    )),
  );
  const pages = await commands.countPages(`<!doctype html>${document.documentElement.outerHTML}`);
  await unmount();
  return pages;
};

test('every sheet fits one page of A4 and of Letter, with all that can be added', async () => {
  const everybody = await commands.longSheets();
  const together = await print(everybody);
  const onePageEach = { A4: everybody.length, Letter: everybody.length };
  const isWrong = together.A4 !== onePageEach.A4 || together.Letter !== onePageEach.Letter;
  // Printing each one alone takes much longer, and only serves to find out which one is too long.
  for (const one of isWrong ? everybody : []) expect.soft(await print([one]), one.name).toEqual({ A4: 1, Letter: 1 });
  expect(together).toEqual(onePageEach);
});
