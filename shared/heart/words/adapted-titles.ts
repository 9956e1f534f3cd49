import { hasRoute } from '#shared/heart/findings/heart-case.ts';
import type { Le8Advice } from '#shared/heart/plan/le8-plan.ts';
import { planTexts as habitTexts } from '#shared/longevity/words/plan-texts.ts';
import { isPressureGoalOpen } from './ask-texts.ts';
import type { HeartFacts } from './heart-facts.ts';
import type { PlanCode } from './plan-texts.ts';
import { sleepTitle } from './sleep-texts.ts';

/**
 * Replaces a title that the text below it would contradict; null: the usual one fits. Many read the titles alone, and a mail
 * sets them largest. Where the first quiz has the same action, the title is its title.
 */
export const adaptedTitle = (code: PlanCode, advice: Le8Advice | null, facts: HeartFacts): string | null =>
  adapted[code]?.(facts, advice) ?? null;

type Adapt = (facts: HeartFacts, advice: Le8Advice | null) => string | null;

const activity: Adapt = ({ hasSymptomToBook }, advice) => {
  if (advice === 'exerciseAdapted') return habitTexts.exerciseAdapted.title;
  if ((advice === 'exercisePregnant' || advice === 'exerciseValve') && !hasSymptomToBook)
    return habitTexts[advice].title;
  return advice === 'exerciseWithClinician' || hasSymptomToBook ? habitTexts.exerciseWithClinician.title : null;
};

const weight: Adapt = (_, advice) => (advice === null || advice === 'loseWeight' ? null : habitTexts[advice].title);

const medicines: Adapt = ({ one }) =>
  hasRoute(one, 'pregnant') ? 'Tell your maternity team which medicines you take' : null;

const adapted: Readonly<Partial<Record<PlanCode, Adapt>>> = {
  'le8.activity': activity,
  'le8.bmi': weight,
  'le8.sleep': sleepTitle,
  medAdherence: medicines,
  takeMedicines: medicines,
  bloodPressureGoal: (facts) => (isPressureGoalOpen(facts) ? 'Ask which blood pressure is right for you' : null),
};
