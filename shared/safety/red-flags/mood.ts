import { isAmong } from '#shared/safety/facts.ts';
import { redFlag } from '../red-flag.ts';
import { countBurdens } from '../terms.ts';

/** The support lines are shown with it. */
export const moodSupport = redFlag({
  code: 'moodSupport',
  level: 'soon',
  by: 'days',
  label: 'Low mood',
  message:
    'You told us that things feel heavy. Many people go through this, and it can be treated. Please talk to a clinician or someone you trust in the next days. If you think about harming yourself, or feel that you cannot go on, call a support line or your local emergency number now.',
  variants: [
    {
      applies: ({ isPregnant }) => isPregnant,
      by: 'tomorrow',
      message:
        'You told us that you feel low. This is common in pregnancy and after a birth, and it can be treated. Call your midwife, health visitor or doctor today or tomorrow and say how low you feel. If you think of harming yourself or the baby, or see or hear things that others do not, call your local emergency number now.',
    },
  ],
  sources: ['uspstfAB', 'niceNg222'],
  evidence: 'read',
  isRaised: (facts) => {
    const burdens = countBurdens(facts);
    const isVeryDark = facts.longevity.lifeOutlook === 'veryPessimistic';
    return isAmong(facts.heart.moodLow, 'half', 'daily') || (isVeryDark && burdens >= 2) || burdens >= 3;
  },
});
