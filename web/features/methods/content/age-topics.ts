import * as words from '#feature-words/methods/age.ts';
import * as labels from '#feature-words/methods/labels.ts';
import { descriptors } from '#shared/heart/evidence/descriptors.ts';
import { caveatTexts } from '#shared/longevity/caveats.ts';
import { headlineLabels, ageModel as model } from '#shared/longevity/evidence/age-model.ts';
import { evidenceOf, longevityQuestionIds, sectionOf } from '#shared/longevity/evidence/longevity-evidence.ts';
import { activeQuestions } from '#shared/longevity/model/active-questions.ts';
import { longevityCategories } from '#shared/longevity/model/category-scores.ts';
import { poundsPerSquareInchToBmi } from '#shared/person/person.ts';
import { questionName } from '#web/answers/question-names.ts';
import { cite } from './bibliography.ts';
import { fold, numberText, type Topic } from './topic.ts';

const meaning = (): Topic => ({
  id: 'age-meaning',
  title: words.meaningTitle,
  paragraphs: [
    words.meaningIs,
    words.meaningQuestions(activeQuestions.length),
    words.meaningOverlap,
    words.meaningRange,
    words.meaningFactor,
  ],
  sources: cite(model.sources),
});

const steps = (): Topic => {
  const { beta, ageAttenuation: a, lambda, saturation, caps, interval, factor } = model;
  return {
    id: 'age-steps',
    title: words.stepsTitle,
    paragraphs: [
      words.stepsCurves,
      words.stepsSlope({
        womenMid: beta.female.mid,
        menMid: beta.male.mid,
        midUpTo: beta.midUpToAge,
        womenOld: beta.female.old,
        menOld: beta.male.old,
        oldFrom: beta.oldFromAge,
        fadingFrom: a.fullUpToAge,
        faded: a.floor,
        fadedFrom: a.floorFromAge,
      }),
      words.stepsUnknownSex(interval.bothSexesExtraYears, poundsPerSquareInchToBmi),
      words.stepsMobility(model.mobility.fade.fromAge, model.mobility.fade.toAge),
    ],
    formula: [
      words.averageFormula,
      words.sumFormula(lambda.value),
      words.yearsFormula,
      words.shownFormula(saturation.youngerYears, saturation.olderYears),
      words.differenceFormula(numberText(caps.youngestShareOfAge), caps.oldestShareOfAge),
      words.ageFormula(caps.minAge, caps.maxAge),
      words.errorFormula,
      words.openQuestionFormula(interval.skipInflation),
      words.varianceFormula(lambda.value, interval.modelSd),
      words.halfWidthFormula(interval.z, interval.minHalfYears),
      words.rangeFormula,
      words.oneAnswerFormula,
      words.factorFormula(factor.populationSd, factor.min, factor.max),
    ],
    folds: [
      fold(
        words.headlineTable,
        [words.headlineColumn, labels.when],
        [
          [headlineLabels.younger, words.youngerWhen],
          [headlineLabels.older, words.olderWhen],
          [headlineLabels.onPar, words.onParWhen],
        ],
      ),
    ],
    sources: cite(model.sources),
  };
};

const categories = (): Topic => ({
  id: 'category-scores',
  title: words.categoriesTitle,
  paragraphs: [words.categoriesScores],
  formula: [words.categoryFormula],
  folds: [
    ...longevityCategories.map(({ id, title }) =>
      fold(
        words.categoryShares(title),
        [labels.question, labels.share],
        longevityQuestionIds.flatMap((question) => {
          const { catWeight = 0 } = evidenceOf(question);
          return sectionOf(question) === id && catWeight > 0 ? [[questionName(question), numberText(catWeight)]] : [];
        }),
      ),
    ),
    fold(
      words.scoreWordTable,
      [labels.word, labels.from],
      descriptors.map(({ label, min }) => [label, numberText(min)]),
    ),
  ],
  sources: cite(['le8']),
});

const caveats = (): Topic => ({
  id: 'age-caveats',
  title: words.caveatsTitle,
  paragraphs: [words.caveatsWhen],
  points: Object.values(caveatTexts),
  sources: [],
});

export const ageTopics = (): Topic[] => [meaning(), caveats(), steps(), categories()];
