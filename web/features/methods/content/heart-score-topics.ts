import * as who from '#feature-words/methods/eligibility.ts';
import * as words from '#feature-words/methods/heart.ts';
import * as labels from '#feature-words/methods/labels.ts';
import {
  type Eligibility,
  heartAgeEvidence as heartAge,
  preventAges,
  preventAgesSource,
  riskCategories,
  riskCategoriesSource,
} from '#shared/heart/evidence/estimate.ts';
import * as plan from '#shared/heart/evidence/plan.ts';
import { asks, medAdherence, testsToAskFor } from '#shared/heart/plan/ask-clinician.ts';
import { le8Items } from '#shared/heart/plan/le8-plan.ts';
import { nextSteps } from '#shared/heart/plan/next-steps.ts';
import { pins, secondaryItems } from '#shared/heart/plan/plan.ts';
import type { SourceId } from '#shared/sources/sources.ts';
import { notEstimated } from '#words/headlines.ts';
import * as figures from '#words/heart-figures.ts';
import { cite } from './bibliography.ts';
import { plainRule } from './rule-codes.ts';
import { bandTexts, fold, numberText, type Topic } from './topic.ts';

const rules = (title: string, rows: readonly { readonly label: string; readonly when: string }[]) =>
  fold(
    title,
    [labels.what, labels.when],
    rows.map(({ label, when }) => [label, plainRule(when)]),
  );

const heartPlanTopic = (): Topic => {
  const { lowerBp, lowerNonHdl, betterA1c } = plan.scenarioTargets;
  const sections: readonly (readonly { readonly code: string; readonly guideline?: SourceId }[])[] = [
    nextSteps,
    asks,
    pins,
    secondaryItems,
    le8Items,
    testsToAskFor,
  ];
  return {
    id: 'heart-plan',
    title: words.planTitle,
    paragraphs: [words.planOrder(plan.maxItems, plan.maxSecondaryItems), words.contrastMeaning],
    folds: [
      fold(
        words.contrasts,
        [words.contrastColumn, labels.when, words.changedColumn],
        [
          [words.smokingContrast, words.smokingWhen, words.smokingChanged],
          [words.pressureContrast, words.pressureWhen(lowerBp.fromSbp), words.pressureChanged(lowerBp.toSbp)],
          [
            words.cholesterolContrast,
            words.cholesterolWhen(lowerNonHdl.fromNonHdl),
            words.cholesterolChanged(numberText(lowerNonHdl.toShare), lowerNonHdl.notBelow),
          ],
          [words.a1cContrast, words.a1cWhen(betterA1c.fromPercent), words.a1cChanged(betterA1c.toPercent)],
        ],
      ),
      rules(words.nextStepRules, nextSteps),
      rules(
        words.askRules,
        asks.map((ask) => (ask.code === 'discussStatin' ? { ...ask, when: statinWhen() } : ask)),
      ),
      rules(words.pinRules, pins),
      rules(words.secondaryRules, secondaryItems),
      rules(words.essentialRules, [...le8Items, ...testsToAskFor, medAdherence]),
    ],
    sources: cite(sections.flat().flatMap(({ guideline }) => guideline ?? [])),
  };
};

/** METHODS 4.9 in words, with the ages from the engine. */
const statinWhen = (): string => {
  const { diabetes, diabetesWithEnhancer, kidney, hiv } = plan.statinAges;
  const ages = ([from, to]: readonly [number, number]) => labels.range(from, to);
  return words.statinWhen(ages(diabetes), ages(diabetesWithEnhancer), ages(kidney), ages(hiv));
};

type NoPercentage = { readonly when: string; readonly why: string; readonly instead: string };

/** In the order in which the engine asks. The age needs no reason. */
const noPercentage: Readonly<Record<Exclude<Eligibility, 'ok'>, NoPercentage>> = {
  establishedCvd: { when: who.establishedCvd, why: who.establishedCvdWhy, instead: who.establishedCvdInstead },
  pregnant: { when: who.pregnant, why: who.pregnantWhy, instead: who.pregnantInstead },
  kidneyFailure: { when: who.kidneyFailure, why: who.kidneyFailureWhy, instead: who.kidneyFailureInstead },
  severeUnderweight: {
    when: who.severeUnderweight,
    why: who.severeUnderweightWhy,
    instead: who.severeUnderweightInstead,
  },
  noBirthdate: { when: who.noBirthdate, why: '–', instead: who.pointsOnly },
  tooYoung: { when: who.tooYoung(preventAges.from), why: '–', instead: who.pointsOnly },
  tooOld: { when: who.tooOld(preventAges.to), why: '–', instead: who.pointsOnly },
};

/** Why a user gets no percentage, and what replaces it. */
const eligibility = (): Topic => ({
  id: 'eligibility',
  title: words.percentageTitle,
  paragraphs: [words.percentageWho(preventAges.from, preventAges.to, preventAges.thirtyYearTo, notEstimated)],
  folds: [
    fold(
      words.noPercentageTable,
      [labels.when, labels.why, words.insteadColumn],
      Object.values(noPercentage).map(({ when, why, instead }) => [
        plainRule(when),
        plainRule(why),
        plainRule(instead),
      ]),
    ),
  ],
  sources: cite([preventAgesSource]),
});

const categories = (): Topic => {
  const texts = bandTexts(riskCategories.map(({ below }) => below));
  return {
    id: 'risk-categories',
    title: words.categoryTitle,
    paragraphs: [words.categoryMeaning, words.categoryRounding],
    folds: [
      fold(
        words.categoryTable,
        [words.categoryColumn, words.percentColumn],
        riskCategories.map(({ label }, at) => [label, texts[at] ?? '']),
      ),
    ],
    sources: cite([preventAgesSource, riskCategoriesSource]),
  };
};

const range = (): Topic => ({
  id: 'range',
  title: words.rangeTitle,
  paragraphs: [words.rangeMoves, words.rangeCholesterol, words.rangeCovers],
  formula: [words.riseFormula, words.lowFormula, words.highFormula],
  folds: [
    fold(
      figures.basisTitle,
      [figures.basisTitle, labels.when],
      [
        [figures.basisOwn, words.ownNumbersWhen],
        [figures.basisPartly, words.partlyWhen],
        [figures.basisAverages, words.averagesWhen],
      ],
    ),
  ],
  sources: [],
});

const heartAgeTopic = (): Topic => {
  const { optimal } = heartAge;
  return {
    id: 'heart-age',
    title: words.heartAgeTitle,
    paragraphs: [
      words.heartAgeIdeal(optimal.nonHdl, optimal.hdl, optimal.sbp, optimal.egfr),
      words.heartAgeLimits(optimal.hba1c, heartAge.min, heartAge.max, heartAge.max + 1),
      words.heartAgeDiffers,
    ],
    sources: cite(heartAge.source),
  };
};

export const heartScoreTopics = (): Topic[] => [
  eligibility(),
  categories(),
  range(),
  heartAgeTopic(),
  heartPlanTopic(),
];
