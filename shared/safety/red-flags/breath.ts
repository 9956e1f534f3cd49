import { fastPulse, highPulse } from '#shared/safety/pulse-limits.ts';
import { isGaspingSoon } from '#shared/safety/quiet.ts';
import { type Facts, isAmong, redFlag } from '#shared/safety/red-flag.ts';
import { breathWords as words } from '#shared/safety/red-flag-words/breath-words.ts';
import {
  hasAnyBreathlessness,
  hasFaintedToday,
  hasHeartDisease,
  hasPainToday,
  hasVeryLowKidneyValue,
  isFailing,
  isHeartLike,
  isNewlyBreathless,
  isNoHarmlessKind,
  isPleuritic,
} from '#shared/safety/terms.ts';

const isShortAtRest = ({ heart }: Facts): boolean =>
  heart.dyspnea === 'rest' || heart.otherWarningSigns === 'pinkSputum';

export const acuteBreathless = redFlag({
  code: 'acuteBreathless',
  level: 'emergency',
  ...words.acuteBreathless,
  variants: [
    {
      applies: (facts) => hasVeryLowKidneyValue(facts) && !isShortAtRest(facts),
      words: words.acuteBreathlessFor.kidneyVeryLow,
    },
    { applies: (facts) => isFailing(facts) && !isShortAtRest(facts), words: words.acuteBreathlessFor.failing },
  ],
  about: ['dyspnea', 'otherWarningSigns'],
  sources: ['nhsBreath', 'nhsCoughBlood'],
  evidence: 'read',
  isRaised: (facts) => {
    const { dyspnea, orthopnea: lyingFlat } = facts.heart;
    const isFluidLikely = hasVeryLowKidneyValue(facts) || isFailing(facts);
    return isShortAtRest(facts) || (isFluidLikely && (dyspnea === 'newWorse' || lyingFlat === 'propped'));
  },
});

const isPropped = ({ heart }: Facts): boolean => isAmong(heart.orthopnea, 'propped', 'proppedKnown');

export const breathlessNew = redFlag({
  code: 'breathlessNew',
  level: 'urgent',
  seenBy: 'tomorrow',
  ...words.breathlessNew,
  variants: [
    { applies: ({ isPregnant }) => isPregnant, seenBy: 'today', words: words.breathlessNewFor.pregnant },
    { applies: isFailing, seenBy: 'today', words: words.breathlessNewFor.failing },
    { applies: isPropped, seenBy: 'tomorrow', words: words.breathlessNewFor.propped },
  ],
  about: ['dyspnea'],
  sources: ['nhsBreath'],
  evidence: 'read',
  isRaised: (facts) => facts.heart.dyspnea === 'newWorse' && !lungClot.isRaised(facts),
});

/** Gasping alone is more often sleep apnea: `apneaCheck`. */
export const orthopnea = redFlag({
  code: 'orthopnea',
  level: 'urgent',
  seenBy: 'tomorrow',
  ...words.orthopnea,
  variants: [
    { applies: ({ isPregnant }) => isPregnant, seenBy: 'today', words: words.orthopneaFor.pregnant },
    { applies: isFailing, seenBy: 'today', words: words.orthopneaFor.failing },
    { applies: ({ heart }) => heart.orthopnea === 'propped', seenBy: 'today', words: words.orthopneaFor.propped },
  ],
  about: ['orthopnea'],
  sources: ['escHf2021', 'nhsHf'],
  evidence: 'convention',
  isRaised: (facts) => {
    const { orthopnea: lyingFlat, edema, dyspnea, exertional } = facts.heart;
    const hasSignBesideGasping =
      isAmong(edema, 'worse', 'daily') ||
      isAmong(dyspnea, 'rest', 'newWorse', 'minimal', 'minimalKnown', 'level') ||
      exertional === 'breathless' ||
      hasHeartDisease(facts) ||
      facts.isPregnant ||
      isFailing(facts) ||
      facts.pulse >= highPulse ||
      facts.sbp >= 160 ||
      facts.dbp >= 100;
    return lyingFlat === 'propped' || (lyingFlat === 'gasping' && hasSignBesideGasping);
  },
});

export const breathlessDaily = redFlag({
  code: 'breathlessDaily',
  level: 'urgent',
  seenBy: 'tomorrow',
  ...words.breathlessDaily,
  variants: [{ applies: ({ isPregnant }) => isPregnant, seenBy: 'today', words: words.breathlessDailyFor.pregnant }],
  about: ['dyspnea'],
  sources: ['nhsBreath'],
  evidence: 'convention',
  isRaised: ({ heart }) => heart.dyspnea === 'minimal',
});

export const apneaCheck = redFlag({
  code: 'apneaCheck',
  level: 'soon',
  by: 'weeks',
  ...words.apneaCheck,
  variants: [
    { applies: ({ isPregnant }) => isPregnant, by: 'days', words: words.apneaCheckFor.pregnant },
    { applies: isGaspingSoon, by: 'days', words: words.apneaCheckFor.sooner },
    { applies: ({ heart }) => heart.orthopnea === 'gasping', by: 'weeks', words: words.apneaCheckFor.gasping },
  ],
  about: ['sleepApneaDiagnosed', 'orthopnea'],
  sources: ['ahaOsa2021'],
  evidence: 'read',
  isRaised: (facts) => {
    const { sleepApneaDiagnosed, sleepApneaTreatment, orthopnea: lyingFlat } = facts.heart;
    return (
      sleepApneaDiagnosed === 'suspected' ||
      (sleepApneaDiagnosed === 'yes' && sleepApneaTreatment === 'none') ||
      (lyingFlat === 'gasping' && !orthopnea.isRaised(facts))
    );
  },
});

/** What a clot in the lung can make, beside one swollen leg. */
const hasLungSign = (facts: Facts): boolean => {
  const { chestPain, chestPainContext, otherWarningSigns } = facts.heart;
  const isEarlierPain =
    isAmong(chestPain, 'often', 'occasional') &&
    (isHeartLike(facts) || isAmong(chestPainContext, 'tearing', 'worsening', 'effort', 'sharpBreath'));
  return (
    hasAnyBreathlessness(facts) ||
    hasFaintedToday(facts) ||
    facts.pulse >= fastPulse ||
    otherWarningSigns === 'pinkSputum' ||
    hasPainToday(facts) ||
    (chestPain === 'week' && isNoHarmlessKind(facts)) ||
    isEarlierPain
  );
};

export const lungClot = redFlag({
  code: 'lungClot',
  level: 'emergency',
  ...words.lungClot,
  about: ['edema', 'dyspnea', 'chestPain', 'chestPainContext'],
  sources: ['nhsPe', 'nice158'],
  evidence: 'read',
  isRaised: (facts) => {
    const { chestPain, edema } = facts.heart;
    const isSharpAndWorse =
      isPleuritic(facts) &&
      (isNewlyBreathless(facts) ||
        (isAmong(chestPain, 'today', 'week') && hasFaintedToday(facts)) ||
        (chestPain === 'today' && facts.pulse >= fastPulse));
    return (edema === 'oneSided' && hasLungSign(facts)) || isSharpAndWorse;
  },
});
