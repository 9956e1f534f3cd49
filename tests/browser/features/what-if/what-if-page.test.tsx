import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { scoreLongevity } from '#shared/longevity/score.ts';
import { bannedWords } from '#tests/support/banned-words.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { logout, signIn, useSession } from '#web/session/session.ts';
import { calmHeart, habits, heart, longevity, openWhatIf } from './open-what-if.tsx';

const painful = { ...calmHeart, chestPain: 'now' };
const day = '2026-11-20';
const ageOf = (answers: typeof habits) => String(Math.round(scoreLongevity(answers, day).biologicalAge ?? Number.NaN));

test('the page opens unchanged: today on both sides, and an invitation', async () => {
  const { getByText, getByRole, slider } = await openWhatIf([longevity()]);
  await expect.element(getByText('Move a slider. Your new number will appear here.')).toBeVisible();
  await expect.element(getByText('nothing changed yet')).toBeVisible();
  await expect.element(getByRole('button', { name: 'Reset' })).toBeDisabled();
  await expect.element(slider('Active days')).toHaveAttribute('aria-valuetext', '1 or 2 days a week');
  await expect.element(slider('Active days')).toHaveAccessibleDescription('Today: 1 or 2 days a week');
});

test('moving a slider shows the age that the server would give, says who is compared, and sends nothing', async () => {
  const { api, getByText, getByRole, move } = await openWhatIf([longevity()]);
  await move('Strength training', 2);
  const then = ageOf({ ...habits, strengthTraining: '2to3' });
  await expect.element(getByText(/^People who differ from you only in this answer come out .+, likely /)).toBeVisible();
  await expect
    .element(
      getByRole('definition')
        .filter({ hasText: new RegExp(`^${then}$`) })
        .last(),
    )
    .toBeVisible();
  await expect.element(getByText(/It’s not a promise of what would happen to you/)).toBeVisible();
  expect(api.calls.filter(({ init }) => init.method === 'POST')).toEqual([]);
});

test('a table shows several changes, each alone and all together', async () => {
  const { getByRole, move } = await openWhatIf([longevity()]);
  await move('Strength training', 2);
  await move('Active days', 3);
  await move('Regular sleep times', 2);
  const table = getByRole('table', { name: 'Each change, and your number with only that change' });
  await expect.element(table.getByRole('row', { name: /Strength training None yet → 2 or 3 days/ })).toBeVisible();
  await expect
    .element(table.getByRole('row', { name: /Regular sleep times One or two hours apart → Less than an hour apart/ }))
    .toBeVisible();
  const all = ageOf({ ...habits, strengthTraining: '2to3', exerciseFrequency: '5to6', sleepConsistency: 'regular' });
  await expect.element(table.getByRole('row', { name: new RegExp(`All 3 together ${all}`) })).toBeVisible();
});

test('the figure is announced once, when the slider rests', async () => {
  const { getByRole, move } = await openWhatIf([longevity()]);
  await move('Strength training', 1);
  await move('Strength training', 2);
  await expect.element(getByRole('status').filter({ hasText: /^\d+, likely \d+ to \d+$/ })).toBeInTheDocument();
  // The slider itself announces the words next to it.
  for (const output of getByRole('status')
    .elements()
    .filter(({ tagName }) => tagName === 'OUTPUT'))
    expect(output).toHaveAttribute('aria-live', 'off');
});

