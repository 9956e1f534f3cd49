import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { localSiteSettings } from '#infra/local/site-settings.ts';
import { cardiacQuizId, productQuizId, quizRecords } from '#shared/derived-names.ts';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import type { ChoiceQuestion, Question } from '#shared/quiz/question.ts';
import { levels } from '#shared/safety/levels.ts';
import { chestPainHeartLike } from '#shared/safety/red-flags/chest-pain.ts';
import { textOf } from '#shared/safety/sentence.ts';
import { questionOf } from '#tests/support/question-of.ts';
import { setSiteSettings } from '#web/site-settings.ts';
import { lastScreen, showQuiz } from '../support/show.tsx';

const choice = (id: string, rest: Partial<ChoiceQuestion> = {}) =>
  questionOf('multiple-choice', { id, section: 'all', text: `Which ${id}?`, ...rest });
const details: Question = { id: 'details', section: 'all', type: 'text', text: 'Tell us more.' };

test('each question sets the document’s title and takes the focus', async () => {
  const { heading, button } = await showQuiz([choice('pet'), choice('colour'), lastScreen]);
  expect(document.title).toBe(`Question 1 – ${quizRecords[productQuizId].title}`);
  await button('Yes').click();
  await expect.element(heading).toHaveTextContent('Which colour?');
  await expect.element(heading).toHaveFocus();
  expect(document.title).toBe(`Question 2 – ${quizRecords[productQuizId].title}`);
});

test('Enter in an input continues, as Continue does', async () => {
  const age: Question = { id: 'years', section: 'all', type: 'number', text: 'How many?', min: 0, max: 90, step: 1 };
  const { getByRole, heading, answers } = await showQuiz([age, lastScreen]);
  await getByRole('textbox').fill('7');
  await userEvent.keyboard('{Enter}');
  await expect.element(heading).toHaveTextContent('The end');
  expect(answers()).toEqual({ years: '7' });
});

test('skipping a question that matters most shows a kind note once, and blocks nothing', async () => {
  const { heading, skip, button, getByText, answers } = await showQuiz([
    choice('smoking', { mattersMost: true }),
    choice('pet'),
    lastScreen,
  ]);
  await skip.click();
  await expect.element(heading).toHaveTextContent('Which pet?');
  const words = getByText(
    'That’s fine. That question tells us more than most, so your result will be less exact without it. You can come back to it at any time.',
    { exact: true },
  );
  await expect.element(words).toBeVisible();
  await button('Yes').click();
  await expect.element(heading).toHaveTextContent('The end');
  expect(words.query()).toBeNull();
  expect(answers()).toEqual({ pet: 'yes' });
});

test('skipping any other question shows no note', async () => {
  const { heading, skip, getByText } = await showQuiz([choice('pet'), choice('colour'), lastScreen]);
  await skip.click();
  await expect.element(heading).toHaveTextContent('Which colour?');
  expect(getByText(/^That’s fine/).query()).toBeNull();
});

test('going back shows what was typed and answered, even text that is not an answer yet', async () => {
  const date: Question = { id: 'birthdate', section: 'all', type: 'date', text: 'When?' };
  const { getByLabelText, getByRole, heading, back, button, next } = await showQuiz([
    choice('pet'),
    date,
    details,
    lastScreen,
  ]);
  await button('No').click();
  await getByLabelText('Year').fill('1980');
  await back.click();
  await expect.element(button('No')).toHaveAttribute('aria-pressed', 'true');
  await next.click();
  await expect.element(getByLabelText('Year')).toHaveValue('1980');
  await getByLabelText('Day').fill('1');
  await getByLabelText('Month').fill('6');
  await next.click();
  await getByRole('textbox', { name: 'Tell us more.' }).fill('Much.');
  await next.click();
  await back.click();
  await expect.element(getByRole('textbox', { name: 'Tell us more.' })).toHaveValue('Much.');
  await expect.element(heading).toHaveTextContent('Tell us more.');
});

test('a question shows why it is asked, with the source', async () => {
  const { getByText } = await showQuiz([choice('pet', { why: 'Pets help.', citation: 'Doe 2020' }), lastScreen]);
  await getByText('Why we ask').click();
  await expect.element(getByText('Pets help.')).toBeVisible();
  await expect.element(getByText('Source: Doe 2020')).toBeVisible();
});

test('after the first question the reason is in the menu, with what choosing does', async () => {
  const { getByText, getByRole, button, heading } = await showQuiz([
    choice('pet', { why: 'Pets help.' }),
    choice('colour', { why: 'Colours cheer.', citation: 'Doe 2021' }),
    lastScreen,
  ]);
  const leadsOn = getByText('Choosing an answer takes you to the next question.');
  await expect.element(leadsOn).toBeVisible();
  await button('Yes').click();
  await expect.element(heading).toHaveTextContent('Which colour?');
  expect(getByText('Why we ask').query()).toBeNull();
  expect(leadsOn.query()).toBeNull();
  await button('Menu').click();
  const menu = getByRole('dialog', { name: 'Menu' });
  await expect.element(menu).toMatchTextContent('Colours cheer.');
  await expect.element(menu).toMatchTextContent('Source: Doe 2021');
  await expect.element(leadsOn).toBeVisible();
});

