import type { Recommendation } from '#shared/contract/result.ts';
import type { NextStep } from '#shared/heart/plan/next-steps.ts';
import type { Words } from '#shared/safety/sentence.ts';
import type { SourceId } from '#shared/sources/sources.ts';
import * as topics from '#words/topics.ts';
import { nextStepTexts } from './next-step-words.ts';

export type PlanText = {
  readonly area: string;
  readonly title: string;
  /** What to do and how; the action comes first where that reads well. */
  readonly words: readonly Words[];
  /** Absent for a habit. */
  readonly kind?: NonNullable<Recommendation['kind']>;
  readonly sources: readonly SourceId[];
};

/** The words of the next step with the same code. */
const stepWords = (code: NextStep) => {
  const { title, words } = nextStepTexts[code];
  return { title, words };
};

/** Items of the plan that can be the next step too. */
export const stepTexts = {
  secondarySoon: {
    area: topics.yourMedicines,
    ...stepWords('secondarySoon'),
    kind: 'clinician',
    sources: ['chronicCoronary2023'],
  },
  alcoholHelp: {
    area: topics.alcohol,
    ...stepWords('alcoholHelp'),
    kind: 'care',
    sources: ['uspstfAB'],
  },
  tellBreathless: {
    area: topics.yourBreath,
    ...stepWords('tellBreathless'),
    kind: 'clinician',
    sources: ['nhsBreath'],
  },
  sugarReview: {
    area: topics.bloodSugar,
    ...stepWords('sugarReview'),
    kind: 'clinician',
    sources: ['adaStandards'],
  },
  heartCheckups: {
    area: topics.checkUps,
    ...stepWords('heartCheckups'),
    kind: 'clinician',
    sources: ['escHf2021'],
  },
  diabetesCheckups: {
    area: topics.checkUps,
    ...stepWords('diabetesCheckups'),
    kind: 'clinician',
    sources: ['adaStandards'],
  },
  prediabetesTalk: {
    area: topics.bloodSugar,
    ...stepWords('prediabetesTalk'),
    kind: 'clinician',
    sources: ['adaStandards'],
  },
  sugarTest: {
    area: topics.bloodSugar,
    ...stepWords('sugarTest'),
    kind: 'clinician',
    sources: ['adaStandards'],
  },
  tellHealth: {
    area: topics.howYouFeel,
    ...stepWords('tellHealth'),
    kind: 'clinician',
    sources: ['desalvo2006'],
  },
} as const satisfies Record<string, PlanText>;
