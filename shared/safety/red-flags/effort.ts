import { smokesNow } from '#shared/person/person.ts';
import { type Facts, redFlag } from '#shared/safety/red-flag.ts';
import { breathWords as words } from '#shared/safety/red-flag-words/breath-words.ts';
import { hasHeartDisease, isDiabetic } from '#shared/safety/terms.ts';
import { hasTwoSigns } from '#shared/safety/two-signs.ts';
import { acuteBreathless, breathlessDaily, breathlessNew, lungClot, orthopnea } from './breath.ts';
import { chestPainUrgent } from './chest-pain.ts';
import { pregnancyBreath, pregnancyDanger } from './pregnancy.ts';
import { heartFailureSigns, heartFailureWorse } from './swelling.ts';

/** Flags that already say more about the breath. */
const saidBy = [
  acuteBreathless,
  lungClot,
  pregnancyDanger,
  breathlessNew,
  breathlessDaily,
  orthopnea,
  heartFailureWorse,
  heartFailureSigns,
  pregnancyBreath,
  chestPainUrgent,
];

/** Out of breath on the stairs, and neither another flag nor the care team says so already. */
const isUntold = (facts: Facts): boolean =>
  facts.heart.exertional === 'breathless' &&
  facts.heart.dyspnea !== 'minimalKnown' &&
  facts.heart.orthopnea !== 'proppedKnown' &&
  saidBy.every((flag) => !flag.isRaised(facts));

/** Breathlessness can stand for angina, above all with diabetes (from memory); the limits are ours. */
export const breathlessEffort = redFlag({
  code: 'breathlessEffort',
  level: 'soon',
  by: 'twoWeeks',
  ...words.breathlessEffort,
  variants: [
    { applies: ({ isPregnant }) => isPregnant, by: 'tomorrow', words: words.breathlessEffortFor.pregnant },
    { applies: hasTwoSigns, by: 'days', words: words.breathlessEffortFor.twoSigns },
  ],
  about: ['exertional'],
  sources: ['nhsBreath', 'chestPain2021'],
  evidence: 'judgement',
  isRaised: (facts) => {
    const isReason = !(facts.age < 60) || isDiabetic(facts) || smokesNow(facts.longevity) || hasHeartDisease(facts);
    return isUntold(facts) && (facts.isPregnant ? hasHeartDisease(facts) : isReason);
  },
});

/** Out of breath on the stairs without a flag: a step of the plan tells a doctor or the maternity team. */
export const shouldTellBreathless = (facts: Facts): boolean => isUntold(facts) && !breathlessEffort.isRaised(facts);
