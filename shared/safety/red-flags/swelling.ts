import { type Facts, isAmong, redFlag } from '#shared/safety/red-flag.ts';
import { swellingWords as words } from '#shared/safety/red-flag-words/swelling-words.ts';
import { hasHeartDisease, isBreathlessOnEffort, isFailing } from '#shared/safety/terms.ts';
import { hasTwoSigns } from '#shared/safety/two-signs.ts';
import { lungClot } from './breath.ts';
import { uacrLimits } from './kidneys-and-fats.ts';

export const legClot = redFlag({
  code: 'legClot',
  level: 'urgent',
  seenBy: 'today',
  ...words.legClot,
  about: ['edema'],
  sources: ['nice158', 'nhsPe'],
  evidence: 'read',
  isRaised: (facts) => facts.heart.edema === 'oneSided' && !lungClot.isRaised(facts) && !facts.isPregnant,
});

const isWorse = ({ heart }: Facts): boolean =>
  heart.edema === 'worse' ||
  (heart.knownHeartConditions === 'heartFailure' &&
    (isAmong(heart.dyspnea, 'newWorse', 'minimal', 'rest') || isAmong(heart.orthopnea, 'propped', 'gasping')));

/** The values alone, also where the kidney team knows them. */
const isFluidByKidneyValue = (facts: Facts): boolean => {
  const { heart, labs } = facts;
  return (
    (labs.uacr >= uacrLimits.high && heart.edema === 'daily') ||
    ((labs.uacr >= uacrLimits.veryHigh || heart.egfrBand === '15to29') && isBreathlessOnEffort(facts))
  );
};

export const heartFailureWorse = redFlag({
  code: 'heartFailureWorse',
  level: 'urgent',
  seenBy: 'today',
  ...words.heartFailureWorse,
  variants: [
    { applies: ({ isPregnant }) => isPregnant, seenBy: 'today', words: words.heartFailureWorseFor.pregnant },
    { applies: isFailing, seenBy: 'today', words: words.heartFailureWorseFor.failing },
    { applies: (facts) => !isWorse(facts), seenBy: 'today', words: words.heartFailureWorseFor.kidneyValue },
    {
      applies: ({ heart }) => isAmong(heart.orthopnea, 'propped', 'proppedKnown'),
      seenBy: 'today',
      words: words.heartFailureWorseFor.propped,
    },
  ],
  about: ['edema', 'dyspnea', 'orthopnea', 'exertional', 'uacr', 'egfr'],
  sources: ['escHf2021', 'ahaHfWarn'],
  evidence: 'read',
  isRaised: (facts) => isWorse(facts) || isFluidByKidneyValue(facts),
});

const isSwollenAndBreathless = (facts: Facts): boolean => facts.heart.edema === 'daily' && isBreathlessOnEffort(facts);

export const heartFailureSigns = redFlag({
  code: 'heartFailureSigns',
  level: 'soon',
  by: 'twoWeeks',
  ...words.heartFailureSigns,
  variants: [
    {
      applies: (facts) => facts.isPregnant && hasHeartDisease(facts),
      by: 'tomorrow',
      words: words.heartFailureSignsFor.pregnantWithHeartDisease,
    },
    {
      applies: (facts) => facts.isPregnant && isSwollenAndBreathless(facts),
      by: 'tomorrow',
      words: words.heartFailureSignsFor.pregnantAndBreathless,
    },
    { applies: ({ isPregnant }) => isPregnant, by: 'days', words: words.heartFailureSignsFor.pregnant },
    { applies: isSwollenAndBreathless, by: 'days', words: words.heartFailureSignsFor.breathless },
    { applies: hasTwoSigns, by: 'days', words: words.heartFailureSignsFor.twoSigns },
    {
      applies: ({ heart }) => isAmong(heart.kidneyDisease, 'dialysisOrTransplant', 'stage5', 'severe'),
      by: 'days',
      words: words.heartFailureSignsFor.kidneyDisease,
    },
  ],
  about: ['edema', 'dyspnea'],
  sources: ['escHf2021', 'nhsHf'],
  evidence: 'convention',
  isRaised: ({ heart }) => heart.edema === 'daily' || heart.dyspnea === 'level',
});
