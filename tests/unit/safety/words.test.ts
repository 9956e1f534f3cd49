import { describe, expect, test } from 'vitest';
import { heartScreens } from '#shared/questions/heart/heart-screens.ts';
import { myNumbersQuestions } from '#shared/questions/heart/my-numbers.ts';
import { deadlines, highestLevel, levelOrder, levels } from '#shared/safety/levels.ts';
import { notices } from '#shared/safety/notices.ts';
import { veryHighPressure } from '#shared/safety/pressure-limits.ts';
import { emergencyPulse, fastAbove, slowPulse } from '#shared/safety/pulse-limits.ts';
import type { RedFlag } from '#shared/safety/red-flag.ts';
import { bloodPressureWords } from '#shared/safety/red-flag-words/blood-pressure-words.ts';
import { kidneyAndFatWords } from '#shared/safety/red-flag-words/kidney-and-fat-words.ts';
import { labelOf, messageOf, notSymptomFlags, type RedFlagCode, redFlags } from '#shared/safety/red-flags.ts';
import { textOf } from '#shared/safety/sentence.ts';
import { bannedWords, useInstead } from '#tests/support/banned-words.ts';
import { quizzes } from '#tests/support/quizzes.ts';
import {
  fixedFlags,
  fixedLevels,
  fixedNotices,
  medicalTerms,
  readingGrade,
  usesTerm,
  withoutMedicalTerms,
} from '#tests/support/reading.ts';
import { readVectors } from '#tests/vectors/reference-vectors.ts';
import * as refused from '#words/asked-care.ts';
import * as emergency from '#words/emergency.ts';
import { assessmentOf } from './example.ts';

type ReferenceSentence = { readonly id: string; readonly class: string; readonly text: string };
type Reference = {
  readonly levels: readonly { readonly level: string; readonly label: string; readonly do: string }[];
  readonly emergencyNumber: { readonly text: string };
  readonly redFlags: readonly {
    readonly code: string;
    readonly level: string;
    readonly label: string;
    readonly message: string;
    readonly source: readonly string[];
    readonly evidence: string;
    readonly by?: string;
    readonly seenBy?: string;
    readonly about: readonly string[];
    readonly sentences: readonly ReferenceSentence[];
    readonly variants?: readonly {
      readonly by?: string;
      readonly seenBy?: string;
      readonly sentences: readonly ReferenceSentence[];
    }[];
  }[];
  readonly deadlines: Readonly<Record<string, unknown>>;
  readonly notSymptomFlags: readonly string[];
  readonly notices: readonly { readonly code: string; readonly text: string }[];
  readonly wording: Readonly<Record<string, readonly string[]>>;
};
const reference: Reference = readVectors('safety');

const wordsOf = (sentences: readonly ReferenceSentence[]) =>
  sentences.map(({ class: one, text }) => ({ class: one, text }));

describe('the words of the safety rules match the reference', () => {
  test('red flags: order, level, label, sentences by class, deadline, what they name, sources and what they depend on', () => {
    const ours = redFlags.map(({ code, level, label, words, about, sources, evidence, ...flag }) => ({
      ...{ code, level, label, words, about, source: sources, evidence },
      by: 'by' in flag ? flag.by : undefined,
      seenBy: 'seenBy' in flag ? flag.seenBy : undefined,
    }));
    const theirs = reference.redFlags.map(({ code, level, label, sentences, about, source, evidence, by, seenBy }) => ({
      ...{ code, level, label, words: wordsOf(sentences), about, source, evidence, by, seenBy },
    }));
    expect(ours).toEqual(theirs);
  });

  // With a family history, the last review keeps the sentence about relatives, which the reference leaves out in
  // pregnancy.
  test('variants of a message: their deadlines and sentences', () => {
    const ours = redFlags.flatMap((flag) =>
      (flag.variants ?? [])
        .filter(({ words }) => words !== kidneyAndFatWords.ldl190For.pregnantWithFamily)
        .map(({ words, ...variant }) => ({
          code: flag.code,
          words,
          by: 'by' in variant ? variant.by : undefined,
          seenBy: 'seenBy' in variant ? variant.seenBy : undefined,
        })),
    );
    const theirs = reference.redFlags.flatMap(({ code, by: usual, variants = [] }) =>
      variants.map(({ by, seenBy, sentences }) => ({
        code,
        words: wordsOf(sentences),
        by: by ?? usual,
        seenBy,
      })),
    );
    expect(ours).toEqual(theirs);
  });

  test('deadlines, the soonest first', () => {
    const { note: _, order, ...words } = reference.deadlines;
    expect(deadlines).toEqual(words);
    expect(Object.keys(deadlines)).toEqual(order);
  });

  test('levels, most serious first', () => {
    const ours = levelOrder.map((level) => ({ level, label: levels[level].label, do: levels[level].advice }));
    expect(ours).toEqual(reference.levels.map(({ level, label, do: advice }) => ({ level, label, do: advice })));
  });

  test('notices and banned words', () => {
    // Some have other words since the last review, or are written for each person.
    const reworded = ['drinkAmount', 'maybePregnant', 'harmlessSign', 'quietLow', 'medicines'];
    const elsewhere = ['ratedHealth'];
    const added = ['afterBirthLine', 'oneCondition'];
    const isCompared = ({ code }: { readonly code: string }) => ![...reworded, ...elsewhere, ...added].includes(code);
    const byCode = (a: { readonly code: string }, b: { readonly code: string }) => a.code.localeCompare(b.code);
    const ours = notices.map(({ code, words }) => ({ code, text: textOf(words) }));
    const theirs = reference.notices.map(({ code, text }) => ({ code, text }));
    expect(ours.filter(isCompared).toSorted(byCode)).toEqual(theirs.filter(isCompared).toSorted(byCode));
    // A prohibition never stands alone: first the reference's sentence, and then what to do.
    const medicines = theirs.find(({ code }) => code === 'medicines')?.text;
    expect(ours.find(({ code }) => code === 'medicines')?.text).toBe(`${medicines} Talk to your doctor first.`);
    expect(notices.map(({ code }) => code).toSorted()).toEqual(
      [...reference.notices.map(({ code }) => code).filter((code) => !elsewhere.includes(code)), ...added].toSorted(),
    );
    const { note23: _, ...banned } = reference.wording;
    expect({ ...bannedWords, useInstead }).toEqual(banned);
    expect([...notSymptomFlags]).toEqual(reference.notSymptomFlags);
  });

  test('emergency numbers: neutral words', () => {
    for (const sentence of Object.values(emergency).filter((one) => one.includes('number')))
      expect(sentence).toContain(reference.emergencyNumber.text);
  });
});

