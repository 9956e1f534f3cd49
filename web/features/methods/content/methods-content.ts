import * as answerWords from '#feature-words/methods/answers.ts';
import * as labels from '#feature-words/methods/labels.ts';
import * as pageWords from '#feature-words/methods/page.ts';
import * as routeWords from '#feature-words/methods/routes.ts';
import { engineVersion } from '#shared/fingerprint.ts';
import { exactCoverage, numberCaveats, variationSources } from '#shared/heart/evidence/my-numbers.ts';
import { grades } from '#shared/longevity/evidence/derivations.ts';
import { numberDefinitions } from '#shared/person/number-definitions.ts';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
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
import { unitOf } from './quoted-answers.ts';
import { plainRule, routeNames } from './rule-codes.ts';
import { routeRules } from './safety-rules.ts';
import { fold, numberText, type Topic } from './topic.ts';
import { enhancerTopic, termsTopic, warningSigns } from './warning-topics.ts';
import { workedAge } from './worked-age.ts';
import { workedHeart } from './worked-heart.ts';

const signatureTopic: Topic = {
  id: 'signature',
  title: pageWords.signatureTitle,
  paragraphs: [pageWords.signatureCovers, pageWords.signatureHow, pageWords.signatureShows],
  sources: [],
};

const limitRows = (questions: readonly Question[]) =>
  questions.flatMap(({ id, min, max }) =>
    min === undefined || max === undefined
      ? []
      : [[`${questionName(id)}, ${unitOf(id) || answerWords.steps}`, numberText(min), numberText(max)]],
  );

/** Which values the engine accepts as an answer. */
export const answersTopic = (): Topic => ({
  id: 'answers',
  title: answerWords.title,
  paragraphs: [answerWords.outsideLimits],
  folds: [
    fold(
      answerWords.limitsTable,
      [labels.answer, labels.from, labels.to],
      [
        [answerWords.heightInches, numberText(usableInches.min), numberText(usableInches.max)],
        ...limitRows(longevityQuiz.questions),
        ...limitRows(heartQuiz.questions),
      ],
    ),
  ],
  sources: [],
});

const bloodTestNames: Readonly<Record<string, string | undefined>> = {
  totalCholesterol: answerWords.totalCholesterol,
  ldlCholesterol: answerWords.ldlCholesterol,
  hdlCholesterol: answerWords.hdlCholesterol,
  triglycerides: answerWords.triglycerides,
  a1c: answerWords.a1c,
  egfr: answerWords.egfr,
};

const variationRows = () =>
  Object.entries(numberDefinitions).flatMap(([id, { range }]) => {
    if (!range) return [];
    const { withinPerson, analytical, factor } = range.variation;
    return [[bloodTestNames[id] ?? id, ...[withinPerson, analytical, factor].map(numberText)]];
  });

/** Typed numbers from a blood test (METHODS 10). */
const exactTopic = (): Topic => ({
  id: 'exact-numbers',
  title: answerWords.exactTitle,
  paragraphs: [answerWords.exactEdges(exactCoverage), answerWords.exactTooOld],
  formula: [answerWords.exactFormula],
  points: Object.values(numberCaveats),
  folds: [
    fold(
      answerWords.variationTable,
      [answerWords.numberColumn, answerWords.withinColumn, answerWords.labColumn, answerWords.factorColumn],
      variationRows(),
    ),
  ],
  sources: cite(variationSources),
});

/** What each route changes in score and plan (METHODS 2 and 4; the plans implement it). */
const effects: Readonly<Record<RouteCode, string>> = {
  pregnant: routeWords.pregnantFollows,
  underweight: routeWords.underweightFollows,
  severeUnderweight: routeWords.severeUnderweightFollows,
  establishedCvd: routeWords.establishedCvdFollows,
  kidneyFailure: routeWords.kidneyFailureFollows,
  frail: routeWords.frailFollows,
  mobilityLimited: routeWords.mobilityLimitedFollows,
  heartFailureSigns: routeWords.heartFailureSignsFollows,
  waitForCare: routeWords.waitForCareFollows,
  lowMood: routeWords.lowMoodFollows,
  eatingRisk: routeWords.eatingRiskFollows,
  checkBeforeExercise: routeWords.checkBeforeExerciseFollows,
  kidneyDiet: routeWords.kidneyDietFollows,
  heartValve: routeWords.heartValveFollows,
  heartSport: routeWords.heartSportFollows,
  restFirst: routeWords.restFirstFollows,
};

const routesTopic = (): Topic => ({
  id: 'routes',
  title: routeWords.title,
  paragraphs: [routeWords.someAnswers],
  folds: [
    fold(
      routeWords.table,
      [labels.who, labels.when, routeWords.followsColumn],
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
