import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { redFlags } from '#shared/safety/red-flags.ts';
import { textOf } from '#shared/safety/sentence.ts';
import { foundOf, kappa, readSheet, type Sheet, type Table, tableOf } from '#tests/lab/review/agreement.ts';
import { documents, triageSheet } from '#tests/lab/review/documents.ts';
import { agreementReport } from '#tests/lab/review/report.ts';
import { levelsOfTheRules, stories } from '#tests/lab/review/stories.ts';
import { readVectors } from '#tests/vectors/reference-vectors.ts';

describe('what a clinician reads', () => {
  test.each(Object.keys(documents))('%s is what `npm run docs:review` writes', (path) => {
    expect(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')).toBe(documents[path]?.());
  });

  test.each(redFlags)('$code is in the review with its words and each of its sources', ({ code, label, words }) => {
    const review = documents['tests/lab/review/review.md']?.() ?? '';
    expect(review).toContain(`. ${label}\n\n\`${code}\``);
    expect(review).toContain(`> ${textOf(words)}`);
  });

  const { vignettes } = readVectors('vignettes');

  test('the sheet has each story once, and reveals no level, flag or name', () => {
    const sheet = triageSheet();
    for (const { id, story } of vignettes) {
      expect(sheet.split(`\n${story}\n`)).toHaveLength(2);
      expect(sheet).not.toContain(id);
    }
    // 'confusion' also appears in the questions.
    for (const { code } of redFlags) if (/[A-Z]/.test(code)) expect(sheet).not.toContain(code);
    const order = stories().map(({ story }) => vignettes.find((one: { story: string }) => one.story === story).triage);
    // In the file, which is sorted, a level has longer runs.
    expect(
      Math.max(
        ...(order
          .join()
          .match(/\b(\w+)(,\1)*\b/g)
          ?.map((run) => run.split(',').length) ?? []),
      ),
    ).toBeLessThan(8);
  });

  test('the rules give each story its author’s level or a higher one', () => {
    const order = ['none', 'soon', 'urgent', 'emergency'];
    const rules = levelsOfTheRules();
    for (const { number, story } of stories()) {
      const { triage } = vignettes.find((one: { story: string }) => one.story === story);
      expect(order.indexOf(rules.get(number) ?? ''), story).toBeGreaterThanOrEqual(order.indexOf(triage));
    }
  });
});

describe('kappa, by published examples', () => {
  // Two radiologists, 85 mammograms: normal, benign, suspected cancer, cancer. Boyd et al. 1982, in Altman, Practical
  // Statistics for Medical Research (1991), chapter 14: 0.47 without weights and 0.57 with linear ones.
  const altman: Table = [
    [21, 12, 0, 0],
    [4, 17, 1, 0],
    [3, 9, 15, 2],
    [0, 0, 0, 1],
  ];
  test('of Altman, without weights and with linear ones', () => {
    expect(kappa(altman, 'unweighted')).toBeCloseTo(0.47, 2);
    expect(kappa(altman, 'linear')).toBeCloseTo(0.57, 2);
  });

  // Viera and Garrett, Family Medicine 2005;37:360: 85 % observed, 65 % by chance, kappa 0.57.
  test('of Viera and Garrett', () => {
    const table = [
      [15, 5],
      [10, 70],
    ];
    expect(kappa(table, 'unweighted')).toBeCloseTo(0.57, 2);
    // Between two levels there is only one step, so all weights are the same.
    expect(kappa(table, 'quadratic')).toBeCloseTo(0.57, 2);
  });

  // Sim and Wright, Physical Therapy 2005;85:257, table 1: kappa 0.67.
  test('of Sim and Wright', () => {
    expect(
      kappa(
        [
          [22, 2],
          [4, 11],
        ],
        'unweighted',
      ),
    ).toBeCloseTo(0.67, 2);
  });

  test('full agreement is 1, chance is 0, and one level alone cannot be judged', () => {
    expect(kappa([[5, 0], [0, 5]], 'linear')).toBe(1); // biome-ignore format: a table
    expect(kappa([[4, 4], [4, 4]], 'linear')).toBe(0); // biome-ignore format: a table
    expect(kappa([[9, 0], [0, 0]], 'linear')).toBeNull(); // biome-ignore format: a table
  });
});

describe('two sheets', () => {
  const rules: Sheet = new Map([
    [1, 'emergency'],
    [2, 'urgent'],
    [3, 'none'],
    [4, 'soon'],
  ]);
  const sheet = (...levels: string[]) => `story,level\n${levels.map((level, at) => `${at + 1},${level}`).join('\n')}\n`;

  test('sensitivity and specificity, counted by hand', () => {
    const [one, two] = [
      readSheet(sheet('emergency', 'emergency', 'none', 'soon'), 4),
      readSheet(sheet('emergency', 'soon', 'urgent', 'soon'), 4),
    ];
    expect(foundOf(one, two, 'emergency')).toEqual({ sensitivity: 0.5, specificity: 1 });
    expect(foundOf(one, two, 'urgent')).toEqual({ sensitivity: 0.5, specificity: 0.5 });
    expect(tableOf(one, two)[0]).toEqual([1, 0, 1, 0]);
    const never = readSheet(sheet('none', 'none', 'none', 'none'), 4);
    expect(foundOf(never, one, 'emergency')).toEqual({ sensitivity: null, specificity: 0.5 });
  });

  test('the report names what must be resolved, and where only the rules differ', () => {
    const report = agreementReport(
      sheet('urgent', 'urgent', 'none', 'soon'),
      sheet('urgent', 'soon', 'none', 'soon'),
      rules,
    );
    expect(report).toContain('3 of 4 stories have the same level');
    expect(report).toContain('story 1: both say urgent, the rules emergency');
    expect(report).toContain('To be resolved: story 2, urgent and soon');
  });

  test.each([
    ['level,story\n1,soon', 'The first line must be'],
    [sheet('urgent', 'soon', 'none'), 'no level: 4'],
    [sheet('urgent', 'soon', 'none', 'maybe'), "'4,maybe'"],
    [`${sheet('urgent', 'soon', 'none', 'soon')}4,none`, 'Story 4 stands twice'],
    [`${sheet('urgent', 'soon', 'none', 'soon')}5,none`, 'from 1 to 4'],
  ])('%j is refused: %s', (csv, why) => {
    expect(() => readSheet(csv, 4)).toThrow(why);
  });
});
