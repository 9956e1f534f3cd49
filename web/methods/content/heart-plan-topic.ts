import * as plan from '#shared/heart/evidence/plan.ts';
import { asks, medAdherence, testsToAskFor } from '#shared/heart/plan/ask-clinician.ts';
import { le8Items } from '#shared/heart/plan/le8-plan.ts';
import { nextSteps } from '#shared/heart/plan/next-step.ts';
import { pins } from '#shared/heart/plan/pins.ts';
import { secondaryItems } from '#shared/heart/plan/secondary-items.ts';
import type { SourceId } from '#shared/sources/sources.ts';
import { cite } from './cited.ts';
import { plainRule } from './plain-rule.ts';
import { fold, numberText, type Topic } from './topic.ts';

const guidelines = (rows: readonly { readonly code: string; readonly guideline?: SourceId }[]): SourceId[] =>
  rows.flatMap(({ guideline }) => (guideline ? [guideline] : []));

const rules = (title: string, rows: readonly { readonly label: string; readonly when: string }[]) =>
  fold(
    title,
    ['What', 'When'],
    rows.map(({ label, when }) => [label, plainRule(when)]),
  );

export const heartPlanTopic = (): Topic => {
  const { lowerBp, lowerNonHdl, betterA1c } = plan.scenarioTargets;
  const sections = [nextSteps, asks, pins, secondaryItems, le8Items, testsToAskFor];
  return {
    id: 'heart-plan',
    title: 'What the heart plan is chosen by',
    paragraphs: [
      `One next step: the first that fits. Then the plan: what must stand in front, then contrasts, largest first, then the parts of Life’s Essential 8 with the most points to gain, then tests worth asking about. At most ${plan.maxItems} are shown; with a known heart condition at most ${plan.maxSecondaryItems}.`,
      'For a contrast the headline is worked out once more with one value changed. It compares people. It is not the effect of a treatment.',
    ],
    folds: [
      fold(
        'Contrasts',
        ['Contrast', 'When', 'Changed to'],
        [
          ['Smoking', 'smoking is 1', 'smoking 0'],
          ['Blood pressure', `given, ${lowerBp.fromSbp} or more`, `${lowerBp.toSbp} mmHg`],
          [
            'Cholesterol',
            `measured non-HDL ${lowerNonHdl.fromNonHdl} or more`,
            `${numberText(lowerNonHdl.toShare)} × non-HDL, not below ${lowerNonHdl.notBelow}, plus HDL`,
          ],
          ['A1c', `${betterA1c.fromPercent}% or more`, `${betterA1c.toPercent}%, diabetes stays`],
        ],
      ),
      rules('The next step', nextSteps),
      rules(
        'Questions for a clinician',
        asks.map((ask) => (ask.code === 'discussStatin' ? { ...ask, when: statinWhen() } : ask)),
      ),
      rules('What stands in front', pins),
      rules('With a known heart condition', secondaryItems),
      rules('From Life’s Essential 8 and tests', [...le8Items, ...testsToAskFor, medAdherence]),
    ],
    sources: cite(sections.flatMap((rows) => guidelines(rows))),
  };
};

/** METHODS 4.9 in words; the ages are the engine's. */
const statinWhen = (): string => {
  const { diabetes, diabetesWithEnhancer, kidney, hiv } = plan.statinAges;
  const ages = ([from, to]: readonly [number, number]) => `${from} to ${to}`;
  return `LDL of 190 or more; intermediate or high risk; diabetes at ${ages(diabetes)}, at ${ages(diabetesWithEnhancer)} with another reason for a higher risk; kidney disease at ${ages(kidney)}; HIV at ${ages(hiv)}; a heart condition with narrowed arteries. Not in pregnancy, with kidneys that hardly work or a very low weight`;
};
