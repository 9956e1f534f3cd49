import { cardiacQuizId } from '#shared/derived-names.ts';
import { expect, test } from '../../support/fixtures.ts';
import { addLipids } from '../../support/living-journeys.ts';
import { leaveSession, seed } from '../../support/people.ts';
import { answersOf, newestOf } from '../../support/submissions.ts';

const dayMs = 86_400_000;

test('adding the numbers of a blood test takes at most three screens', async ({ page, stack }) => {
  const { account, submissionId } = await seed(stack).cardiacPersona('average45F');
  await seed(stack).result(account, submissionId);
  await leaveSession(page, account);
  await page.goto(`/results/${submissionId}`);
  const { screens } = await addLipids(page, cardiacQuizId, new Date(Date.now() - 60 * dayMs));
  expect(screens).toBeLessThanOrEqual(3);
  const newest = await newestOf(stack, account, cardiacQuizId);
  const answers = answersOf(newest);
  expect(newest.basedOn).toBe(submissionId);
  expect(answers).toHaveProperty('ldlCholesterol');
  expect(answers).toHaveProperty('labDate');
});
