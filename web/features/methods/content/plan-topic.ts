import {
  type ActionRule,
  type PlanRule,
  planLabels,
  type Target,
  type Trigger,
  type When,
} from '#shared/habits/habit-actions.ts';
import { habitRules } from '#shared/habits/habit-rules.ts';
import { ageModel as model } from '#shared/longevity/evidence/age-model.ts';
import { planLimits, routeChanges } from '#shared/longevity/evidence/plan-limits.ts';
import { questionName } from '#web/answers/question-names.ts';
import { cite } from './bibliography.ts';
import { answerWords, quoted } from './quoted-answers.ts';
import { routeNames } from './rule-codes.ts';
import { fold, type Topic } from './topic.ts';

const triggerWords = (question: string, trigger: Trigger): string => {
  if ('in' in trigger) return trigger.in.map((value) => answerWords(question, value)).join('; ');
  const { gte, gt, lt, bmiGte, bmiLt } = trigger;
  return [
    gte !== undefined && `${gte} or more`,
    gt !== undefined && `more than ${gt}`,
    lt !== undefined && `below ${lt}`,
    bmiGte !== undefined && `BMI ${bmiGte} or more`,
    bmiLt !== undefined && `BMI below ${bmiLt}`,
  ]
    .filter(Boolean)
    .join(', ');
};

const sexWords = { female: 'women', male: 'men', other: 'people with another answer or none' };

/** The people to whom a rule applies; empty if it applies to everyone. */
const whoWords = ({ routes, ageGte, sex, answers = {}, cardiac = {} }: When = {}): string[] => [
  ...(routes ? [routes.map((route) => `“${routeNames[route]}”`).join(' or ')] : []),
  ...(ageGte === undefined ? [] : [`from ${ageGte} years`]),
  ...(sex ? [sex.map((one) => sexWords[one]).join(', ')] : []),
  ...Object.entries({ ...answers, ...cardiac }).map(
    ([question, values]) => `${questionName(question)}: ${quoted(question, values)}`,
  ),
];

const targetWords = (question: string, target: Target): string => {
  if ('value' in target) return answerWords(question, target.value);
  if ('list' in target)
    return `${Math.abs(target.step)} ${Math.abs(target.step) === 1 ? 'step' : 'steps'} ${target.step > 0 ? 'on' : 'back'} in: ${target.list.map((value) => answerWords(question, value)).join(', ')}`;
  if ('reduceBy' in target) return `${target.reduceBy} less, not below ${target.notBelow}`;
  if ('bmiReduceBy' in target) {
    const floor = target.notBelow === undefined ? '' : `, not below BMI ${target.notBelow}`;
    return `${100 * target.bmiReduceBy}% less weight${floor}`;
  }
  return 'no other answer: a matter for a clinician';
};

const isAction = (rule: PlanRule): rule is ActionRule => rule.code !== null;

const ruleRow = (rule: PlanRule): string[] => [
  questionName(rule.question),
  [triggerWords(rule.question, rule.trigger), ...whoWords(rule.when)].join('; '),
  isAction(rule) ? planLabels[rule.code] : 'nothing is said',
  isAction(rule) ? targetWords(rule.question, rule.target) : '–',
];

const named = (questions: readonly string[]) => questions.map(questionName).join(', ');
const called = (routes: readonly (keyof typeof routeNames)[]) => routes.map((route) => routeNames[route]).join('; ');

export const planTopic = (): Topic => ({
  id: 'age-plan',
  title: 'What the plan is chosen by',
  paragraphs: [
    'For each question the first rule that fits counts. “Your age would be” is the biological age with the new answer and all others as they are. It compares people. It is not a promise.',
    `Advice with evidence of grade ${planLimits.firstGrades.join(' or ')} stands before grade ${planLimits.secondGrades.join()}, then more years before fewer. Below ${planLimits.smallestYears} years there are none. The answer that counts most against you is always in the plan, from ${planLimits.worstFromYears} years on.`,
    `At most ${planLimits.items} items are shown, ${planLimits.itemsInLowMood} with a dark mood. What a warning sign, a low weight, pregnancy or smoking asks for stands in front.`,
  ],
  formula: [`gain = shown(years) − shown(years − ${model.lambda.value} × weight × (ln HR now − ln HR then) ÷ slope)`],
  folds: [
    fold('Rules of the plan', ['Question', 'When', 'Advice', 'New answer'], habitRules.map(ruleRow)),
    fold(
      'What is left out for whom',
      ['Who', 'Nothing is said about'],
      routeChanges.drop.map(({ routes, questions }) => [called(routes), named(questions)]),
    ),
    fold(
      'What is adapted for whom',
      ['Who', 'Questions', 'Advice'],
      routeChanges.adapted.map(({ routes, questions, code }) => [called(routes), named(questions), planLabels[code]]),
    ),
  ],
  sources: cite(habitRules.filter(isAction).flatMap(({ guideline = [] }) => guideline)),
});
