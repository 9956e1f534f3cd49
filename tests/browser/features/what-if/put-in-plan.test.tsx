import { expect, test } from 'vitest';
import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import type { OwnPlan } from '#shared/contract/submission.ts';
import { composeResult } from '#shared/result.ts';
import type { PlayedAnswer } from '#tests/browser/support/api.ts';
import { show } from '#tests/browser/support/show.tsx';
import type { ReadContent } from '#web/api/read-result.ts';
import { OneThing } from '#web/results/page/steps.tsx';
import { useSession } from '#web/session/session.ts';
import { calmHeart, habits, heart, longevity, signInWith, type Taken } from './open-what-if.tsx';

const today = '2026-11-20';
const strength = [{ questionId: 'strengthTraining', value: '2to3' }];
const plan: OwnPlan = { changes: strength, at: '2026-11-22T10:00:00.000Z' };

/** The card of the first persona. */
const open = async (
  taken: readonly [Taken, ...Taken[]],
  savePlan: PlayedAnswer | readonly PlayedAnswer[] = { body: plan },
) => {
  const api = signInWith(taken, { savePlan });
  const [{ id, quizId, answers }] = taken;
  const content = composeResult({ quizId, answers, today, firstName: 'Ines' }) as ReadContent;
  const card = <OneThing content={content} actionsOf={id} />;
  const screen = await show(card);
  return { ...screen, api, button: (name: string) => screen.getByRole('button', { name }) };
};
const storedPlan = (): SubmissionRow['plan'] => useSession.getState().submissions?.[0]?.plan;

test('one press adds the step to the plan, and another removes it', async () => {
  const { api, button, getByRole } = await open([longevity()], [{ body: plan }, { body: { ...plan, changes: [] } }]);
  await expect.element(getByRole('heading')).toHaveTextContent('Train your muscles two days a week');
  await button('Add to my plan').click();
  await expect.element(getByRole('status')).toHaveTextContent('In your plan. Next time, we’ll show you how it went.');
  expect(storedPlan()).toEqual(plan);
  await button('Remove from my plan').click();
  await expect.element(button('Add to my plan')).toBeVisible();
  expect(api.named('savePlan').map(({ body }) => body)).toEqual([
    { submissionId: 'longevity-1', changes: strength },
    { submissionId: 'longevity-1', changes: [] },
  ]);
});

test('adding a step keeps the steps that the plan already has', async () => {
  const sitting = { questionId: 'sittingHours', value: 6 };
  const { api, button } = await open([longevity(habits, { plan: { ...plan, changes: [sitting] } })]);
  await button('Add to my plan').click();
  await expect.element(button('Remove from my plan')).toBeVisible();
  expect(api.named('savePlan')[0]?.body).toEqual({ submissionId: 'longevity-1', changes: [sitting, ...strength] });
});

test('without the list nothing can be pressed, because a save would lose the plan’s other steps', async () => {
  const { getByRole, button } = await open([longevity(habits, { plan })]);
  const { submissions } = useSession.getState();
  useSession.setState({ submissions: null });
  await expect.element(getByRole('button', { name: /plan/ })).not.toBeInTheDocument();
  useSession.setState({ submissions });
  await expect.element(button('Remove from my plan')).toBeVisible();
});

test('a plan that could not be saved shows an error, and the button stays', async () => {
  const { button, getByRole } = await open([longevity()], 'no network');
  await button('Add to my plan').click();
  await expect.element(getByRole('status')).toMatchTextContent(/We couldn’t change your plan\. Check your connection/);
  await expect.element(button('Add to my plan')).toBeEnabled();
  expect(storedPlan()).toBeUndefined();
});

test('after a newer warning nothing can be planned, and the paused page says why', async () => {
  const painful = { ...calmHeart, chestPain: 'now' };
  const { api, button, elsewhere } = await open([longevity(), heart(painful, { at: '2026-11-21T10:00:00.000Z' })]);
  await button('Add to my plan').click();
  await expect.element(elsewhere).toHaveTextContent('/what-if/longevity-1');
  expect(api.named('savePlan')).toEqual([]);
});

test('neither a talk with a clinician nor a step of an older result can be planned', async () => {
  const talk = await open([heart()]);
  await expect.element(talk.getByText('Start here')).toBeVisible();
  await expect.element(talk.button('Print this page')).not.toBeInTheDocument();
  await expect.element(talk.button('Add to my plan')).not.toBeInTheDocument();
  await talk.unmount();
  const older = await open([longevity(), longevity(habits, { id: 'newer', at: '2026-11-21T10:00:00.000Z' })]);
  await expect.element(older.getByRole('heading')).toHaveTextContent('Train your muscles two days a week');
  await expect.element(older.button('Add to my plan')).not.toBeInTheDocument();
});
