import { describe, expect, test } from 'vitest';
import { bannedWords, useInstead } from '#shared/safety/banned-words.ts';
import { emergencyNumber, emergencyNumbers } from '#shared/safety/emergency-numbers.ts';
import { highestLevel, levelOrder, levels } from '#shared/safety/levels.ts';
import { labelOf, messageOf, noticeOf } from '#shared/safety/messages.ts';
import { notSymptomFlags } from '#shared/safety/not-symptom-flags.ts';
import { notices } from '#shared/safety/notices.ts';
import { type RedFlagCode, redFlags } from '#shared/safety/red-flags.ts';
import { supportLines } from '#shared/safety/support-lines.ts';
import { readVectors } from '#tests/vectors/reference-vectors.ts';

type Reference = {
  readonly levels: readonly { readonly level: string; readonly label: string; readonly do: string }[];
  readonly emergencyNumber: unknown;
  readonly redFlags: readonly {
    readonly code: string;
    readonly level: string;
    readonly label: string;
    readonly message: string;
    readonly source: readonly string[];
    readonly evidence: string;
  }[];
  readonly notSymptomFlags: readonly string[];
  readonly notices: readonly { readonly code: string; readonly text: string }[];
  readonly supportLines: unknown;
  readonly wording: Readonly<Record<string, readonly string[]>>;
};
const reference: Reference = readVectors('safety');

describe('the words of the safety rules are those of the reference', () => {
  test('red flags: order, level, label, message, sources and what they rest on', () => {
    const ours = redFlags.map(({ isRaised, sources, ...flag }) => ({ ...flag, source: sources }));
    const theirs = reference.redFlags.map(({ code, level, label, message, source, evidence }) => ({
      code,
      level,
      label,
      message,
      source,
      evidence,
    }));
    expect(ours).toEqual(theirs);
  });

  test('levels, most serious first', () => {
    const ours = levelOrder.map((level) => ({ level, label: levels[level].label, do: levels[level].advice }));
    expect(ours).toEqual(reference.levels.map(({ level, label, do: advice }) => ({ level, label, do: advice })));
  });

  test('notices, support lines and banned words', () => {
    expect(notices.map(({ code, text }) => ({ code, text }))).toEqual(
      reference.notices.map(({ code, text }) => ({ code, text })),
    );
    expect(supportLines).toEqual(reference.supportLines);
    expect({ ...bannedWords, useInstead }).toEqual(reference.wording);
    expect([...notSymptomFlags]).toEqual(reference.notSymptomFlags);
  });

  test('emergency numbers: neutral words, and each number of the hint can be called', () => {
    expect(emergencyNumber).toEqual(reference.emergencyNumber);
    expect(emergencyNumbers.map(({ number }) => number)).toEqual(emergencyNumber.hint.match(/\d+/g));
  });
});

describe('a message', () => {
  const emergencies = redFlags.filter(({ level }) => level === 'emergency');

  test('is found by its code', () => {
    expect(messageOf('chestPainNow')).toContain('call your local emergency number now');
    expect(labelOf('chestPainNow')).toBe('Chest pain right now');
    expect(noticeOf({ code: 'chestPainNow', level: 'emergency' })).toEqual({
      code: 'chestPainNow',
      level: 'emergency',
      message: messageOf('chestPainNow'),
    });
  });

  test('of a flag that does not exist is an error that names the flag', () => {
    expect(() => messageOf('ghost' as RedFlagCode)).toThrow('The red flag ghost has no wording');
  });

  test.each(emergencies)('of the emergency $code says to call', ({ message }) => {
    expect(message).toMatch(/call .*your local emergency number|ask someone near you to call/);
  });

  test.each([...redFlags])('of $code neither reassures nor threatens, and names no risk in numbers', ({ message }) => {
    for (const phrase of bannedWords.neverAnywhere) expect(message.toLowerCase()).not.toContain(phrase);
    expect(message).not.toMatch(/probably nothing|no worries|nothing to worry|you will die|\d ?%/i);
  });
});

test('red flags stand from the most to the least serious', () => {
  const places = redFlags.map(({ level }) => levelOrder.indexOf(level));
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('the highest level is the most serious one raised', () => {
  expect(highestLevel([{ level: 'soon' }, { level: 'emergency' }, { level: 'urgent' }])).toBe('emergency');
  expect(highestLevel([{ level: 'soon' }])).toBe('soon');
  expect(highestLevel([])).toBeNull();
});