/** Each flag's own message and those of its variants. */
const everyMessage = redFlags.flatMap(({ code, label, words, variants = [] }: RedFlag) =>
  [words, ...variants.map((variant) => variant.words)].map((one) => ({ code, label, message: textOf(one) })),
);

describe('a message', () => {
  const emergencies = redFlags.filter(({ level }) => level === 'emergency');

  test('is found by its code', () => {
    expect(messageOf('chestPainNow')).toContain('call your local emergency number now');
    expect(labelOf('chestPainNow')).toBe('Chest pain right now');
    expect(assessmentOf({ chestPain: 'now' }).notices).toEqual([
      {
        code: 'chestPainNow',
        level: 'emergency',
        label: labelOf('chestPainNow'),
        sentences: expect.any(Array),
        message: messageOf('chestPainNow'),
        by: null,
        seenBy: null,
      },
    ]);
  });

  test('of a flag that does not exist is an error that names the flag', () => {
    expect(() => messageOf('ghost' as RedFlagCode)).toThrow('The red flag ghost has no wording');
  });

  test.each(emergencies)('of the emergency $code says to call', ({ words }) => {
    expect(textOf(words)).toMatch(/call .*your local emergency number|ask someone near you to call/);
  });

  test.each(everyMessage)('of $code neither reassures nor threatens, and names no risk in numbers', ({ message }) => {
    for (const phrase of bannedWords.neverAnywhere) expect(message.toLowerCase()).not.toContain(phrase);
    expect(message).not.toMatch(/probably nothing|no worries|nothing to worry|you will die|\d ?%/i);
  });
});

test('red flags are ordered from the most to the least serious', () => {
  const places = redFlags.map(({ level }) => levelOrder.indexOf(level));
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('the highest level is the most serious one raised', () => {
  expect(highestLevel([{ level: 'soon' }, { level: 'emergency' }, { level: 'urgent' }])).toBe('emergency');
  expect(highestLevel([{ level: 'soon' }])).toBe('soon');
  expect(highestLevel([])).toBeNull();
});

const highestGrade = 6;

const gradeOf = (text: string): number => readingGrade(withoutMedicalTerms(text));

test('every notice is at grade 6 or below, unless its words are fixed', () => {
  const hard = notices.filter(({ words }) => gradeOf(textOf(words)) > highestGrade).map(({ code }) => code);
  expect(hard.toSorted()).toEqual(Object.keys(fixedNotices).toSorted());
});

test('the message of every flag is at grade 6 or below', () => {
  const hard = redFlags.filter(({ label, words }) => gradeOf(`${label}. ${textOf(words)}`) > highestGrade);
  expect(hard.map(({ code }) => code).toSorted()).toEqual(Object.keys(fixedFlags).toSorted());
});

test('the sentences of the levels are at grade 6 or below, unless their words are fixed', () => {
  const hard = levelOrder.filter((level) => gradeOf(`${levels[level].label}. ${levels[level].advice}`) > highestGrade);
  expect(hard).toEqual(Object.keys(fixedLevels));
});

test('every accepted term is used in a question or a notice', () => {
  const texts = JSON.stringify([quizzes, myNumbersQuestions, notices, redFlags]);
  expect(Object.keys(medicalTerms).filter((term) => !usesTerm(texts, term))).toEqual([]);
});

test('very high blood pressure has one wording, on the title screen of blood pressure and in its notice', () => {
  const screen = heartScreens['bloodPressure-title']?.subtext ?? '';
  const [limits = '', measure = '', , call = ''] = bloodPressureWords.bpVeryHigh.words.map(({ text }) => text);
  expect(limits).toContain('180 or more on top, or 120 or more below');
  for (const part of ['180 or more on top, or 120 or more below', measure, call]) expect(screen).toContain(part);
});

test('the questions, which know no rule, say the number from which the rule of very high blood pressure warns', () => {
  const number = `${veryHighPressure.sbp} or more on top, or ${veryHighPressure.dbp} or more below`;
  for (const text of [heartScreens['bloodPressure-title']?.subtext, refused.highPressure])
    expect(text).toContain(number);
});

test('the question of the pulse says the numbers from which its rules warn', () => {
  expect(refused.pulse.match(/\d+/g)).toEqual([emergencyPulse, fastAbove, slowPulse].map(String));
});
