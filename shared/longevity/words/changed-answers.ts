import { type EffectiveAge, effectiveAge } from '#shared/longevity/model/effective-age.ts';
import { newAnswer } from '#shared/longevity/plan/new-answer.ts';
import type { PlanItem } from '#shared/longevity/plan/plan-item.ts';
import { ruleThatFits } from '#shared/longevity/plan/rule-that-fits.ts';
import { longevityQuiz } from '#shared/longevity/questions/longevity-quiz.ts';
import type { Person } from '#shared/person/person.ts';
import { cleanAnswers } from '#shared/quiz/clean-answers.ts';
import type { Told } from './told.ts';

type Changes = Pick<Person, 'longevity' | 'bmi'>;

/**
 * The age of this same person with the new answers of these actions, all at once: it is worked out anew, not added up.
 * Null when there is no estimate.
 */
export const ageWith = (items: readonly PlanItem[], { person, assessment, effective }: Told): EffectiveAge | null => {
  if (!effective) return null;
  let changed: Changes = keepingIntensity(person);
  for (const { question } of items) {
    const rule = question && ruleThatFits(question, person, assessment.routes);
    if (!question || !rule || rule.code === null) continue;
    const answer = newAnswer(rule.target, question, person);
    if (answer === undefined) continue;
    if (question === 'weight') changed = { ...changed, bmi: Number(answer) };
    else changed = { ...changed, longevity: { ...changed.longevity, ...readAs(question, answer) } };
  }
  return effectiveAge({ ...person, ...changed }, effective.age);
};

/** Who never exercises counts as exercising easily; with a first active day that must not turn into 'not answered'. */
const keepingIntensity = ({ longevity, bmi }: Person): Changes => ({
  longevity: longevity.exerciseFrequency === '0' ? { ...longevity, exerciseIntensity: 'light' } : longevity,
  bmi,
});

/** The quiz's own reader gives the new answer its type. */
const readAs = (question: string, answer: string | number) => {
  const read = cleanAnswers(longevityQuiz, { [question]: answer });
  return Object.fromEntries(Object.entries(read).filter(([id, value]) => id === question && value !== undefined));
};
