import type { Page } from '@playwright/test';
import { cardiacQuizId } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { cardiacPersonas, longevityPersonas } from '#tests/personas/personas.ts';
import type { Account, TestStack } from '../../support/stack.ts';
import { submissionRequest } from '../../support/submission-request.ts';

/** Somebody with submissions, made through the API: these tests are about what comes after a quiz. */
export const seed = (stack: TestStack) => {
  const submit = async (account: Account, request: ReturnType<typeof submissionRequest>): Promise<string> => {
    const response = await stack.call('POST', '/api/submissions/create', { token: account.token, body: request });
    if (response.status !== 201) throw new Error(`Submitting answered ${response.status}: ${await response.text()}`);
    return ((await response.json()) as { submissionId: string }).submissionId;
  };
  const longevity = (account: Account, answers: Answers) =>
    submit(account, submissionRequest({ userId: account.userId, contact: contact(account), answers }));
  const cardiac = (account: Account, answers: Answers) =>
    submit(
      account,
      submissionRequest({ userId: account.userId, contact: contact(account), quizId: cardiacQuizId, answers }),
    );
  return {
    longevity,
    /** A persona's longevity answers, in an account of its own unless one is given. */
    async longevityPersona(name: string, account?: Account) {
      const person = account ?? (await stack.register({ firstName: 'Ines' }));
      const persona = longevityPersonas[name];
      if (!persona) throw new Error(`no persona ${name}`);
      return { account: person, submissionId: await longevity(person, persona.answers) };
    },
    /** Both quizzes of a heart persona. */
    async cardiacPersona(name: string) {
      const account = await stack.register({ firstName: 'Ines' });
      const persona = cardiacPersonas[name];
      if (!persona) throw new Error(`no persona ${name}`);
      const longevityId = await longevity(account, persona.longevityAnswers);
      return { account, longevityId, submissionId: await cardiac(account, persona.answers) };
    },
    /** Waits until the result can be fetched, and fetches it. */
    async result(account: Account, submissionId: string) {
      for (let tries = 0; tries < 100; tries += 1) {
        const response = await stack.call('GET', `/api/results/get?submissionId=${submissionId}`, {
          token: account.token,
        });
        if (response.ok) return response.json();
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      throw new Error(`no result for ${submissionId} within 20 seconds`);
    },
  };
};

const contact = ({ email }: Account) => ({ email, firstName: 'Ines', lastName: 'Example' });

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