test('Start over asks first, then forgets everything', async () => {
  const { button, getByRole, heading, open, answers } = await showQuiz([choice('pet'), choice('colour'), lastScreen]);
  await button('Yes').click();
  const dialog = getByRole('alertdialog', { name: 'Start over?' });
  await button('Menu').click();
  await button('Start over').click();
  await userEvent.keyboard('1');
  await expect.element(dialog).toBeVisible();
  await button('Keep my answers').click();
  await expect.element(button('Menu')).toHaveFocus();
  await expect.element(heading).toHaveTextContent('Which colour?');
  expect(answers()).toEqual({ pet: 'yes' });
  await button('Menu').click();
  await button('Start over').click();
  await dialog.getByRole('button', { name: 'Start over' }).click();
  expect(answers()).toEqual({});
  expect(open.run.store.getState().state.currentQuestion).toBe(-2);
});

test('the privacy text continues only with the box ticked', async () => {
  const privacy: Question = { id: 'privacy', section: 'start', type: 'privacy', text: 'First this.' };
  const { heading, next, getByRole } = await showQuiz([choice('pet'), lastScreen], { privacy });
  await expect.element(heading).toHaveTextContent('First this.');
  await next.click();
  await expect.element(heading).toHaveTextContent('First this.');
  await getByRole('checkbox', { name: /^I’ve read/ }).click();
  await next.click();
  await expect.element(heading).toHaveTextContent('Which pet?');
});

test('the address question promises mail only if mail is sent', async () => {
  const email: Question = { id: 'email', section: 'all', type: 'email', text: 'What’s your email address?' };
  setSiteSettings({ ...localSiteSettings(), hasMail: false });
  const { heading } = await showQuiz([email, lastScreen]);
  await expect.element(heading).toHaveTextContent('What’s your email address?');
});

test('the progress grows with the screens, and is given in percent', async () => {
  const { getByRole, button } = await showQuiz([choice('pet'), choice('colour'), choice('car'), lastScreen]);
  const percent = () => Number(getByRole('progressbar').element().getAttribute('aria-valuenow'));
  const seen = [percent()];
  await button('Yes').click();
  await expect.poll(percent).toBeGreaterThan(seen[0] ?? 100);
  seen.push(percent());
  await button('Yes').click();
  await expect.poll(percent).toBeGreaterThan(seen[1] ?? 100);
  expect(percent()).toBeLessThanOrEqual(100);
});

test('the bar shows nothing of a chapter that has not begun, not even an edge', async () => {
  const later: Question = { ...choice('later'), section: 'another' };
  const { getByRole } = await showQuiz([choice('pet'), later, lastScreen]);
  const part = getByRole('progressbar').element().lastElementChild as HTMLElement;
  const { width, transform } = getComputedStyle(part, '::before');
  expect(new DOMMatrix(transform).e).toBeLessThanOrEqual(-Number.parseFloat(width) - 1);
});

// Uses the product's questions, because only they raise the flag.
const answers: Record<string, string> = { chestPain: 'today', chestPainContext: 'spreads' };
const questions: readonly Question[] = heartQuiz.questions.filter(({ id }) => id in answers);

const answerUntilTheFlag = async () => {
  const screen = await showQuiz([...questions, { ...lastScreen, text: 'After it' }], { quizId: cardiacQuizId });
  for (const { id, options } of questions) {
    const label = options?.find(({ value }) => value === answers[id])?.label ?? '';
    await screen.button(label).click();
  }
  return screen;
};

test('an emergency fills the screen before the next question, and is dismissed once it is read', async () => {
  const { heading, getByRole, button } = await answerUntilTheFlag();
  await expect.element(heading).toHaveTextContent(levels.emergency.label);
  await expect.element(getByRole('alert')).toMatchTextContent(textOf(chestPainHeartLike.words));
  await expect.element(getByRole('alert')).toMatchTextContent(`${chestPainHeartLike.label}. You told us: `);
  await button('I’ve read this – continue').click();
  await expect.element(heading).toHaveTextContent('After it');
});

test('leaving the quiz does not dismiss the emergency', async () => {
  const { heading, button, open, elsewhere } = await answerUntilTheFlag();
  await expect.element(heading).toHaveTextContent(levels.emergency.label);
  await button('Leave the quiz').click();
  await expect.element(elsewhere).toHaveTextContent('/');
  expect(open.run.store.getState().dismissedNotices).toEqual([]);
  expect(open.run.pendingEmergencies(open.run.store.getState()).map(({ code }) => code)).toContain(
    'chestPainHeartLike',
  );
});

test('on the password screen a password manager learns whose password it is', async () => {
  const account: Question[] = [
    { id: 'email', section: 'all', type: 'email', text: 'Email?' },
    { id: 'password', section: 'all', type: 'password', text: 'Password?' },
  ];
  const { getByLabelText, next, heading } = await showQuiz([...account, lastScreen]);
  await getByLabelText('Email address').fill('zoe@example.com');
  await next.click();
  await expect.element(heading).toHaveTextContent('Password?');
  expect(document.querySelector('form [autocomplete=username]')).toHaveValue('zoe@example.com');
});
