import { expect, test } from 'vitest';
import { wholeSheet } from '#tests/features/doctor/sheets.ts';
import { forEveryone } from '#tests/personas/for-everyone.ts';
import { today } from '#tests/personas/random-person.ts';
import { runs } from '#tests/support/random.ts';
import { people, times } from '#tests/unit/results/urgent-people.ts';

test('the sheet asks for no later day than the notices that it lists', () => {
  forEveryone(people.slice(0, runs(300)), ({ habits, heart, otherDay }) => {
    const sheet = wholeSheet({
      longevity: { answers: habits, day: otherDay },
      heart: { answers: heart, day: today },
      today,
    });
    const soonest = Math.min(
      ...sheet.warnings.raised.map(({ level, when }) =>
        level === 'soon' ? times.findIndex((time) => time.test(when)) : 0,
      ),
    );
    if (!Number.isFinite(soonest)) return;
    const later = times.slice(soonest + 1).find((time) => time.test(JSON.stringify(sheet.nextStep ?? '')));
    expect(later, JSON.stringify(sheet.nextStep)).toBeUndefined();
  });
});
