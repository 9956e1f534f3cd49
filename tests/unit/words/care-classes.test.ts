import { expect, test } from 'vitest';
import { featureCareClasses } from '#shared/features/care-classes.ts';
import { isNeverFolded, type SentenceClass } from '#shared/safety/sentence.ts';
import { careClasses, safetySentencesOf } from '#shared/words/care-classes.ts';
import { classesInCode } from '#tests/support/classes-in-code.ts';

const table: ReadonlyMap<string, readonly [string, string]> = new Map(
  Object.entries({ ...careClasses, ...featureCareClasses }).flatMap(([room, names]) =>
    Object.entries(names).map(([name, said]) => [`${room}.${name}`, said] as const),
  ),
);

const safetySentences = safetySentencesOf(careClasses);

/** The reference gives these sentences another class in one of their notices. */
const twoClasses = ['blood-pressure.bpStage2HighTrainingDont act', 'weight.eatingSupportWhat kind'];

test('code gives each sentence of care the class of the table', async () => {
  const said = await classesInCode();
  expect(said.length).toBeGreaterThan(800);
  const others = said.flatMap(({ sentence, class: one }) =>
    table.get(sentence)?.[0] === one ? [] : [`${sentence} ${one}`],
  );
  expect([...new Set(others)].toSorted()).toEqual(twoClasses);
});

test('a name that ends in a class has that class', () => {
  const endings = /(What|Act|Aid|Call|Dont|Typing|Kind)$/;
  const wrong = [...table].filter(([sentence, [one]]) => {
    const [ending] = endings.exec(sentence) ?? [];
    return ending !== undefined && ending.toLowerCase() !== one;
  });
  expect(wrong).toEqual([]);
});

test('only what a sign means, and kindness, may be folded', () => {
  const all: readonly SentenceClass[] = ['what', 'act', 'aid', 'call', 'dont', 'typing', 'kind'];
  expect(all.filter((one) => !isNeverFolded({ class: one }))).toEqual(['what', 'kind']);
});

test('what to do in an emergency, in a notice or next, and where to find support, are about safety; plan and figures are not', () => {
  expect(safetySentences).toContain('chest-pain.chestPainNowCall');
  expect(safetySentences).toContain('sugar.sugarLowAct');
  expect(safetySentences).toContain('heart-steps.statinSoonAct');
  expect(safetySentences).toContain('mood.moodSupportCall');
  expect(safetySentences.filter((sentence) => /^heart-plan\.(?:vaccines|risk)/.test(sentence))).toEqual([]);
});
