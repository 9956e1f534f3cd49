import type { HeartParts } from '#shared/contract/result.ts';
import { hasFlag, hasRoute } from '#shared/heart/findings/heart-case.ts';
import { notedItem } from '#shared/heart/plan/next-step.ts';
import { timeWords } from '#shared/safety/levels.ts';
import { supportInPregnancy } from '#shared/words/care.ts';
import { measureAtOnce, medicinesAlong } from './adapted-texts.ts';
import type { HeartFacts } from './heart-facts.ts';
import { bookNotedInPregnancy, nextStepTexts, sameVisitTexts } from './next-step-texts.ts';
import { paragraph } from './prose-slots.ts';

type NextStepWords = NonNullable<HeartParts['nextStep']>;

/** The next step in words that fit beside the notices of the page: no later day than theirs, and no rest before them. */
export const nextStepOf = (facts: HeartFacts): NextStepWords => {
  const { score, one, openBy } = facts;
  const { nextStep: code } = score;
  if (code === 'getCheckedFirst') return { code, ...checkedFirst(facts) };
  if (code === 'lifestyle') return { code, ...forLater(facts) };
  const { by, ...usual } = nextStepTexts[code];
  const sameVisit = code === 'bookNoted' ? sameVisitOf(facts) : null;
  const isPregnantLow = code === 'supportTalk' && hasRoute(one, 'pregnant');
  return {
    code,
    ...usual,
    ...(fittingText(facts) ?? {}),
    ...(by ? { by: timeWords(isPregnantLow ? 'tomorrow' : by, openBy) } : {}),
    ...(sameVisit ? { sameVisit } : {}),
  };
};

/** Some of these notices give until tomorrow, and some do not. */
export const checkedFirstBy = ({ isEmergency }: HeartFacts): string =>
  isEmergency ? 'Now, as the notice says' : 'Today, unless the notice says tomorrow';

const checkedFirst = (facts: HeartFacts): Omit<NextStepWords, 'code'> => ({
  title: nextStepTexts.getCheckedFirst.title,
  text: paragraph(nextStepTexts.getCheckedFirst.text, medicinesAlong(facts)),
  by: checkedFirstBy(facts),
});

const fittingText = ({ score: { nextStep, askClinician }, one }: HeartFacts): { readonly text: string } | null => {
  const isPregnant = hasRoute(one, 'pregnant');
  if (nextStep === 'bookNoted' && isPregnant) return { text: bookNotedInPregnancy };
  if (nextStep === 'supportTalk' && isPregnant) return { text: supportInPregnancy };
  if (nextStep === 'checkBp' && hasFlag(one, 'bpStage2High')) return { text: measureAtOnce };
  if (nextStep === 'discussEnhancers' && askClinician.includes('askLpa'))
    return { text: 'Family, other illnesses and a test for lipoprotein(a) make the picture clearer.' };
  return null;
};

/** What to ask on the visit that a notice asks for. */
export const sameVisitOf = ({ one }: HeartFacts): string | null => {
  const noted = notedItem(one);
  return noted?.code === 'bookNoted' && noted.sameVisit ? sameVisitTexts[noted.sameVisit] : null;
};

/** With nothing to change the usual words would point at an empty plan; a note that asks for a visit comes first. */
const forLater = ({ score: { recommendations }, openBy }: HeartFacts): Omit<NextStepWords, 'code'> => {
  if (openBy !== null) {
    const { title, text } = nextStepTexts.bookNoted;
    return { title, text, by: timeWords(openBy, openBy) };
  }
  if (recommendations.length === 0)
    return { title: 'Look in again in a year', text: 'Come back sooner when a value changes.' };
  const { title, text } = nextStepTexts.lifestyle;
  return { title, text };
};
