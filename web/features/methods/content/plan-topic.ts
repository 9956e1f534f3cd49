import * as labels from '#feature-words/methods/labels.ts';
import * as words from '#feature-words/methods/plan.ts';
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
import { alternatives, fold, type Topic } from './topic.ts';

const triggerWords = (question: string, trigger: Trigger): string => {
  if ('in' in trigger) return trigger.in.map((value) => answerWords(question, value)).join('; ');
  const { gte, gt, lt, bmiGte, bmiLt } = trigger;
  return [
    gte !== undefined && labels.orMore(gte),
    gt !== undefined && words.moreThan(gt),
    lt !== undefined && labels.below(lt),
    bmiGte !== undefined && words.bmiOrMore(bmiGte),
    bmiLt !== undefined && words.bmiBelow(bmiLt),
  ]
    .filter(Boolean)
    .join(', ');
};

const sexWords = { female: words.women, male: words.men, other: words.otherSex };

/** The people to whom a rule applies; empty if it applies to everyone. */
const whoWords = ({ routes, ageGte, sex, answers = {}, cardiac = {} }: When = {}): string[] => [
  ...(routes ? [alternatives(routes.map((route) => `“${routeNames[route]}”`))] : []),
  ...(ageGte === undefined ? [] : [words.fromYears(ageGte)]),
  ...(sex ? [sex.map((one) => sexWords[one]).join(', ')] : []),
  ...Object.entries({ ...answers, ...cardiac }).map(
    ([question, values]) => `${questionName(question)}: ${quoted(question, values)}`,
  ),
];

const targetWords = (question: string, target: Target): string => {
  if ('value' in target) return answerWords(question, target.value);
  if ('list' in target) {
    const list = target.list.map((value) => answerWords(question, value)).join(', ');
    return target.step > 0 ? words.stepsOn(target.step, list) : words.stepsBack(-target.step, list);
  }
  if ('reduceBy' in target) return words.lessNotBelow(target.reduceBy, target.notBelow);
  if ('bmiReduceBy' in target) {
    const percent = 100 * target.bmiReduceBy;
    const { notBelow } = target;
    return notBelow === undefined ? words.lessWeight(percent) : words.lessWeightNotBelow(percent, notBelow);
  }
  return words.noOtherAnswer;
};

const isAction = (rule: PlanRule): rule is ActionRule => rule.code !== null;

const ruleRow = (rule: PlanRule): string[] => [
  questionName(rule.question),
  [triggerWords(rule.question, rule.trigger), ...whoWords(rule.when)].join('; '),
  isAction(rule) ? planLabels[rule.code] : words.nothingSaid,
  isAction(rule) ? targetWords(rule.question, rule.target) : '–',
];

const named = (questions: readonly string[]) => questions.map(questionName).join(', ');
const called = (routes: readonly (keyof typeof routeNames)[]) => routes.map((route) => routeNames[route]).join('; ');

export const planTopic = (): Topic => ({
  id: 'age-plan',
  title: words.title,
  paragraphs: [
    words.firstRule,
    words.order(
      alternatives(planLimits.firstGrades),
      planLimits.secondGrades.join(),
      planLimits.smallestYears,
      planLimits.worstFromYears,
    ),
    words.atMost(planLimits.items, planLimits.itemsInLowMood),
  ],
  formula: [words.gainFormula(model.lambda.value)],
  folds: [
    fold(words.rules, [labels.question, labels.when, labels.advice, words.newAnswerColumn], habitRules.map(ruleRow)),
    fold(
      words.leftOut,
      [labels.who, words.nothingSaidColumn],
      routeChanges.drop.map(({ routes, questions }) => [called(routes), named(questions)]),
    ),
    fold(
      words.adapted,
      [labels.who, words.questionsColumn, labels.advice],
      routeChanges.adapted.map(({ routes, questions, code }) => [called(routes), named(questions), planLabels[code]]),
    ),
  ],
  sources: cite(habitRules.filter(isAction).flatMap(({ guideline = [] }) => guideline)),
});
