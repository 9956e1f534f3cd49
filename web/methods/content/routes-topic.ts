import { type RouteCode, routes } from '#shared/safety/routes.ts';
import { cite } from './cited.ts';
import { plainRule } from './plain-rule.ts';
import { routeNames } from './rule-codes.ts';
import { routeRules } from './safety-rules.ts';
import { fold, type Topic } from './topic.ts';

/** What follows from each, in score and plan (METHODS 2 and 4; the plans hold it). */
const effects: Readonly<Record<RouteCode, string>> = {
  pregnant:
    'No heart figure. Weight counts for nothing. No headline, no years and no word on weight loss; gentle movement, and help to stop smoking first.',
  underweight:
    'No headline and no factor. No weight loss and no smaller portions: a talk with a clinician comes first.',
  severeUnderweight: 'No age and no heart figure. The plan is only care.',
  establishedCvd: 'No heart figure. A plan for people with a heart condition takes its place.',
  kidneyFailure: 'No heart figure. The kidney team is asked about food and drink.',
  frail: 'A weight between BMI 23 and 33 scores in full. Strength and balance with help, no weight loss below BMI 33.',
  mobilityLimited: 'No stairs and no standing up as such: move in the way that works for you.',
  heartFailureSigns: 'No weight loss, no drinking more and no exercise goal until a clinician has looked.',
  waitForCare:
    'The notice comes first. No exercise, no praise and no word that comforts beside any number, in both quizzes.',
  lowMood: 'Support lines and a talk come first, then small steps.',
  eatingRisk:
    'No goals for weight, portions, fasting, steps or exercise. With a BMI below 18.5: no age and no heart figure.',
  checkBeforeExercise: 'Every item on exercise becomes “ask which activity suits you”.',
  kidneyDiet:
    'No amounts of fruit, vegetables, protein or water: ask which food suits you and how much to drink. Potassium and fluid are the reasons.',
  heartValve: 'No brisker pace and no strength goal: keep walking, and ask how severe it is before you go harder.',
};

export const routesTopic = (): Topic => ({
  id: 'routes',
  title: 'Who is treated in another way',
  paragraphs: ['Some answers change what both quizzes show and advise, whatever the score is.'],
  folds: [
    fold(
      'When, and what follows',
      ['Who', 'When', 'What follows'],
      routes.map(({ code }) => [routeNames[code], plainRule(routeRules[code]), effects[code]]),
    ),
  ],
  sources: cite(routes.flatMap(({ sources }) => sources)),
});
