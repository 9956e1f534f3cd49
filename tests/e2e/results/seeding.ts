import type { Page } from '@playwright/test';
import type { Result } from '#shared/contract/result.ts';
import { cardiacQuizId } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { cardiacPersonas, longevityPersonas } from '#tests/personas/personas.ts';
import type { Account, TestStack } from '../../support/stack.ts';
import { awaitResult, submit } from '../../support/submit.ts';

/** Somebody with submissions, made through the API: these tests are about what comes after a quiz. */
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
      const persona = longevityPersonas[name];
      if (!persona) throw new Error(`no persona ${name}`);
      return { account: person, submissionId: await longevity(person, persona.answers) };
    },
    /** Both quizzes of a heart persona. */
    async cardiacPersona(name: string) {
      const account = await confirmed();
      const persona = cardiacPersonas[name];
      if (!persona) throw new Error(`no persona ${name}`);
      const longevityId = await longevity(account, persona.longevityAnswers);
      return { account, longevityId, submissionId: await cardiac(account, persona.answers) };
    },
    /** A heart quiz with chest pain at this moment. */
    async heartEmergency() {
      const { answers, longevityAnswers } = cardiacPersonas.diabetic58F_emergency ?? never('diabetic58F_emergency');
      const account = await confirmed();
      const longevityId = await longevity(account, longevityAnswers);
      return { account, longevityId, submissionId: await cardiac(account, { ...answers, chestPain: 'now' }) };
    },
    result: (account: Account, submissionId: string) => awaitResult(stack, account, submissionId),
    /** Somebody whose longevity result is ready. The tests of a worker that change nothing share her. */
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

const never = (name: string): never => {
  throw new Error(`no persona ${name}`);
};

/** Opens the app as this person, as 'remember me' leaves it. */
export const signIn = async (page: Page, { userId, email, token }: Account): Promise<void> => {
  const user = { id: userId, email, firstName: 'Ines', lastName: 'Example' };
  await page.addInitScript(
    ([prefix, token, user]) => {
      localStorage.setItem(`${prefix}.authToken`, token);
      localStorage.setItem(`${prefix}.user`, user);
    },
    [product.id, token, JSON.stringify(user)] as const,
  );
};
