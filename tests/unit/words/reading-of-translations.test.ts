import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { otherLanguages } from '#shared/contract/language.ts';
import { root } from '#tests/structure/read-imports.ts';
import { sentencesIn } from '#tests/support/reading-es.ts';
import { rulesOf, sentencesOf } from '#tests/support/translations.ts';

const folder = join(root, 'shared');

/** The sentences of running text of each file. A file of a few sentences is measured with the other small ones. */
const running = new Map<string, { code: (typeof otherLanguages)[number]; sentences: string[] }>();
for (const code of otherLanguages)
  for (const room of globSync([`words/${code}/*.ts`, `features/**/words/${code}.ts`], { cwd: folder })) {
    const words = await sentencesOf(readFileSync(join(folder, room), 'utf8'));
    const sentences = [...words.values()].flatMap(({ wordings }) => wordings.flatMap(sentencesIn));
    const subject = sentences.length < 12 ? `small files of ${code} together` : room;
    running.set(subject, { code, sentences: [...(running.get(subject)?.sentences ?? []), ...sentences] });
  }

test.each([...running])('%s: quite easy to read', (_, { code, sentences }) => {
  const { ease, least } = rulesOf(code).reading;
  expect(ease(sentences)).toBeGreaterThanOrEqual(least);
});
