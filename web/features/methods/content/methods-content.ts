import { engineVersion } from '#shared/fingerprint.ts';
import { exactCoverage, numberCaveats, variationSources } from '#shared/heart/evidence/my-numbers.ts';
import { grades } from '#shared/longevity/evidence/derivations.ts';
import { numberDefinitions } from '#shared/person/number-definitions.ts';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import { myNumbersQuestions } from '#shared/questions/heart/my-numbers.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import type { Question } from '#shared/quiz/question.ts';
import { usableInches } from '#shared/quiz/units/usable-height.ts';
import { type RouteCode, routes } from '#shared/safety/care-routes.ts';
import { questionName } from '#web/answers/question-names.ts';
import { ageTopics } from './age-topics.ts';
import { bibliography, cite } from './bibliography.ts';
import { constants } from './constants.ts';
import { essentialTopics } from './essential-topics.ts';
import { evidenceRows } from './evidence-rows.ts';
import { heartInputTopic } from './heart-input-topic.ts';
import { heartScoreTopics } from './heart-score-topics.ts';
import { limits, notVerified } from './methods-texts.ts';
import { planTopic } from './plan-topic.ts';
import { preventTopic } from './prevent-topic.ts';
import { plainRule, routeNames } from './rule-codes.ts';
import { routeRules } from './safety-rules.ts';
import { fold, numberText, type Topic } from './topic.ts';
import { enhancerTopic, termsTopic, warningSigns } from './warning-topics.ts';
import { workedAge } from './worked-age.ts';
import { workedHeart } from './worked-heart.ts';

const signatureTopic: Topic = {
  id: 'signature',
  title: 'Our signature',
  paragraphs: [
    'We sign every file we make for you, each as a whole. If a single value, word or warning in it is changed, added or left out, the signature no longer fits.',
    'The signature is a detached JWS (ES256) over the canonical JSON (RFC 8785) of the file without its signature. Our public keys are at /.well-known/jwks.json, so anyone can check it without us.',
    'It shows that the file comes from us. It can’t show that the answers are true, or who gave them.',
  ],
  sources: [],
};

const limitRows = (questions: readonly Question[]) =>
  questions.flatMap(({ id, min, max, unit = 'steps' }) =>
    min === undefined || max === undefined ? [] : [[`${questionName(id)}, ${unit}`, numberText(min), numberText(max)]],
  );

/** Which values the engine accepts as an answer. */
export const answersTopic = (): Topic => ({
  id: 'answers',
  title: 'What counts as an answer',
  paragraphs: [
    'An answer outside these limits, one that its question does not offer, and one to a question that was not shown for the other answers counts as not given. Nothing is moved into range. Age is in completed years on the day of the submission; someone born on 29 February has the birthday on 1 March in other years.',
  ],
  folds: [
    fold(
      'Limits of typed and sliding answers',
      ['Answer', 'From', 'To'],
      [
        ['Height, inches', numberText(usableInches.min), numberText(usableInches.max)],
        ...limitRows(longevityQuiz.questions),
        ...limitRows(heartQuiz.questions),
      ],
    ),
  ],
  sources: [],
});

const textOf = (id: string): string => {
  const { text } = myNumbersQuestions.find((question) => question.id === id) ?? { text: id };
  return text.replace(/^Your /, '');
};

const variationRows = () =>
  Object.entries(numberDefinitions).flatMap(([id, { range }]) => {
    if (!range) return [];
    const { withinPerson, analytical, factor } = range.variation;
    return [[textOf(id), ...[withinPerson, analytical, factor].map(numberText)]];
  });

/** Typed numbers from a blood test (METHODS 10). */
const exactTopic = (): Topic => ({
  id: 'exact-numbers',
  title: 'Exact numbers of a blood test',
  paragraphs: [
    `A typed number comes before its band. Its edges cover ${exactCoverage} of what varies from day to day and in the lab, and never more than the band would leave. So typing a number cannot make the range wider.`,
    'A blood test of more than three years ago counts as not known, but its warnings stay.',
  ],
  formula: ['half-width = 1.2816 × factor × √(within² + lab²) ÷ 100 × value'],
  points: Object.values(numberCaveats),
  folds: [fold('How much numbers vary', ['Number', 'Within a person, %', 'In the lab, %', 'Factor'], variationRows())],
  sources: cite(variationSources),
});

/** What each route changes in score and plan (METHODS 2 and 4; the plans implement it). */
const effects: Readonly<Record<RouteCode, string>> = {
  pregnant:
    'No heart percentage. Weight counts for nothing. No headline, no years and no word on weight loss; gentle movement, and help to stop smoking first.',
  underweight:
    'No headline and no factor. No weight loss and no smaller portions: a talk with a clinician comes first.',
  severeUnderweight: 'No age and no heart percentage. The plan is only care.',
  establishedCvd: 'No heart percentage. A plan for people with a heart condition takes its place.',
  kidneyFailure: 'No heart percentage. The kidney team is asked about food and drink.',
  frail: 'A weight between BMI 23 and 33 scores in full. Strength and balance with help, no weight loss below BMI 33.',
  mobilityLimited: 'No stairs and no standing up as such: move in the way that works for you.',
  heartFailureSigns: 'No weight loss, no drinking more and no exercise goal until a clinician has looked.',
  waitForCare:
    'The notice comes first. No exercise, no praise and no word that comforts next to any number, in both quizzes.',
  lowMood: 'Support lines and a talk come first, then small steps.',
  eatingRisk:
    'No goals for weight, portions, fasting, steps or exercise. With a BMI below 18.5: no age and no heart percentage.',
  checkBeforeExercise: 'Every item on exercise becomes “Ask what exercise is right for you”.',
  kidneyDiet:
    'No amounts of fruit, vegetables, protein or water: ask what food is right for you and how much to drink. Potassium and fluid are the reasons.',
  heartValve: 'No brisker pace and no strength goal: keep walking, and ask how severe it is before you push harder.',
  heartSport: 'No word for fitness and no praise of training: the heart team is asked before hard sport.',
  restFirst: 'No item on exercise until the sign has been checked.',
};

const routesTopic = (): Topic => ({
  id: 'routes',
  title: 'Who gets a different page',
  paragraphs: ['Some answers change what both quizzes show and advise, whatever the score.'],
  folds: [
    fold(
      'When, and what follows',
      ['Who', 'When', 'What follows'],
      routes.map(({ code }) => [routeNames[code], plainRule(routeRules[code]), effects[code]]),
    ),
  ],
  sources: cite(routes.flatMap(({ sources }) => sources)),
});

/** The content of the public methods page, made from the data that the engine uses. */
export const methodsContent = () => ({
  engineVersion,
  age: [...ageTopics(), workedAge(), answersTopic()],
  grades: Object.entries(grades).map(([grade, meaning]) => ({ grade, meaning })),
  evidence: evidenceRows(),
  constants: constants(),
  plan: [planTopic()],
  heart: [...heartScoreTopics(), preventTopic(), workedHeart(), heartInputTopic(), exactTopic(), enhancerTopic()],
  essentials: essentialTopics(),
  signs: warningSigns(),
  safety: [routesTopic(), termsTopic()],
  notVerified,
  limits,
  check: [signatureTopic],
  sources: bibliography(),
});

export type MethodsContent = ReturnType<typeof methodsContent>;
