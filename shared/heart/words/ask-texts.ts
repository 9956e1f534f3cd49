import { hasRoute } from '#shared/heart/findings/heart-case.ts';
import type { AskClinician } from '#shared/heart/plan/ask-clinician.ts';
import { isAtherosclerotic } from '#shared/heart/plan/statin-due.ts';
import { type SourceId, sources } from '#shared/sources/sources.ts';
import type { HeartFacts } from './heart-facts.ts';
import { curly } from './prose-slots.ts';

type Ask = {
  readonly question: string;
  readonly goal?: (facts: HeartFacts) => string | null;
  readonly source: SourceId;
};

const ldlGoal = ({ one }: HeartFacts): string | null =>
  isAtherosclerotic(one) ? 'LDL below 70 mg/dL (1.8 mmol/L), often below 55 mg/dL (1.4 mmol/L)' : null;

/** The usual goal is not for everybody: here a clinician chooses one, and no part of the page names it. */
export const isPressureGoalOpen = ({ one }: HeartFacts): boolean => hasRoute(one, 'kidneyFailure', 'frail');

const pressureGoal = (facts: HeartFacts): string | null => (isPressureGoalOpen(facts) ? null : 'Below 130 over 80');

/** In the person's voice, to be read out to a clinician. */
const askTexts: Readonly<Record<AskClinician, Ask>> = {
  medicinesInPregnancy: {
    question: 'Which of my medicines are safe in pregnancy? These are the ones I take.',
    source: 'acog222',
  },
  discussStatin: {
    question: 'Would a statin help me, and what speaks against it?',
    goal: ldlGoal,
    source: 'dyslipid2026',
  },
  reviewTreatment: {
    question: 'What is my cholesterol goal, and do I reach it with my medicine?',
    goal: ldlGoal,
    source: 'dyslipid2026',
  },
  discussBpMedicine: {
    question: 'Do I need a medicine for my blood pressure?',
    goal: pressureGoal,
    source: 'htn2025',
  },
  reviewBpMedicine: {
    question: 'Is my treatment enough for my blood pressure?',
    goal: pressureGoal,
    source: 'htn2025',
  },
  askAnticoagulation: {
    question: 'I have atrial fibrillation. Should I take a blood thinner?',
    source: 'afib2023',
  },
  askLpa: {
    question: 'Could my lipoprotein(a) be measured?',
    goal: () => 'Worth checking once in a lifetime',
    source: 'dyslipid2026',
  },
};

export const asksOf = (facts: HeartFacts) =>
  facts.score.askClinician.map((code) => {
    const { question, goal, source } = askTexts[code];
    const words = goal?.(facts) ?? null;
    return { code, question, ...(words ? { goal: words } : {}), source: curly(sources[source].short) };
  });

export const askSources = ({ score }: HeartFacts): SourceId[] =>
  score.askClinician.map((code) => askTexts[code].source);
