import { isAmong } from '#shared/safety/facts.ts';
import type { Facts } from '../facts.ts';
import { redFlag } from '../red-flag.ts';
import { hasAnyBreathlessness, hasFaintedToday, hasPainToday, isNewlyBreathless, isPleuritic } from '../terms.ts';

/** What a clot in the lung can make, beside one swollen leg. */
const hasLungSign = (facts: Facts): boolean =>
  hasAnyBreathlessness(facts) ||
  hasPainToday(facts) ||
  isPleuritic(facts) ||
  (isAmong(facts.heart.chestPain, 'week', 'often', 'occasional') &&
    isAmong(facts.heart.chestPainContext, 'tearing', 'worsening', 'unwell', 'spreads', 'atRest', 'longer', 'effort')) ||
  hasFaintedToday(facts) ||
  facts.pulse >= 111 ||
  facts.heart.otherWarningSigns === 'pinkSputum';

export const lungClot = redFlag({
  code: 'lungClot',
  level: 'emergency',
  label: 'Signs of a blood clot in the lung',
  message:
    'A swollen leg with short breath or chest pain, or sharp pain on breathing in with new short breath, can mean a blood clot in the lung. If any of it is there now or came in the last 24 hours, call your local emergency number now. If not, go to an emergency department today.',
  sources: ['nhsPe', 'nice158'],
  evidence: 'read',
  isRaised: (facts) =>
    (facts.heart.edema === 'oneSided' && hasLungSign(facts)) ||
    (isPleuritic(facts) &&
      (isNewlyBreathless(facts) ||
        (facts.heart.chestPain === 'today' && (facts.pulse >= 111 || hasFaintedToday(facts))))),
});

export const legClot = redFlag({
  code: 'legClot',
  level: 'urgent',
  label: 'One swollen leg',
  message:
    'One leg that is newly swollen, painful, warm or red can mean a blood clot. Be seen by a doctor today. If you get short of breath, chest pain or faint, call your local emergency number now.',
  sources: ['nice158', 'nhsPe'],
  evidence: 'read',
  isRaised: (facts) => facts.heart.edema === 'oneSided' && !lungClot.isRaised(facts) && !facts.isPregnant,
});
