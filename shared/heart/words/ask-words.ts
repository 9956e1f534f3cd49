import { isAtherosclerotic } from '#shared/heart/findings/heart-case.ts';
import type { AskClinician } from '#shared/heart/plan/ask-clinician.ts';
import { hasRoute } from '#shared/safety/assess.ts';
import { type SourceId, sources } from '#shared/sources/sources.ts';
import { curly } from '#shared/words/phrases.ts';
import * as heartAsks from '#words/heart-asks.ts';
import type { HeartFacts } from './heart-facts.ts';

/** What to ask a doctor or nurse, with the goal where there is one. */
export const asksOf = (facts: HeartFacts) =>
  facts.score.askClinician.map((code) => {
    const { question, goal, source } = askTexts[code];
    const words = goal?.(facts) ?? null;
    return { code, question, ...(words ? { goal: words } : {}), source: curly(sources[source].short) };
  });

export const askSources = ({ score }: HeartFacts): SourceId[] =>
  score.askClinician.map((code) => askTexts[code].source);

type Ask = {
  readonly question: string;
  readonly goal?: (facts: HeartFacts) => string | null;
  readonly source: SourceId;
};

const ldlGoal = ({ one }: HeartFacts): string | null => (isAtherosclerotic(one) ? heartAsks.ldlGoal : null);

const pressureGoal = (facts: HeartFacts): string | null => (isPressureGoalOpen(facts) ? null : heartAsks.pressureGoal);

/** For these people a clinician chooses the goal, and the page names none. */
export const isPressureGoalOpen = ({ one }: HeartFacts): boolean => hasRoute(one, 'kidneyFailure', 'frail');

/** Written in the user's voice, to read out to a clinician. */
const askTexts: Readonly<Record<AskClinician, Ask>> = {
  medicinesInPregnancy: {
    question: heartAsks.medicinesInPregnancy,
    source: 'acog222',
  },
  discussStatin: {
    question: heartAsks.discussStatin,
    goal: ldlGoal,
    source: 'dyslipid2026',
  },
  reviewTreatment: {
    question: heartAsks.reviewTreatment,
    goal: ldlGoal,
    source: 'dyslipid2026',
  },
  discussBpMedicine: {
    question: heartAsks.discussBpMedicine,
    goal: pressureGoal,
    source: 'htn2025',
  },
  reviewBpMedicine: {
    question: heartAsks.reviewBpMedicine,
    goal: pressureGoal,
    source: 'htn2025',
  },
  askAnticoagulation: {
    question: heartAsks.askAnticoagulation,
    source: 'afib2023',
  },
  askAntiplatelet: {
    question: heartAsks.askAntiplatelet,
    source: 'chronicCoronary2023',
  },
  askLpa: {
    question: heartAsks.askLpa,
    goal: () => heartAsks.lpaGoal,
    source: 'dyslipid2026',
  },
};
