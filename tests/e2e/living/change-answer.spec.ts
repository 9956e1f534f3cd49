import { productQuizId } from '#shared/derived-names.ts';
import { longevityPersonas } from '#tests/personas/personas.ts';
import { expect, test } from '../../support/fixtures.ts';
import { changeAnswer } from '../../support/living-journeys.ts';
import { leaveSession, seed } from '../../support/people.ts';
import { answersOf, newestOf } from '../../support/submissions.ts';

test('changing one answer works out a new result beside the old one', async ({ page, stack }) => {
  const { account, submissionId } = await seed(stack).longevityPersona('average45F');
  await seed(stack).result(account, submissionId);
  await leaveSession(page, account);
  await page.goto('/dashboard');
  await changeAnswer(page, productQuizId, 'Smoking', 'Every day, 20 cigarettes or more');
  const newest = await newestOf(stack, account, productQuizId);
  const answers = answersOf(newest);
  expect(newest.basedOn).toBe(submissionId);
  expect(answers.smoking).not.toBe(longevityPersonas.average45F?.answers.smoking);
  expect({ ...answers, smoking: null }).toEqual({ ...longevityPersonas.average45F?.answers, smoking: null });
});
