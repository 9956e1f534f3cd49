import { productQuizId } from '#shared/derived-names.ts';
import { longevityPersonas } from '../personas/read-personas.ts';
import { expect, test } from '../support/fixtures.ts';
import { leaveSession, personaIn, seed } from '../support/people.ts';
import { answerQuestion, pathOf, takeQuiz } from '../support/take-quiz.ts';

// Drinks and schooling have the words of the place wherever an answer is shown. What is stored is the same everywhere.
test.use({ timezoneId: 'Europe/London' });

const { answers } = personaIn(longevityPersonas, 'average45F');
const ofBritain = { education: /^GCSEs, O levels, A levels/, alcohol: '22 to 39 units a week' };

test('a walk in London presses GCSEs and units, and the list of answers quotes them', async ({ page }) => {
  const given = { ...answers, education: 'highSchool', alcoholConsumption: '13to22' };
  await takeQuiz(page, productQuizId, { answers: given, until: 'education' });
  await page.getByRole('button', { name: ofBritain.education }).click();
  const path = pathOf(productQuizId, given, true);
  const at = (id: string) => path.findIndex((question) => question.id === id);
  for (const question of path.slice(at('education') + 1, at('alcoholConsumption')))
    await answerQuestion(page, question, given[question.id as keyof typeof given]);
  await expect(page.getByText(/A large glass \(250 ml\): 3 units\./)).toBeVisible();
  await expect(page.getByText('13 to 22 drinks')).toHaveCount(0);
  await page.getByRole('button', { name: ofBritain.alcohol, exact: true }).click();
  await page.goBack();
  await expect(page.getByRole('button', { name: ofBritain.alcohol, exact: true, pressed: true })).toBeVisible();
});

test('the result, its mail, My answers and a change quote the units that were asked', async ({ page, stack }) => {
  const { account } = await seed(stack).longevityPersona('average45F');
  const submissionId = await seed(stack).longevity(account, { ...answers, alcoholConsumption: '13to22' });
  await seed(stack).result(account, submissionId);
  await leaveSession(page, account);
  await page.goto(`/results/${submissionId}`);
  await expect(page.locator('article')).toContainText(`Your answer: ${ofBritain.alcohol}`);

  await expect(async () => {
    const letters = (await stack.mail()).filter(({ to }) => JSON.stringify(to).includes(account.email));
    expect(letters.map(({ text }) => text).join()).toContain(`Your answer: ${ofBritain.alcohol}`);
  }).toPass();

  await page.goto(`/answers/${submissionId}`);
  await expect(page.getByText(ofBritain.alcohol)).toBeVisible();
  await page.getByRole('button', { name: 'Change Alcohol' }).click();
  await page.getByRole('button', { name: '2 to 21 units a week', exact: true }).click();
  await expect(page.getByText('Alcohol: 2 to 21 units a week')).toBeVisible();
});
