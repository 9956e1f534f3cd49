import { type Facts, isAmong, redFlag } from '#shared/safety/red-flag.ts';
import {
  hasFaintedThisYear,
  hasFaintedToday,
  hasHeartDisease,
  hasPainToday,
  isNewlyBreathless,
} from '#shared/safety/terms.ts';

/** Settings in which a faint may come from the heart. */
const isDangerousSetting = ({ heart }: Facts): boolean => isAmong(heart.syncopeContext, 'heart', 'exercise', 'lying');

/** Without warning, while sitting, or with sudden deaths in the family. */
const hasNoGoodReason = ({ heart }: Facts): boolean =>
  isAmong(heart.syncopeContext, 'noWarning', 'sitting') || heart.syncopeFamily === 'yes';

const isUnexplained = (facts: Facts): boolean => {
  const { syncope, syncopeContext, syncopeFamily } = facts.heart;
  const isEarlier = isAmong(syncope, 'nearlyWeeks', 'yes');
  const isContextUnknown = syncopeContext === undefined || syncopeContext === 'unsure';
  return (
    (isAmong(syncope, 'nearlyWeeks', 'yes', 'nearly') && isDangerousSetting(facts)) ||
    (isAmong(syncope, 'faintToday', 'nearlyToday', 'faintWeeks') && hasNoGoodReason(facts)) ||
    (isEarlier && hasNoGoodReason(facts) && hasHeartDisease(facts)) ||
    (isEarlier && syncopeFamily === 'yes') ||
    (isEarlier && syncopeContext === 'noWarning' && facts.age >= 65) ||
    (syncope === 'faintToday' && (hasHeartDisease(facts) || syncopeContext !== 'trigger')) ||
    (isAmong(syncope, 'nearlyToday', 'faintWeeks') &&
      isContextUnknown &&
      (hasHeartDisease(facts) || facts.age >= 65)) ||
    (facts.isPregnant && syncope === 'nearlyToday')
  );
};

export const syncopeHeart = redFlag({
  code: 'syncopeHeart',
  level: 'emergency',
  label: 'A faint that may come from the heart',
  message:
    'A faint like yours can come from the heart. If it happened in the last 24 hours, or you feel faint now, call your local emergency number now. If it was earlier, see a doctor today, and do not drive or train until then.',
  sources: ['escSyncope2018', 'nhsFaint', 'niceCg109'],
  evidence: 'read',
  isRaised: (facts) => {
    const { syncope } = facts.heart;
    const isRecent = isAmong(syncope, 'faintToday', 'faintWeeks', 'nearlyToday');
    return (
      (isRecent && isDangerousSetting(facts)) ||
      (hasFaintedToday(facts) && hasNoGoodReason(facts) && hasHeartDisease(facts)) ||
      (hasFaintedToday(facts) && (hasPainToday(facts) || isNewlyBreathless(facts))) ||
      (facts.isPregnant && syncope === 'faintToday')
    );
  },
});

export const syncopeUnexplained = redFlag({
  code: 'syncopeUnexplained',
  level: 'urgent',
  label: 'A faint without a clear cause',
  message:
    'A faint like this should be checked with a heart tracing (ECG). Get checked by a doctor today, or tomorrow at the latest, unless this faint has already been checked. If you faint again, or with chest pain, shortness of breath or a racing heart, call your local emergency number now.',
  sources: ['niceCg109', 'escSyncope2018', 'nhsFaint'],
  evidence: 'read',
  isRaised: (facts) => !syncopeHeart.isRaised(facts) && isUnexplained(facts),
});

export const syncopeAny = redFlag({
  code: 'syncopeAny',
  level: 'soon',
  by: 'twoWeeks',
  label: 'Fainting',
  message:
    'Book an appointment in the next week or two and tell them what happened. If you faint again, while exercising or lying down, or with chest pain or a racing heart, call your local emergency number now.',
  sources: ['nhsFaint'],
  evidence: 'read',
  isRaised: (facts) => {
    const { syncope, syncopeContext } = facts.heart;
    const isNearlyWithTrigger = syncope === 'nearly' && syncopeContext === 'trigger';
    const isWorse = syncopeHeart.isRaised(facts) || syncopeUnexplained.isRaised(facts);
    return hasFaintedThisYear(facts) && !isWorse && !isNearlyWithTrigger;
  },
});
