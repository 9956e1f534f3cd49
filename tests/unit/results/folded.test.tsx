import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Contribution } from '#shared/contract/result.ts';
import { Movers } from '#web/results/page/folded.tsx';

const contribution = (questionId: string, years: number): Contribution => ({ questionId, label: questionId, years });

test.each([
  [1, '1 more answer makes a difference of less than a tenth of a year.'],
  [2, '2 more answers make a difference of less than a tenth of a year.'],
])('%d answers that hardly differ are counted in a grammatical sentence', (count, sentence) => {
  const unmoved = Array.from({ length: count }, (_, at) => contribution(`unmoved${at}`, 0.01));
  const page = renderToStaticMarkup(<Movers contributions={[contribution('smoking', 4), ...unmoved]} />);
  expect(page).toContain(sentence);
});
