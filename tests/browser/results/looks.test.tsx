import { expect, test } from 'vitest';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { composeResult, type Submitted } from '#shared/result.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import vectors from '#tests/vectors/personas.json' with { type: 'json' };
import { ResultsPage } from '#web/results/results-page.tsx';
import { signIn } from '#web/session/session.ts';
import { playApi } from '../support/api.ts';
import { show } from '../support/show.tsx';
import { expectGoodLooks } from '../support/sweep.ts';

// Results of each kind, at both widths, light and dark. tests/e2e/results.people.spec.ts has more personas.

const { today, longevity, cardiac_health: heart } = vectors;
const submissionId = '01JC0000000000000000000000';

const open = async (submitted: Omit<Submitted, 'today' | 'firstName'>) => {
  const content = composeResult({ ...submitted, today, firstName: 'Ines' });
  signIn(tokenOf('ines'), { remember: true });
  playApi({
    getResult: { body: { submissionId, quiz_id: submitted.quizId, submittedAt: `${today}T10:00:00.000Z`, content } },
    listSubmissions: { body: [] },
    getMe: { body: {} },
  });
  const screen = await show(<ResultsPage />, '/results/:submissionId', `/results/${submissionId}`);
  // The last part of the page, which loads after the number.
  await expect.element(screen.getByText(/^This is for information/)).toBeInTheDocument();
  return screen;
};

/** Opens every fold, because folded parts must pass too. */
const unfold = (container: HTMLElement) => {
  for (const fold of container.querySelectorAll('details')) {
    fold.removeAttribute('name');
    fold.open = true;
  }
};

test('the heart result, every fold open', async () => {
  const { answers, longevityAnswers } = heart.ldl190M45;
  const { container } = await open({ quizId: cardiacQuizId, answers, longevityAnswers });
  unfold(container);
  await expectGoodLooks();
});

test('the longevity result with a mood warning and helplines, every fold open', async () => {
  const { container } = await open({ quizId: productQuizId, answers: longevity.lowMood29F.answers });
  unfold(container);
  await expectGoodLooks();
});

test('a result without a figure', async () => {
  await open({ quizId: productQuizId, answers: longevity.severeUnderweight22F.answers });
  await expectGoodLooks();
});

test('an emergency covers the page, with the warning behind it', async () => {
  const { answers, longevityAnswers } = heart.diabetic58F_emergency;
  const { getByRole } = await open({
    quizId: cardiacQuizId,
    answers: { ...answers, chestPain: 'now' },
    longevityAnswers,
  });
  await expectGoodLooks();
  await getByRole('button', { name: 'I’ve read this – show my results' }).click();
  await expectGoodLooks();
});
