import { isAtherosclerotic } from '#shared/heart/findings/heart-case.ts';
import type { AskClinician } from '#shared/heart/plan/ask-clinician.ts';
import { hasRoute } from '#shared/safety/assess.ts';
import { type SourceId, sources } from '#shared/sources/sources.ts';
import { curly } from '#shared/words/phrases.ts';
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

const ldlGoal = ({ one }: HeartFacts): string | null =>
  isAtherosclerotic(one) ? 'LDL below 70 mg/dL (1.8 mmol/L), often below 55 mg/dL (1.4 mmol/L)' : null;

const pressureGoal = (facts: HeartFacts): string | null => (isPressureGoalOpen(facts) ? null : 'Below 130 over 80');

/** For these people a clinician chooses the goal, and the page names none. */
export const isPressureGoalOpen = ({ one }: HeartFacts): boolean => hasRoute(one, 'kidneyFailure', 'frail');

/** Written in the user's voice, to read out to a clinician. */
const askTexts: Readonly<Record<AskClinician, Ask>> = {
  medicinesInPregnancy: {
    question: 'Which of my medicines are safe in pregnancy? These are the ones I take.',
    source: 'acog222',
  },
  discussStatin: {
    question: 'Would a statin help me, and what are the downsides?',
    goal: ldlGoal,
    source: 'dyslipid2026',
  },
  reviewTreatment: {
    question: 'What’s my cholesterol goal, and does my medicine get me there?',
    goal: ldlGoal,
    source: 'dyslipid2026',
  },
  discussBpMedicine: {
    question: 'Do I need medicine for my blood pressure?',
    goal: pressureGoal,
    source: 'htn2025',
  },
  reviewBpMedicine: {
    question: 'Is my blood pressure treatment enough?',
    goal: pressureGoal,
    source: 'htn2025',
  },
  askAnticoagulation: {
    question: 'I have atrial fibrillation. Should I take a blood thinner?',
    source: 'afib2023',
  },
  askAntiplatelet: {
    question: 'Should I take a medicine against clots, such as aspirin?',
    source: 'chronicCoronary2023',
  },
  askLpa: {
    question: 'Could I have a lipoprotein(a) test?',
    goal: () => 'Guidelines say every adult should be tested once',
    source: 'dyslipid2026',
  },
};
