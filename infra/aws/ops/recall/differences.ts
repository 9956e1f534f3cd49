import { type Fields, fieldsOf } from '#shared/read-unknown.ts';
import type { ResultWithSlots, Submitted } from '#shared/result.ts';
import type { Slot } from '#shared/words/sentences.ts';

type Engine = (input: Submitted) => ResultWithSlots | Promise<ResultWithSlots>;

/** The places for which a stored result names a model; none if the engine alone wrote it. */
const placesOfModel = (content: Fields): readonly string[] => {
  const { by, sections } = fieldsOf(content.wording);
  return by === 'model' && Array.isArray(sections) ? sections.filter((each) => typeof each === 'string') : [];
};

/**
 * Which of the offered sentences a model chose: a result names the places but not the sentences. Tries each offer in
 * its place, and takes the one that comes nearest to the stored page. Only what the engine offers can be found, so a
 * sentence from elsewhere stays a difference.
 */
export const choicesOf = async (
  engine: Engine,
  input: Submitted,
  content: Fields,
): Promise<Readonly<Record<string, string>>> => {
  const places = new Set(placesOfModel(content));
  const slots = (await engine(input)).slots.filter(({ id }) => places.has(id));
  const faultsWith = async (choices: Readonly<Record<string, string>>) =>
    differencesOf(content, (await engine({ ...input, choices })).content).length;
  const nearestOf = async ({ id, offers }: Slot) => {
    const tried = await Promise.all(
      offers.map(async (offer) => ({ offer, faults: await faultsWith({ [id]: offer.id }) })),
    );
    const [nearest] = tried.sort((one, other) => one.faults - other.faults);
    return [id, nearest?.offer.id ?? offers[0].id] as const;
  };
  return Object.fromEntries(await Promise.all(slots.map(nearestOf)));
};

/**
 * One value that differs. `path` leads to it: 'content.overall_summary.biologicalAge'. Values are JSON text, blank for
 * one that is missing.
 */
export type Difference = { readonly path: string; readonly stored: string; readonly workedOut: string };

/** Every value in which two records differ, in the order of the second one. Accepts anything, and never throws. */
export const differencesOf = (stored: unknown, workedOut: unknown): Difference[] => {
  const [one, other] = [new Map(leavesOf(stored, '')), new Map(leavesOf(workedOut, ''))];
  return [...new Set([...other.keys(), ...one.keys()])].flatMap((path) => {
    const [was, is] = [one.get(path) ?? '', other.get(path) ?? ''];
    return was === is ? [] : [{ path, stored: was, workedOut: is }];
  });
};

/** An empty list or record is a value of its own: it must not count as missing. Undefined is not in JSON. */
const leavesOf = (value: unknown, path: string): [string, string][] => {
  if (value === undefined) return [];
  const members = Object.entries(fieldsOf(value)).filter(([, member]) => member !== undefined);
  if (members.length === 0) return [[path, JSON.stringify(value)]];
  return members.flatMap(([name, member]) => leavesOf(member, path === '' ? name : `${path}.${name}`));
};
