import { create } from 'zustand';
import { bandUnits } from '#shared/heart/words/band-units.ts';
import { product } from '#shared/product.ts';
import type { Question } from '#shared/quiz/question.ts';
import { type UnitPreference, unitChoices } from '#shared/quiz/units/unit-choices.ts';
import { guessUnits, preferredUnit, withUnit } from '#shared/quiz/units/unit-preference.ts';
import { type UnitCode, unitsOf } from '#shared/quiz/units/units.ts';
import { readUnits } from '#web/api/read-answer.ts';
import { type CallResult, call } from '../api/call.ts';
import { mergeUser, onLogout, useSession } from '../session/session.ts';
import { isSharedDevice } from '../session/storage.ts';
import { browserLocale } from '../ui/language.ts';

// The units of a person: those of the account, else those that were chosen on this device, else a guess from the browser's
// region. A guess is never stored.

const key = `${product.id}.units`;

export const useChosenHere = create<{ units: UnitPreference | null }>()(() => ({ units: readStored() }));

/** The units to show, and again when they change. */
export const useUnits = (): UnitPreference => {
  const own = useSession(({ user }) => user?.units);
  const { units } = useChosenHere();
  return own ?? units ?? guessUnits(browserLocale());
};

/** Null while they are guessed. */
const chosenUnits = (): UnitPreference | null => useSession.getState().user?.units ?? useChosenHere.getState().units;

/** Another tab may have chosen one for another question since. */
const chosenInAnyTab = (): UnitPreference | null =>
  useSession.getState().user?.units ?? (isSharedDevice() ? null : readStored()) ?? chosenUnits();

const unitsNow = (): UnitPreference => chosenUnits() ?? guessUnits(browserLocale());

/**
 * From now on these units are shown everywhere: on this device, unless it is shared, and in the account of whoever is signed
 * in. Resolves when the account has them; null without an account.
 */
export async function chooseUnits(units: UnitPreference): Promise<CallResult<unknown> | null> {
  useChosenHere.setState({ units });
  if (!isSharedDevice()) store(units);
  return storeInAccount(units);
}

/** A new account takes over what was chosen before there was one. */
export const takeUnitsAlong = async (): Promise<void> => {
  const { units } = useChosenHere.getState();
  if (units) await storeInAccount(units);
};

async function storeInAccount(units: UnitPreference): Promise<CallResult<unknown> | null> {
  if (useSession.getState().authToken === null) return null;
  mergeUser({ units });
  return call('changeProfile', { units });
}

onLogout(() => isSharedDevice() && useChosenHere.setState({ units: null }));

/** The units that a question can be shown in: of a value, or of bands. None or one: nothing to choose. */
export const unitsShown = (question: Question): readonly UnitCode[] => {
  const si = bandUnits[question.id]?.[1];
  if (!question.options || si === undefined) return unitsOf(question);
  return si === 'mmol/mol' ? unitChoices.a1c : unitChoices.labs;
};

/** The one of them that is shown first; null where there is nothing to choose. */
export const unitFor = (question: Question, units: UnitPreference): UnitCode | null => {
  if (!question.options) return preferredUnit(question, units) ?? null;
  const chosen: readonly UnitCode[] = Object.values(units);
  return unitsShown(question).find((code) => chosen.includes(code)) ?? null;
};

/** A unit was chosen beside a question. True when it is the first choice ever, so that the person hears what it does. */
export function chooseUnit(question: Question, code: UnitCode): boolean {
  const next = withUnit(chosenInAnyTab() ?? unitsNow(), question, code);
  const isFirst = chosenUnits() === null && unitFor(question, next) === code;
  if (isFirst || unitFor(question, unitsNow()) !== unitFor(question, next)) void chooseUnits(next);
  return isFirst;
}

function readStored(): UnitPreference | null {
  try {
    return readUnits(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    // No storage here, or nothing readable in it.
    return null;
  }
}

function store(units: UnitPreference): void {
  try {
    localStorage.setItem(key, JSON.stringify(units));
  } catch {
    // The storage is full or forbidden. The choice then lasts as long as the page.
  }
}
