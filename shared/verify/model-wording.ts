import { fieldsOf } from '#shared/read-unknown.ts';
import { differencesOf } from './differences.ts';
import type { Engine, EngineInput } from './stored-result.ts';

/** The places that a model is named for in a stored result; none where the engine alone wrote. */
const placesOfModel = (content: Readonly<Record<string, unknown>>): readonly string[] => {
  const { by, sections } = fieldsOf(content.wording);
  return by === 'model' && Array.isArray(sections) ? sections.filter((each) => typeof each === 'string') : [];
};

/**
 * Which of the offered sentences a model chose: a result names the places and not the sentences. Each place is tried with
 * each of its offers, and the one that comes nearest to the stored page stands. Only what the engine offers can be found, so a
 * sentence that somebody else wrote stays a difference.
 */
export const choicesOf = (
  engine: Engine,
  input: EngineInput,
  content: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> => {
  const places = new Set(placesOfModel(content));
  const slots = engine(input).slots.filter(({ id }) => places.has(id));
  const faultsWith = (choices: Readonly<Record<string, string>>) =>
    differencesOf(content, engine({ ...input, choices }).content).length;
  return Object.fromEntries(
    slots.map(({ id, offers }) => {
      const tried = offers.map((offer) => ({ offer, faults: faultsWith({ [id]: offer.id }) }));
      const [nearest] = tried.sort((one, other) => one.faults - other.faults);
      return [id, nearest?.offer.id ?? offers[0].id];
    }),
  );
};