test('a keyboard moves a slider step by step, and Home leads to its first place', async () => {
  const { slider } = await openWhatIf([longevity()]);
  const days = slider('Active days');
  await expect.element(days).toBeVisible();
  (days.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(days).toHaveAttribute('aria-valuetext', '3 or 4 days a week');
  await userEvent.keyboard('{Home}');
  await expect.element(days).toHaveAttribute('aria-valuetext', 'None yet');
});

test('without an active day there is no slider for the intensity of exercise', async () => {
  const { slider, move } = await openWhatIf([longevity()]);
  await expect.element(slider('How hard you exercise')).toBeVisible();
  await move('Active days', 0);
  await expect.element(slider('How hard you exercise')).not.toBeInTheDocument();
});

test('Reset returns to today, and can be undone', async () => {
  const { getByRole, getByText, move, slider } = await openWhatIf([longevity()]);
  await move('Strength training', 2);
  await getByRole('button', { name: 'Reset' }).click();
  await expect.element(getByText(/no changes yet/)).toBeVisible();
  await expect.element(slider('Strength training')).toHaveAttribute('aria-valuetext', 'None yet');
  await getByRole('button', { name: 'Undo' }).click();
  await expect.element(slider('Strength training')).toHaveAttribute('aria-valuetext', '2 or 3 days a week');
});

test('factors without a slider are listed as fixed', async () => {
  const { getByText, heading } = await openWhatIf([longevity()]);
  await heading('Everything else stays as you answered').click();
  await expect.element(getByText('Question birthdate')).toBeVisible();
  await expect.element(getByText('Question strengthTraining')).not.toBeInTheDocument();
});

test('source and grade of a factor are one tap away', async () => {
  const { getByText, getByRole } = await openWhatIf([longevity()]);
  const fold = getByRole('group').filter({ hasText: 'How sure is this?' }).first();
  await fold.getByText('How sure is this?').click();
  const link = fold.getByRole('link').first();
  await expect.element(link).toBeVisible();
  expect(link.element().getAttribute('href')).toMatch(/^\/methods#source-/);
  await expect.element(getByText(/evidence/i).first()).toBeVisible();
});

test('the heart page shows lower pressure and no smoking as people of a hundred', async () => {
  const { getByRole, getByText, move, slider } = await openWhatIf([
    heart(),
    longevity({ ...habits, birthdate: '1966-06-01', smoking: 'daily10to19' }),
  ]);
  await expect.element(slider('Blood pressure, top number')).toHaveAccessibleDescription('Today: 140 to 159 mmHg');
  await move('Blood pressure, top number', 10);
  await expect
    .element(slider('Blood pressure, top number'))
    .toHaveAttribute('aria-valuetext', '120 millimetres of mercury');
  await getByRole('switch', { name: 'Smoke-free' }).click();
  await expect
    .element(
      getByText(/^Among 100 people who differ from you only in these 2 answers, about \d+ have a first heart attack/),
    )
    .toBeVisible();
  await expect.element(getByRole('row', { name: /Both together .* \d+ of 100/ })).toBeVisible();
});

test('the heart page compares a hundred people today with a hundred after the changes, once something has changed', async () => {
  const { getByRole, move } = await openWhatIf([
    heart(),
    longevity({ ...habits, birthdate: '1966-06-01', smoking: 'daily10to19' }),
  ]);
  const hundreds = getByRole('figure');
  await expect.element(getByRole('slider', { name: 'Blood pressure, top number' })).toBeVisible();
  expect(hundreds.elements()).toHaveLength(0);
  await move('Blood pressure, top number', 10);
  await expect.element(hundreds.nth(1)).toBeVisible();
  const coloured = hundreds.elements().map((figure) => figure.querySelectorAll('[data-filled]').length);
  for (const [at, words] of ['Today', 'With your changes'].entries())
    await expect.element(hundreds.nth(at).getByText(`${words}: about ${coloured[at]} of 100`)).toBeVisible();
  expect(coloured[1]).toBeLessThan(coloured[0] ?? 0);
});

test('a warning in the newest answers pauses an older page: no slider, no praise, and whom to call', async () => {
  const { getByRole, getByText, container } = await openWhatIf([
    longevity(),
    heart(painful, { at: '2026-11-21T10:00:00.000Z' }),
  ]);
  await expect.element(getByRole('heading', { name: 'Paused until you’ve been seen' })).toBeVisible();
  await expect.element(getByRole('link', { name: 'Read what to do' })).toHaveAttribute('href', '/results/heart-1');
  await expect.element(getByText(/call your local emergency number now/).first()).toBeVisible();
  await expect.element(getByRole('slider')).not.toBeInTheDocument();
  for (const word of bannedWords.neverBesideEmergencyOrUrgent)
    expect(container.textContent).not.toMatch(new RegExp(`\\b${word}\\b`, 'i'));
});

test('a warning of years ago names its day', async () => {
  const { getByText } = await openWhatIf([
    longevity(habits, { at: '2020-01-01T10:00:00.000Z' }),
    heart(painful, { at: '2020-01-02T10:00:00.000Z' }),
  ]);
  await expect.element(getByText(/^Chest pain right now\. On 2 January 2020 you told us about this\./)).toBeVisible();
});

/** Examined on the day after the answers, for the notice about these. */
const examined = (opensOn: string, code = 'chestPainNow') => {
  const at = '2026-11-21T10:00:00.000Z';
  return { standing: 'checkFirst' as const, checked: { at, opensOn, signs: [{ code, on: '2026-11-21', at }] } };
};

test('the sliders return from the day on which the result opens, but none for exercise', async () => {
  const { slider } = await openWhatIf([longevity(), heart(painful, examined('2026-11-22'))]);
  await expect.element(slider('Regular sleep times')).toBeVisible();
  await expect.element(slider('Active days')).not.toBeInTheDocument();
});

test.each([
  ['before that day', examined('2999-01-01')],
  ['for an examination about another notice', examined('2026-11-22', 'legClot')],
])('the page stays paused %s', async (_, report) => {
  const { heading } = await openWhatIf([longevity(), heart(painful, report)]);
  await expect.element(heading('Paused until you’ve been seen')).toBeVisible();
});

test('a result without a figure says so kindly, and shows no slider and no weight', async () => {
  const { heading, getByRole, container } = await openWhatIf([longevity({ ...habits, weight: 92 })]);
  await expect.element(heading('There’s no number to start from')).toBeVisible();
  await expect.element(getByRole('slider')).not.toBeInTheDocument();
  expect(container.textContent).not.toMatch(/weight|92/i);
});

test('answers of an earlier quiz version lead to today’s quiz', async () => {
  const { heading, getByRole } = await openWhatIf([longevity(habits, { version: '1.0' })]);
  await expect.element(heading('These answers are from an earlier version of the quiz')).toBeVisible();
  await expect.element(getByRole('link', { name: 'Take it again' })).toHaveAttribute('href', '/retake/longevity-1');
});

test('a submission of another user is not found', async () => {
  const { heading } = await openWhatIf([longevity()], {
    getSubmission: { status: 404, body: { code: 'not-found', message: 'No.' } },
  });
  await expect.element(heading('Submission not found.')).toBeVisible();
});

test('one press saves a plan, and the page says what is in it', async () => {
  const plan = { changes: [{ questionId: 'strengthTraining', value: '2to3' }], at: '2026-11-22T10:00:00.000Z' };
  const { api, getByRole, getByText, heading, move, slider } = await openWhatIf([longevity()], {
    savePlan: { body: plan },
  });
  await expect.element(getByRole('button', { name: 'Save my plan' })).toBeDisabled();
  await move('Strength training', 2);
  await getByRole('button', { name: 'Save my plan' }).click();
  await expect.element(heading('Your plan is saved')).toBeVisible();
  await expect.element(getByText(/1 change\. Strength training: 2 or 3 days\./)).toBeVisible();
  expect(api.named('savePlan')[0]?.body).toEqual({ submissionId: 'longevity-1', changes: plan.changes });
  expect(useSession.getState().submissions?.[0]?.plan).toEqual(plan);
  await getByRole('button', { name: 'Change the plan' }).click();
  await expect.element(slider('Strength training')).toHaveAttribute('aria-valuetext', '2 or 3 days a week');
});

test('a plan that could not be saved loses nothing, and the page says so', async () => {
  const { getByRole, move, slider } = await openWhatIf([longevity()], { savePlan: 'no network' });
  await move('Strength training', 2);
  await getByRole('button', { name: 'Save my plan' }).click();
  await expect.element(getByRole('alert').getByText(/wasn’t saved/)).toBeInViewport({ ratio: 1 });
  await expect.element(slider('Strength training')).toHaveAttribute('aria-valuetext', '2 or 3 days a week');
});

test('a session that ends at Save my plan keeps the sliders until the same user is back', async () => {
  const ended = { status: 401, body: { code: 'unauthenticated', message: 'Please log in again.' } };
  const playing = { savePlan: ended, refresh: ended };
  const endAtSave = async () => {
    const { getByRole, move, unmount } = await openWhatIf([longevity()], playing);
    await move('Strength training', 2);
    await getByRole('button', { name: 'Save my plan' }).click();
    await expect.poll(() => useSession.getState().authToken).toBeNull();
    await unmount();
  };
  const trainingOf = async () => {
    const { slider, unmount } = await openWhatIf([longevity()]);
    await expect.element(slider('Strength training')).toBeVisible();
    const text = slider('Strength training').element().getAttribute('aria-valuetext');
    await unmount();
    return text;
  };
  await endAtSave();
  expect(await trainingOf()).toBe('2 or 3 days a week');
  expect(await trainingOf()).not.toBe('2 or 3 days a week');
  await endAtSave();
  signIn(tokenOf('olaf'), { remember: true });
  logout();
  expect(await trainingOf()).not.toBe('2 or 3 days a week');
});

test('a saved plan sets the sliders again, and can be removed', async () => {
  const plan = { changes: [{ questionId: 'strengthTraining', value: '2to3' }], at: '2026-11-22T10:00:00.000Z' };
  const { api, getByRole, slider } = await openWhatIf([longevity(habits, { plan })], {
    savePlan: { body: { ...plan, changes: [] } },
  });
  await expect.element(slider('Strength training')).toHaveAttribute('aria-valuetext', '2 or 3 days a week');
  await getByRole('button', { name: 'Reset' }).click();
  await getByRole('button', { name: 'Remove my plan' }).click();
  await expect.element(getByRole('button', { name: 'Save my plan' })).toBeDisabled();
  expect(api.named('savePlan')[0]?.body).toEqual({ submissionId: 'longevity-1', changes: [] });
});
