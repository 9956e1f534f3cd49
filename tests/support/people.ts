import { expect, type Page } from '@playwright/test';
import { defaultLanguage } from '#shared/contract/language.ts';
import type { Result } from '#shared/contract/result.ts';
import { cardiacQuizId } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { cardiacPersonas, longevityPersonas } from '#tests/personas/read-personas.ts';
import { openEmptyPage } from './pages.ts';
import { type Account, type TestStack, testLastName } from './stack.ts';
import { awaitResult, submit } from './submissions.ts';

/** A persona of a cast; throws when the cast lacks it. */
export const personaIn = <Persona>(cast: Readonly<Record<string, Persona>>, name: string): Persona => {
  const persona = cast[name];
  if (!persona) throw new Error(`the cast lacks ${name}`);
  return persona;
};

/** Users with submissions, made through the API: these tests are about what comes after a quiz. */
export const seed = (stack: TestStack) => {
  const longevity = (account: Account, answers: Answers) => submit(stack, account, { answers, firstName: 'Ines' });
  const cardiac = (account: Account, answers: Answers) =>
    submit(stack, account, { answers, quizId: cardiacQuizId, firstName: 'Ines' });
  /** Results are mailed in full to a confirmed address only. */
  const confirmed = async () => {
    const account = await stack.register({ firstName: 'Ines' });
    await stack.confirm(account);
    return account;
  };
  return {
    longevity,
    /** A persona's longevity answers, in an account of its own unless one is given. */
    async longevityPersona(name: string, account?: Account) {
      const person = account ?? (await confirmed());
      const persona = personaIn(longevityPersonas, name);
      return { account: person, submissionId: await longevity(person, persona.answers) };
    },
    /** Both quizzes of a heart persona. */
    async cardiacPersona(name: string) {
      const account = await confirmed();
      const persona = personaIn(cardiacPersonas, name);
      const longevityId = await longevity(account, persona.longevityAnswers);
      return { account, longevityId, submissionId: await cardiac(account, persona.answers) };
    },
    /** Both quizzes, with chest pain at this moment. */
    async heartEmergency() {
      const { answers, longevityAnswers } = personaIn(cardiacPersonas, 'diabetic58F_emergency');
      const account = await confirmed();
      const longevityId = await longevity(account, longevityAnswers);
      return { account, longevityId, submissionId: await cardiac(account, { ...answers, chestPain: 'now' }) };
    },
    result: (account: Account, submissionId: string) => awaitResult(stack, account, submissionId),
    /** A user whose longevity result is ready. The tests of a worker that change nothing share this user. */
    async reader(): Promise<Reader> {
      const made = readers.get(stack) ?? makeReader(stack);
      readers.set(stack, made);
      return made;
    },
  };
};

type Reader = { account: Account; submissionId: string; result: Result };
const readers = new WeakMap<TestStack, Promise<Reader>>();

const makeReader = async (stack: TestStack): Promise<Reader> => {
  const { account, submissionId } = await seed(stack).longevityPersona('average45F');
  return { account, submissionId, result: await seed(stack).result(account, submissionId) };
};

/** The eight whose results are photographed and measured: with and without a figure, and with each kind of notice. */
const hearts = ['ideal60M', 'ldl190M45', 'bpCrisis61M', 'diabetic58F_emergency', 'pregnant31F'];
const habits = ['average45F', 'heavySmoker50M', 'lowMood29F'];

export type OneOfEight = { name: string; account: Account; submissionId: string };

/** Heart personas borrow the everyday answers that theirs lack. */
export const seedEightPeople = async (stack: TestStack, language: string = defaultLanguage): Promise<OneOfEight[]> => {
  const average = personaIn(longevityPersonas, 'average45F').answers;
  const take = async (name: string, quizzes: readonly { answers: Answers; quizId?: typeof cardiacQuizId }[]) => {
    const account = await stack.register({ firstName: 'Ines' });
    let submissionId = '';
    for (const quiz of quizzes) submissionId = await submit(stack, account, { ...quiz, language, firstName: 'Ines' });
    await awaitResult(stack, account, submissionId);
    return { name, account, submissionId };
  };
  const people: OneOfEight[] = [];
  for (const name of hearts) {
    const { answers, longevityAnswers } = personaIn(cardiacPersonas, name);
    const first = { answers: { ...average, ...longevityAnswers } };
    people.push(await take(`heart-${name}`, [first, { answers, quizId: cardiacQuizId }]));
  }
  for (const name of habits) {
    const { answers } = personaIn(longevityPersonas, name);
    // An earlier one, for the trend.
    const earlier = name === 'average45F' ? [{ answers: { ...answers, weight: 200 } }] : [];
    people.push(await take(`longevity-${name}`, [...earlier, { answers }]));
  }
  return people;
};

/** Puts the user's session into each page before it loads, as 'remember me' leaves it. */
export const signIn = async (page: Page, { userId, email, token }: Account): Promise<void> => {
  const user = { id: userId, email, firstName: 'Ines', lastName: testLastName };
  await page.addInitScript(
    ([prefix, token, user]) => {
      localStorage.setItem(`${prefix}.authToken`, token);
      localStorage.setItem(`${prefix}.user`, user);
    },
    [product.id, token, JSON.stringify(user)] as const,
  );
};

/** Puts the user's session into the browser once: unlike `signIn`, it does not return after a logout. */
export async function leaveSession(page: Page, { token }: Pick<Account, 'token'>): Promise<void> {
  await openEmptyPage(page);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [`${product.id}.authToken`, token] as const);
}

/** Waits for a mail to this address that matches, and returns the match in the newest one. */
const findInMail = async (stack: TestStack, email: string, wanted: RegExp): Promise<string> => {
  let found = '';
  await expect(async () => {
    const texts = (await stack.mail()).filter(({ to }) => to === email).map(({ text }) => wanted.exec(text)?.[1]);
    found = texts.findLast((text) => text !== undefined) ?? '';
    expect(found, `${wanted} in a mail`).not.toBe('');
  }).toPass();
  return found;
};

/** The path of a mailed link, which confirms the address, removes it from the account, or restores it. */
export const linkTo = (stack: TestStack, email: string, kind: 'secret' | 'decline' | 'undo'): Promise<string> =>
  findInMail(stack, email, new RegExp(`(/confirm#${kind}=\\S+)`));

/** The six digits that confirm an address. */
export const confirmCode = (stack: TestStack, email: string): Promise<string> =>
  findInMail(stack, email, /^ {4}(\d{6})$/m);

/** The ten letters and digits with which a user chooses a new password. */
export const resetCode = (stack: TestStack, email: string): Promise<string> =>
  findInMail(stack, email, /^ {4}([A-Z0-9]{10})$/m);
