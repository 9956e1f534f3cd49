import { hasLoad, isFaintWithLowPressure, isQuietBody, isQuietFaint } from '#shared/safety/quiet.ts';
import { type Facts, isAmong, redFlag } from '#shared/safety/red-flag.ts';
import { faintingWords as words } from '#shared/safety/red-flag-words/fainting-words.ts';
import {
  hasFaintedThisMonth,
  hasFaintedThisYear,
  hasFaintedToday,
  hasHarmlessTrigger,
  hasHeartDisease,
  hasPainToday,
  isNewlyBreathless,
  isOld,
} from '#shared/safety/terms.ts';
import { hasTwoSigns } from '#shared/safety/two-signs.ts';

/** Settings in which a faint may come from the heart. */
const isDangerousSetting = ({ heart }: Facts): boolean => isAmong(heart.syncopeContext, 'heart', 'exercise', 'lying');

const isWithoutWarning = ({ heart }: Facts): boolean => isAmong(heart.syncopeContext, 'noWarning', 'sitting');

const isUndescribed = ({ heart }: Facts): boolean =>
  heart.syncopeContext === undefined || heart.syncopeContext === 'unsure';

/** By the kind of faint, what makes it one to be seen today or tomorrow. */
const isUnexplained = (facts: Facts): boolean => {
  const { syncope, syncopeContext, syncopeFamily, bpMedication } = facts.heart;
  const hasNoGoodReason = isWithoutWarning(facts) || syncopeFamily === 'yes';
  const isUndescribedWhenOld = isUndescribed(facts) && isOld(facts);
  switch (syncope) {
    case 'faintToday':
      return (
        syncopeContext !== 'trigger' ||
        syncopeFamily === 'yes' ||
        isOld(facts) ||
        bpMedication === 'yes' ||
        hasLoad(facts)
      );
    case 'nearlyToday':
      return hasNoGoodReason || facts.isPregnant || hasLoad(facts) || isUndescribedWhenOld;
    case 'faintWeeks':
      return hasNoGoodReason || hasHeartDisease(facts) || isUndescribedWhenOld;
    case 'nearlyWeeks':
    case 'yes':
      return (
        isDangerousSetting(facts) ||
        syncopeFamily === 'yes' ||
        (isWithoutWarning(facts) && hasHeartDisease(facts)) ||
        (syncopeContext === 'noWarning' && isOld(facts))
      );
    case 'nearly':
      return isDangerousSetting(facts);
    default:
      return false;
  }
};

export const syncopeHeart = redFlag({
  code: 'syncopeHeart',
  level: 'emergency',
  ...words.syncopeHeart,
  about: ['syncope', 'syncopeContext'],
  sources: ['escSyncope2018', 'nhsFaint', 'niceCg109'],
  evidence: 'read',
  isRaised: (facts) => {
    const { syncope, syncopeFamily } = facts.heart;
    const isRecent = isAmong(syncope, 'faintToday', 'faintWeeks', 'nearlyToday');
    const hasNoGoodReason = isWithoutWarning(facts) || syncopeFamily === 'yes';
    return (
      (isRecent && isDangerousSetting(facts)) ||
      (hasFaintedToday(facts) && hasNoGoodReason && hasHeartDisease(facts)) ||
      (hasFaintedToday(facts) && (hasPainToday(facts) || isNewlyBreathless(facts))) ||
      (facts.isPregnant && syncope === 'faintToday')
    );
  },
});

export const syncopeUnexplained = redFlag({
  code: 'syncopeUnexplained',
  level: 'urgent',
  seenBy: 'tomorrow',
  ...words.syncopeUnexplained,
  variants: [
    { applies: ({ isPregnant }) => isPregnant, seenBy: 'today', words: words.syncopeUnexplainedFor.pregnant },
    { applies: isFaintWithLowPressure, seenBy: 'today', words: words.syncopeUnexplainedFor.faintLow },
    {
      applies: ({ heart }) => heart.syncope === 'faintToday',
      seenBy: 'today',
      words: words.syncopeUnexplainedFor.faintToday,
    },
  ],
  about: ['syncope', 'syncopeContext'],
  sources: ['niceCg109', 'escSyncope2018', 'nhsFaint'],
  evidence: 'read',
  isRaised: (facts) => !syncopeHeart.isRaised(facts) && isUnexplained(facts),
});

/** A faint that should not wait for two weeks, though nothing else makes it one for today. */
const isSooner = (facts: Facts): boolean => {
  const { syncope, syncopeContext, knownHeartConditions, rhythmProblem } = facts.heart;
  const isQuietToday =
    syncope === 'faintToday' && isQuietBody(facts) && hasHarmlessTrigger(facts) && !facts.mayBePregnant;
  return (
    knownHeartConditions === 'inheritedHeart' ||
    rhythmProblem === 'other' ||
    (hasHeartDisease(facts) && syncopeContext !== 'trigger') ||
    syncope === 'nearlyToday' ||
    (syncope === 'faintToday' && !isQuietToday) ||
    (syncope === 'faintWeeks' && syncopeContext === undefined)
  );
};

export const syncopeAny = redFlag({
  code: 'syncopeAny',
  level: 'soon',
  by: 'twoWeeks',
  ...words.syncopeAny,
  variants: [
    { applies: ({ isPregnant }) => isPregnant, by: 'days', words: words.syncopeAnyFor.pregnant },
    {
      applies: (facts, raised) => hasTwoSigns(facts, raised) || isSooner(facts),
      by: 'days',
      words: words.syncopeAnyFor.sooner,
    },
    {
      applies: (facts) => hasFaintedThisMonth(facts) && (isOld(facts) || facts.heart.bpMedication === 'yes'),
      by: 'week',
      words: words.syncopeAnyFor.withinAWeek,
    },
  ],
  about: ['syncope', 'syncopeContext'],
  sources: ['nhsFaint'],
  evidence: 'read',
  isRaised: (facts) => {
    const { syncope, knownHeartConditions } = facts.heart;
    const isNearlyWithTrigger =
      syncope === 'nearly' && hasHarmlessTrigger(facts) && knownHeartConditions !== 'inheritedHeart';
    const isWorse = syncopeHeart.isRaised(facts) || syncopeUnexplained.isRaised(facts);
    return hasFaintedThisYear(facts) && !isWorse && !isNearlyWithTrigger && !isQuietFaint(facts);
  },
});
