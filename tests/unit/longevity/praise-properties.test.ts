import { describe, vi } from 'vitest';
import { mustAscend, mustBeSame } from '#tests/unit/engine-1/must.ts';
import { hasAny, mustNot, startProperties } from './scored-people.ts';

// Twenty thousand people take seconds on an idle machine, and much longer on one that is busy with something else.
vi.setConfig({ testTimeout: 240_000 });

const holds = startProperties();

describe('beside a warning, a low weight or a dark mood', () => {
  holds('nothing praises', (found) => {
    const { score, assessment } = found;
    const withheld =
      hasAny(found, 'underweight', 'waitForCare') || assessment.redFlags.some(({ code }) => code === 'moodSupport');
    if (withheld) mustBeSame([score.headline, score.longevityFactor], [null, null]);
    const praised = score.categories.some(({ descriptor }) => descriptor === 'excellent' || descriptor === 'good');
    mustNot(hasAny(found, 'waitForCare') && praised, 'a good category beside a warning');
    const isThin = hasAny(found, 'severeUnderweight') || (hasAny(found, 'underweight') && hasAny(found, 'eatingRisk'));
    if (isThin) mustBeSame([score.status, score.biologicalAge], ['notEstimated', null]);
  });

  holds('the support lines stand once', (found) => {
    const lines = found.score.safetyNotices.filter(({ notice }) => notice === 'supportLines').length;
    mustAscend([hasAny(found, 'lowMood', 'eatingRisk') ? 1 : 0, lines, 1]);
  });
});
