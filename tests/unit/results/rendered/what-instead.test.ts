import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { habitTexts } from '#shared/habits/habit-texts.ts';
import { nextStepTexts } from '#shared/heart/words/next-step-words.ts';
import { planTexts as heartTexts } from '#shared/heart/words/plan-texts.ts';
import { notices } from '#shared/safety/notices.ts';
import type { RedFlag } from '#shared/safety/red-flag.ts';
import { redFlags } from '#shared/safety/red-flags.ts';
import type { SentenceClass, Words } from '#shared/safety/sentence.ts';
import { untilSeen } from '#shared/words/care.ts';
import { measuredPerson, mostlyQuietHeart } from '#tests/personas/random-person.ts';
import { runs } from '#tests/support/random.ts';
import { bothQuizzes, openOf, type Rendered, rendered, textsIn } from '#tests/support/rendered.tsx';
import { signs, withSign } from '#tests/support/signs.ts';

// A prohibition never stands without what to do instead (SAFETY 5), in the texts that users read.

vi.setConfig({ testTimeout: 300_000 });

const today = '2026-01-15';

const plain = (text: string): string => text.replaceAll("'", '’');

const authored: readonly Words[] = [
  ...redFlags.flatMap(({ words, variants = [] }: RedFlag) => [words, ...variants.map((variant) => variant.words)]),
  ...[...Object.values(nextStepTexts), ...Object.values(heartTexts)].map(({ words }) => words),
  ...Object.values(habitTexts).map(({ how }) => how),
  ...notices.map(({ words }) => words),
].flat();

/** What replaces a notice's own instruction if there is a more urgent one. */
const told = ['Tell them about this, too.', 'Mention this at the same appointment.'];

const classes = new Map<string, SentenceClass>([
  ...authored.map(({ text, class: one }) => [plain(text), one] as const),
  ...told.map((text) => [text, 'act'] as const),
]);

const isHelp = (one: SentenceClass): boolean => one === 'act' || one === 'call' || one === 'aid';

/** Texts outside notices and steps have no classes: an order not to do something, and an order to do something. */
const prohibition = /(?:^|[.:!?] )(?:please )?(?:don’t|do not|never|avoid) /i;
const order =
  /(?:^|[.:!?] )(?:please )?(?:ask|book|call|choose|eat|follow|give|go|have|keep|let|measure|pick|rest|say|see|sit|stop|take|talk|tell|test|try|use|write)\b/i;

/** The texts of a page or mail that forbid something and do not say what to do. */
const aloneIn = (texts: readonly string[], page: ReadonlyMap<string, SentenceClass>): string[] => {
  const sentences = [...page];
  const forbidding = sentences.filter(([, one]) => one === 'dont');
  return texts.filter((text) => {
    const isClassed = forbidding.some(([sentence]) => text.includes(sentence));
    if (!isClassed && (!prohibition.test(text) || order.test(text))) return false;
    return !sentences.some(([sentence, one]) => isHelp(one) && text.includes(sentence));
  });
};

const prohibitionsAlone = ({ content, markup, mail }: Rendered): string[] => {
  const steps = content.focus_areas.topRecommendations.flatMap(({ sentences = [] }) => sentences);
  const reasons = content.reason ?? [];
  const page = new Map([...classes, ...[...steps, ...reasons].map(({ text, class: one }) => [text, one] as const)]);
  return aloneIn([...textsIn(openOf(markup)), ...textsIn(mail.html)], page);
};

test('on page and mail of random people with random signs', () => {
  const people = fc.tuple(measuredPerson, mostlyQuietHeart, fc.array(fc.constantFrom(...signs), { maxLength: 3 }));
  fc.assert(
    fc.property(people, ([longevity, heart, told]) => {
      const person = told.reduce(withSign, { longevity, heart });
      for (const quizId of bothQuizzes)
        expect(prohibitionsAlone(rendered('', quizId, { ...person, today })), quizId).toEqual([]);
    }),
    { numRuns: runs(300) },
  );
});

test('in the list of what to do until somebody has been seen', () => {
  expect(aloneIn(untilSeen, classes)).toEqual([]);
});

test('each way of saying nothing to do is found', () => {
  const texts = ['Do not stop insulin on your own.', 'Well. Don’t try to lose weight.', 'Call a doctor. Never wait.'];
  expect(aloneIn(texts, classes)).toEqual(texts.slice(0, 2));
});

test('a page with a prohibition is read as one, so that the check can fail', () => {
  const [quiet, weight] = [{}, { height: { ft: 5, in: 5 }, weight: 220 }];
  const woman = { birthdate: '1990-01-10', gender: 'female', ...weight };
  const { content, markup } = rendered('', bothQuizzes[0], { longevity: woman, heart: quiet, today });
  expect(content.sideNotes?.map(({ code }) => code)).toContain('maybePregnant');
  expect(textsIn(openOf(markup)).filter((text) => prohibition.test(text))).not.toEqual([]);
});
