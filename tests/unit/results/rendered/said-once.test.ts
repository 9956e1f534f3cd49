import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { habitTexts } from '#shared/habits/habit-texts.ts';
import { caveatTexts } from '#shared/longevity/caveats.ts';
import type { PlanItem } from '#shared/longevity/plan/plan.ts';
import { type LongevityReading, readLongevity } from '#shared/longevity/score.ts';
import { shownReading } from '#shared/longevity/words/recommendations.ts';
import { readPerson } from '#shared/person/read-person.ts';
import { composeResult } from '#shared/result.ts';
import { assess } from '#shared/safety/assess.ts';
import { noticeText } from '#shared/safety/notices.ts';
import { measuredPerson, mostlyQuietHeart, today } from '#tests/personas/random-person.ts';
import { cardiacPersonas, longevityPersonas } from '#tests/personas/read-personas.ts';
import { mustBeSame } from '#tests/support/expectations.ts';
import { runs } from '#tests/support/random.ts';
import { rendered } from '#tests/support/rendered.tsx';
import { everyone } from './everyone.ts';

const average = longevityPersonas.average45F?.answers ?? {};

describe.each(everyone)('$name', ({ page, content }) => {
  test('has its reason, its meaning and each caveat once', () => {
    const { heading, reason, meaning = [], caveats = [], summaryParagraph } = content;
    // A reason may be folded after its first sentence, so the test looks for single sentences.
    const unfolded = page.replaceAll(' More about this ', ' ');
    const reasons = reason?.map(({ text }) => text) ?? meaning;
    for (const text of new Set([...reasons, ...caveats.map((caveat) => caveat.text), summaryParagraph]))
      expect(unfolded.split(text), text).toHaveLength(2);
    if (heading) expect(summaryParagraph).not.toContain(heading);
  });

  test('names the sources of an action once', () => {
    for (const { evidenceLine = '', sourceIds = [] } of content.focus_areas.topRecommendations) {
      const named = content.sources.filter(({ id }) => sourceIds.includes(id));
      expect(named.filter(({ short }) => evidenceLine.includes(short))).toEqual([]);
    }
  });
});

test('a person after a heart attack reads the reason once', () => {
  const person = cardiacPersonas.priorHeartAttack72M;
  const { page } = rendered('he', cardiacQuizId, {
    heart: person?.answers,
    longevity: person?.longevityAnswers,
    today,
  });
  expect(page.split('It isn’t made for you, so we don’t show one.')).toHaveLength(2);
});

describe('a page names a heart age only for a person who has one', () => {
  const pageWith = (heart: object) => rendered('she', productQuizId, { longevity: average, heart, today }).page;
  const measured = { bpReading: 'numbers', bpSystolic: '128', bpDiastolic: '80', labsAvailable: 'yes' };
  const known = { ...measured, totalCholesterolBand: '160to199', hdlBand: '40to59' };

  test('with a heart age on the other page', () => {
    expect(pageWith(known)).toContain(caveatTexts.twoAges);
  });

  test.each([
    ['after a warning', { ...known, bpSystolic: '190' }],
    ['when too little is known', { moodLow: 'no' }],
    ['with a known heart condition', { ...known, knownHeartConditions: 'heartAttack' }],
  ])('%s leaves it out', (_, heart) => {
    expect(pageWith(heart)).not.toContain('heart age');
  });
});

describe('a talk about weight, which the score may keep in its plan', () => {
  const planned = { question: 'weight', code: 'weightTalk' } as PlanItem;
  const other = { question: 'teeth', code: 'teeth' } as unknown as PlanItem;
  const reading = { plan: [planned, other] } as unknown as LongevityReading;
  const isTalk = ({ code }: PlanItem) => code === planned.code;

  test.each([
    [['pregnant'], [other]],
    [['frail', 'mobilityLimited'], [other]],
    [['kidneyFailure'], [planned, other]],
  ] as const)('is left out or shown on the routes %j', (routes, plan) => {
    const assessment = { routes: [...routes], redFlags: [], notices: [] };
    const person = readPerson({ longevity: {}, heart: {}, today });
    expect(shownReading(reading, { person, assessment }).plan).toEqual(plan);
  });

  test('is on no page of a pregnant or frail person', () => {
    fc.assert(
      fc.property(fc.tuple(measuredPerson, mostlyQuietHeart), fc.boolean(), ([longevity, quiet], isPregnant) => {
        const heart = isPregnant ? { ...quiet, pregnancyNow: 'yes' } : quiet;
        const person = readPerson({ longevity, heart, today });
        const assessment = assess(person);
        if (!assessment.routes.some((route) => route === 'pregnant' || route === 'frail')) return;
        // Writing a page takes much longer than finding out whose it is, and a page shows the whole plan and nothing
        // else (longevity/words/word-checks.ts). So it is written only for people whose score plans the talk.
        const reading = readLongevity(person, assessment);
        mustBeSame(shownReading(reading, { person, assessment }).plan.filter(isTalk), []);
        if (!reading.plan.some(isTalk)) return;
        const submitted = { quizId: productQuizId, answers: longevity, cardiacAnswers: heart, today };
        const { focus_areas: focus } = composeResult(submitted);
        expect(focus.topRecommendations.map(({ title }) => title)).not.toContain(habitTexts.weightTalk.title);
      }),
      { numRuns: runs(20_000) },
    );
  });
});

test('a heavy daily drinker reads next to the plan not to stop all at once', () => {
  const { page, mailTexts } = rendered('he', productQuizId, {
    longevity: { ...average, alcoholConsumption: '33plus' },
    heart: {},
    today,
  });
  expect(page).toContain(noticeText('alcoholStop').replaceAll("'", '’'));
  for (const { text } of habitTexts.alcoholMedicalHelp.how) expect(page).toContain(text);
  for (const text of mailTexts.slice(1)) expect(text).toContain('Do not stop all at once');
});

test('a drawing does not say younger or older if the engine does not compare', () => {
  const compared = everyone.filter(
    ({ quizId, content }) => quizId === productQuizId && content.standing === 'estimated',
  );
  for (const { markup, content, mail } of compared) {
    const isCompared = content.overall_summary.headline !== undefined;
    expect(/<text[^>]*>\s*younger/.test(markup)).toBe(isCompared);
    // With a notice, the mail has no figure at all.
    expect(/>younger<\/td>/.test(mail.html)).toBe(isCompared && content.notices?.length === 0);
  }
  expect(compared.some(({ content }) => content.overall_summary.headline === undefined)).toBe(true);
});
