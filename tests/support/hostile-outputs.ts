import { narrate } from '#functions/results/wording/narrate.ts';
import { sectionsOf } from '#functions/results/wording/sections.ts';
import { mutations } from './hostile-wording.ts';
import { type Chance, seeded } from './random.ts';
import { goodTexts, wordingCast } from './wording-cast.ts';

export type HostileFigures = {
  outputs: number;
  reachedAPerson: { kind: string; section: string; text: string }[];
  untouchedAccepted: number;
  untouched: number;
  byKind: Record<string, number>;
};

/**
 * Spoils one section of a good answer per output and lets the narrator judge it. The spoilt section must stand in the
 * engine's words; how many of the unspoilt ones are accepted shows that the lock does not simply refuse everything.
 */
export const runHostileOutputs = async (outputs: number, seed: number): Promise<HostileFigures> => {
  const chance = seeded(seed);
  const cast = wordingCast();
  const figures: HostileFigures = { outputs: 0, reachedAPerson: [], untouchedAccepted: 0, untouched: 0, byKind: {} };
  while (figures.outputs < outputs) {
    const narration = chance.pick(cast);
    const sections = goodTexts(narration.nameless);
    const target = chance.pick(sections);
    // In turn, and not by chance: some kinds fit few texts and would hardly ever be met.
    const spoilt = spoil(kinds[figures.outputs % kinds.length] ?? '', target.text, chance);
    if (!spoilt) continue;
    const answered = sections.map(({ id, text }) => ({ id, text: id === target.id ? spoilt.text : text }));
    const told = await narrate({
      modelId: 'hostile',
      ask: async () => ({ ok: true, input: { sections: answered } }),
      watch: () => {},
    })(narration);
    const stands = sectionsOf(told).find(({ id }) => id === target.id)?.text;
    const engine = sectionsOf(narration.engine).find(({ id }) => id === target.id)?.text;
    if (stands !== engine) figures.reachedAPerson.push({ kind: spoilt.kind, section: target.id, text: spoilt.text });
    figures.outputs++;
    figures.byKind[spoilt.kind] = (figures.byKind[spoilt.kind] ?? 0) + 1;
    figures.untouched += sections.length - 1;
    figures.untouchedAccepted += told.wording.by === 'model' ? told.wording.sections.length : 0;
  }
  return figures;
};

const kinds = Object.keys(mutations);

const spoil = (kind: string, text: string, chance: Chance): { kind: string; text: string } | null => {
  const spoilt = mutations[kind]?.(text, chance) ?? null;
  return spoilt === null || spoilt === text ? null : { kind, text: spoilt };
};
