import { cardiacQuizId } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { cardiacPersonas, longevityPersonas } from '#tests/personas/personas.ts';
import type { Account, TestStack } from './stack.ts';
import { awaitResult, submit } from './submit.ts';

/** Whose result is looked at and measured: with and without a figure, and with each kind of notice. */
const hearts = ['ideal60M', 'ldl190M45', 'bpCrisis61M', 'diabetic58F_emergency', 'pregnant31F'];
const habits = ['average45F', 'heavySmoker50M', 'lowMood29F'];

export const personaIn = <Persona>(cast: Readonly<Record<string, Persona>>, name: string): Persona => {
  const persona = cast[name];
  if (!persona) throw new Error(`the cast lacks ${name}`);
  return persona;
};

export type OneOfEight = { name: string; account: Account; submissionId: string };

/** Heart personas borrow the everyday answers that theirs lack. */
export const seedEightPeople = async (stack: TestStack): Promise<OneOfEight[]> => {
  const average = personaIn(longevityPersonas, 'average45F').answers;
  const take = async (name: string, quizzes: readonly { answers: Answers; quizId?: typeof cardiacQuizId }[]) => {
    const account = await stack.register({ firstName: 'Ines' });
    let submissionId = '';
    for (const quiz of quizzes) submissionId = await submit(stack, account, { ...quiz, firstName: 'Ines' });
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
