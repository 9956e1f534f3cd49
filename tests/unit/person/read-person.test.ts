import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPerson } from '#shared/person/read-person.ts';

const today = '2026-01-15';
const body = (weight: number, ft: number, inches: number) =>
  readPerson({ longevity: { weight, height: { ft, in: inches } }, heart: {}, today }).bmi;
const pressure = (heart: Record<string, unknown>) => {
  const { sbp, dbp, givenSbp, givenDbp, isPressureMistyped } = readPerson({ longevity: {}, heart, today });
  return { sbp, dbp, givenSbp, givenDbp, isPressureMistyped };
};
const typed = (bpSystolic: string, bpDiastolic?: string) => pressure({ bpReading: 'numbers', bpSystolic, bpDiastolic });

describe('a person', () => {
  test('is read from anything at all without throwing', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.string(), (longevity, heart, anyDay) => {
        const person = readPerson({ longevity, heart, today: anyDay });
        expect(Object.keys(person.longevity)).toContain('birthdate');
      }),
    );
  });

  test('has a body mass index of 703 × lb / in², unrounded', () => {
    expect(body(172, 5, 4)).toBe((703 * 172) / 64 ** 2);
    expect(readPerson({ longevity: { weight: 172 }, heart: {}, today }).bmi).toBeNull();
    expect(readPerson({ longevity: { height: { ft: 5, in: 4 } }, heart: {}, today }).bmi).toBeNull();
  });

  test('has an age in completed years, and none without a birth date', () => {
    const age = (birthdate: unknown) => readPerson({ longevity: { birthdate }, heart: {}, today }).age;
    expect(age('1980-01-15')).toBe(46);
    expect(age('1980-01-16')).toBe(45);
    expect(age('1980-02-30')).toBeNull();
  });
});

describe('blood pressure', () => {
  test('is read from the typed numbers, and the lower one may be missing', () => {
    expect(typed('130', '80')).toMatchObject({ sbp: 130, dbp: 80, givenSbp: 130, givenDbp: 80 });
    expect(typed('130')).toMatchObject({ sbp: 130, dbp: null });
    expect(pressure({ bpReading: 'numbers', bpDiastolic: '80' })).toMatchObject({
      sbp: null,
      dbp: null,
      givenDbp: null,
    });
  });

  test('is the middle of a chosen band', () => {
    const band = { bpReading: 'band', bpBand: '120to129' };
    expect(pressure(band)).toMatchObject({ sbp: 124.5, dbp: 75, isPressureMistyped: false });
    expect(pressure({ ...band, bpReading: 'unknown' })).toMatchObject({ sbp: null, dbp: null });
  });

  test('was mistyped if the lower number is not below the upper one', () => {
    const both = { givenSbp: 90, givenDbp: 90, sbp: null, dbp: null, isPressureMistyped: true };
    expect(typed('90', '90')).toEqual(both);
    expect(typed('91', '90')).toMatchObject({ sbp: 91, dbp: 90, isPressureMistyped: false });
  });
});
