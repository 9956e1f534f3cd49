import { expect, test, vi } from 'vitest';
import { longevityQuiz } from '#shared/longevity/questions/longevity-quiz.ts';
import { product } from '#shared/product.ts';
import { stubStorage } from './fake-storage.ts';

const weight = longevityQuiz.questions.find(({ id }) => id === 'weight');

test('a unit that was chosen in another tab stays chosen when this tab chooses one for another question', async () => {
  const { local } = stubStorage();
  vi.resetModules();
  const { chooseUnit, useChosenHere } = await import('#web/measured/units.ts');
  const [key, american] = [`${product.id}.units`, { height: 'ftIn', weight: 'lb', labs: 'mgdl', a1c: 'percent' }];
  useChosenHere.setState({ units: american as never });
  local.setItem(key, JSON.stringify({ ...american, height: 'cm' })); // the other tab
  if (!weight) throw new Error('The quiz does not ask for the weight.');
  chooseUnit(weight, 'kg');
  expect(JSON.parse(local.getItem(key) ?? '{}')).toMatchObject({ height: 'cm', weight: 'kg' });
});
