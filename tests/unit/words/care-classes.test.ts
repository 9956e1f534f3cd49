import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { wordingsIn } from '#infra/aws/stages/wordings.ts';
import { featureCareClasses } from '#shared/features/care-classes.ts';
import { isNeverFolded, type SentenceClass } from '#shared/safety/sentence.ts';
import { careClasses, safetySentencesOf } from '#shared/words/care-classes.ts';
import { root, sourceFiles } from '#tests/structure/read-imports.ts';
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

const saysWhatToDo = /emergency number|call now|\b(?:see|call|talk to) (?:a|your) doctor/i;

/** Sentences with such words that are no care. */
const noCare: Readonly<Record<string, string>> = {
  'about.lede': 'what the product is for',
  'asked-health-habits.healthCheckups': 'a question about check-ups',
  'asked-heart-signs.introHint': 'what the quiz is for',
  'heart-opening.outroTalk': 'what the page is good for',
  'heart-rows.testsWeak': 'a row that only repeats a low score; the plan and the notices say what to do',
  'what-if.nothingToChange': 'why a page has no slider',
};

const roomOf = (file: string): string | undefined =>
  /^shared\/words\/en\/([\w-]+)\.ts$/.exec(file)?.[1] ?? /^shared\/features\/([\w/-]+)\/words\/en\.ts$/.exec(file)?.[1];

test('no sentence outside the tables says to call for help, or to see a doctor', () => {
  const files = sourceFiles().flatMap((file) => {
    const room = roomOf(file);
    return room === undefined ? [] : [{ room, file }];
  });
  const found = files.flatMap(({ room, file }) => {
    const sentences = [...wordingsIn(readFileSync(join(root, file), 'utf8'))];
    return sentences.flatMap(([name, wording]) => (saysWhatToDo.test(wording) ? [`${room}.${name}`] : []));
  });
  expect(found.length).toBeGreaterThan(100);
  // Without a feature, its room is not there.
  const excepted = Object.keys(noCare).filter((sentence) => files.some(({ room }) => sentence.startsWith(`${room}.`)));
  expect(found.filter((sentence) => !table.has(sentence)).toSorted()).toEqual(excepted.toSorted());
});
