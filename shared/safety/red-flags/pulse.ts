import { isAmong } from '#shared/safety/facts.ts';
import { redFlag } from '../red-flag.ts';
import {
  hasAnySymptom,
  hasFaintedThisMonth,
  hasFaintedThisYear,
  hasPainToday,
  hasSevereSymptom,
  hasWarningSign,
  isAthlete,
  isNewlyBreathless,
} from '../terms.ts';

/** NEWS2 gives 3 points from 131; 130 is our edge. */
export const pulseFastSymptoms = redFlag({
  code: 'pulseFastSymptoms',
  level: 'emergency',
  label: 'A very fast pulse with symptoms',
  message:
    'Your pulse at rest is very fast and you have symptoms too. If the fast pulse or the symptoms are there now or came back in the last 24 hours, call your local emergency number now. If not, be seen by a doctor today.',
  sources: ['news2', 'qldCardiology', 'nhsPalpitations'],
  evidence: 'read',
  isRaised: (facts) => (facts.pulse >= 130 && hasAnySymptom(facts)) || (facts.pulse >= 111 && hasSevereSymptom(facts)),
});

/** NEWS2 gives 3 points up to 40. */
export const pulseSlowSymptoms = redFlag({
  code: 'pulseSlowSymptoms',
  level: 'emergency',
  label: 'A very slow pulse with symptoms',
  message:
    'Your pulse at rest is very slow, and you have felt faint, short of breath or unwell. If you feel that way now or did in the last 24 hours, call your local emergency number now. If not, be seen by a doctor today, and do not drive until then.',
  sources: ['news2', 'esc2021pacing'],
  evidence: 'convention',
  isRaised: (facts) =>
    facts.pulse < 40 &&
    (hasFaintedThisYear(facts) ||
      isAmong(facts.heart.dyspnea, 'rest', 'newWorse', 'minimal', 'level') ||
      hasPainToday(facts) ||
      hasWarningSign(facts)),
});

export const pulseFast = redFlag({
  code: 'pulseFast',
  level: 'urgent',
  label: 'A fast pulse at rest',
  message:
    'A pulse above 110 while you sit still is too fast. Sit for five minutes and count again. If it is still above 110, be seen by a doctor today. If it is 130 or more, or you have chest pain, short breath or feel faint, call your local emergency number now.',
  sources: ['news2'],
  evidence: 'read',
  isRaised: (facts) => facts.pulse >= 111 && !pulseFastSymptoms.isRaised(facts),
});

export const pulseSlow = redFlag({
  code: 'pulseSlow',
  level: 'urgent',
  label: 'A very slow pulse',
  message:
    'Your pulse at rest is very slow. Count again for a full minute. If it is still that slow, be seen by a doctor today, or tomorrow at the latest; some medicines slow the pulse, so take your list with you and do not stop any by yourself. If you faint or feel short of breath, call your local emergency number now.',
  sources: ['news2', 'esc2021pacing'],
  evidence: 'convention',
  isRaised: (facts) => {
    const isVerySlow = facts.pulse < 40 && (!isAthlete(facts) || facts.pulse < 30);
    const hasSign =
      hasFaintedThisMonth(facts) || isNewlyBreathless(facts) || (hasFaintedThisYear(facts) && facts.age >= 65);
    return (isVerySlow || (facts.pulse < 50 && hasSign)) && !pulseSlowSymptoms.isRaised(facts);
  },
});

export const pulseHigh = redFlag({
  code: 'pulseHigh',
  level: 'soon',
  by: 'twoWeeks',
  label: 'A pulse above 100 at rest',
  message:
    'A pulse above 100 at rest is higher than usual. Count again on two other days; if it stays above 100, book an appointment in the next week or two. If it goes above 110, be seen the same day.',
  sources: ['nhsPulse'],
  evidence: 'convention',
  isRaised: ({ pulse }) => pulse >= 101 && pulse < 111,
});

/** In trained people only: everybody else is urgent. */
export const pulseLow = redFlag({
  code: 'pulseLow',
  level: 'soon',
  by: 'twoWeeks',
  label: 'A slow pulse',
  message:
    'A pulse below 40 at rest is worth a heart tracing (ECG), also in people who train a lot. Book an appointment in the next week or two. If you faint, nearly faint or get short of breath, call your local emergency number now.',
  sources: ['esc2021pacing', 'nhsPulse'],
  evidence: 'convention',
  isRaised: (facts) => facts.pulse < 40 && !pulseSlowSymptoms.isRaised(facts) && !pulseSlow.isRaised(facts),
});
