import { expect, test } from 'vitest';
import { type ModelAnswer, type NarrateDeps, narrate } from '#functions/results/wording/narrate.ts';
import { sectionsOf } from '#functions/results/wording/sections.ts';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { goodTexts, narrationOf } from '#tests/support/wording-cast.ts';
import { cardiacPersonas, longevityPersonas } from '#tests/unit/engine-1/personas.ts';

const average = longevityPersonas.average45F;
if (!average) throw new Error('The persona average45F is missing.');
const narration = narrationOf(productQuizId, average);

const run = async (answer: ModelAnswer, told = narration) => {
  const asked: string[] = [];
  const watched: Parameters<NarrateDeps['watch']>[1][] = [];
  const content = await narrate({
    modelId: 'm',
    ask: async (system, user) => {
      asked.push(system, user);
      return answer;
    },
    watch: (_id, outcome) => watched.push(outcome),
  })(told);
  return { content, asked: asked.join('\n'), watched };
};

test('good wording is taken section by section, and the result says who worded what', async () => {
  const { content, watched } = await run({ ok: true, input: { sections: goodTexts(narration.nameless) } });
  const ids = sectionsOf(narration.engine).map(({ id }) => id);
  expect(content.wording).toEqual({ by: 'model', modelId: 'm', promptVersion: 'v1', sections: ids });
  expect(content.summaryParagraph).toContain('Thank you for taking the time. Your answers show a biological age of');
  expect(watched).toEqual([{ accepted: ids.length, fellBack: 0, reason: 'none' }]);
});

test('the model changes no number, code, order or flag', async () => {
  const { content } = await run({ ok: true, input: { sections: goodTexts(narration.nameless) } });
  const { intro, outro, summaryParagraph, wording, category_breakdown, focus_areas, ...rest } = content;
  expect(narration.engine).toMatchObject(rest);
  expect(category_breakdown.map(({ score }) => score)).toEqual(
    narration.engine.category_breakdown.map(({ score }) => score),
  );
  expect(focus_areas.topRecommendations.map(({ code, years }) => [code, years])).toEqual(
    narration.engine.focus_areas.topRecommendations.map(({ code, years }) => [code, years]),
  );
});

test('one bad section falls back alone', async () => {
  const sections = goodTexts(narration.nameless).map((section) =>
    section.id === 'outro' ? { ...section, text: `${section.text} You will live to 97.` } : section,
  );
  const { content, watched } = await run({ ok: true, input: { sections } });
  expect(content.outro).toBe(narration.engine.outro);
  expect(content.intro).not.toBe(narration.engine.intro);
  expect(watched).toMatchObject([{ fellBack: 1, reason: 'characters' }]);
});

test.each([
  ['slow', { ok: false, reason: 'AbortError' }],
  ['throttled', { ok: false, reason: 'ThrottlingException' }],
  ['not an object', { ok: true, input: 'Hello' }],
  ['of another shape', { ok: true, input: { intro: 'Hello' } }],
  ['full of extras', { ok: true, input: { sections: [], note: 'x' } }],
  ['empty', { ok: true, input: { sections: [] } }],
  ['about other sections', { ok: true, input: { sections: [{ id: 'x', text: 'Thank you for taking the time.' }] } }],
  ['about numbers', { ok: true, input: { sections: [{ id: 'intro', text: 42 }] } }],
] as const)('an answer that is %s leaves the result as the engine wrote it', async (_what, answer) => {
  expect((await run(answer)).content).toEqual(narration.engine);
});

test('a section that is answered twice counts as not answered', async () => {
  const [intro] = goodTexts(narration.nameless);
  const { content } = await run({ ok: true, input: { sections: [intro, intro] } });
  expect(content).toEqual(narration.engine);
});

test('the model never learns the name', async () => {
  expect(narration.engine.intro).toContain('Ines');
  expect((await run({ ok: false, reason: 'off' })).asked).not.toContain('Ines');
});

test('beside an urgent flag the model is not even asked', async () => {
  const flagged = Object.values(cardiacPersonas)
    .map((person) => narrationOf(cardiacQuizId, person))
    .find(({ engine }) => engine.redFlags.some(({ level }) => level !== 'soon'));
  if (!flagged) throw new Error('Nobody in the cast has an urgent flag.');
  const { content, asked } = await run({ ok: true, input: { sections: goodTexts(flagged.nameless) } }, flagged);
  expect(asked).toBe('');
  expect(content).toEqual(flagged.engine);
});

test('the model may call a body younger or older only where the engine finds the gap large enough', async () => {
  const summaryWith = async (name: string, headline: string) => {
    const person = longevityPersonas[name];
    if (!person) throw new Error(`The persona ${name} is missing.`);
    const told = narrationOf(productQuizId, person);
    expect(told.engine.overall_summary.headline).toBe(headline);
    const sections = goodTexts(told.nameless).map((section) =>
      section.text.includes(told.nameless.summaryParagraph)
        ? { ...section, text: `${section.text} ${headline}.` }
        : section,
    );
    const { content } = await run({ ok: true, input: { sections } }, told);
    return content.summaryParagraph.includes(headline);
  };
  expect(await summaryWith('average45F', 'A little younger than your years')).toBe(false);
  expect(await summaryWith('heavySmoker50M', 'Older than your years')).toBe(true);
});
