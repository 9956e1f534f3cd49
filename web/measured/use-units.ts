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

// The user's units: those of the account, else those chosen on this device, else a guess from the browser's region. A
// guess is never stored.

const key = `${product.id}.units`;

export const useChosenHere = create<{ units: UnitPreference | null }>()(() => ({ units: readStored() }));

/** The units to show. Re-renders when they change. */
export const useUnits = (): UnitPreference => {
  const own = useSession(({ user }) => user?.units);
  const { units } = useChosenHere();
  return own ?? units ?? guessUnits(browserLocale());
};

/** Null while the units are only guessed. */
const chosenUnits = (): UnitPreference | null => useSession.getState().user?.units ?? useChosenHere.getState().units;

/** The chosen units, including a choice that another tab has made since for another question. */
const chosenInAnyTab = (): UnitPreference | null =>
  useSession.getState().user?.units ?? (isSharedDevice() ? null : readStored()) ?? chosenUnits();

const unitsNow = (): UnitPreference => chosenUnits() ?? guessUnits(browserLocale());

/**
 * Shows these units everywhere from now on. Stores them on this device, unless it is shared, and in the signed-in
 * user's account. Resolves when the account has them, or with null if nobody is signed in.
 */
export async function chooseUnits(units: UnitPreference): Promise<CallResult<unknown> | null> {
  useChosenHere.setState({ units });
  if (!isSharedDevice()) store(units);
  return storeInAccount(units);
}

/** Stores the units that were chosen before there was an account in the new account. */
export const storeUnitsInNewAccount = async (): Promise<void> => {
  const { units } = useChosenHere.getState();
  if (units) await storeInAccount(units);
};

async function storeInAccount(units: UnitPreference): Promise<CallResult<unknown> | null> {
  if (useSession.getState().authToken === null) return null;
  mergeUser({ units });
  return call('changeProfile', { units });
}

onLogout(() => isSharedDevice() && useChosenHere.setState({ units: null }));

/** The units that a question can be shown in, for its value or its bands. With fewer than two there is no choice. */
export const unitsShown = (question: Question): readonly UnitCode[] => {
  const si = bandUnits[question.id]?.[1];
  if (!question.options || si === undefined) return unitsOf(question);
  return si === 'mmol/mol' ? unitChoices.a1c : unitChoices.labs;
};

/** The unit that is shown first; null if there is no choice. */
export const unitFor = (question: Question, units: UnitPreference): UnitCode | null => {
  if (!question.options) return preferredUnit(question, units) ?? null;
  const chosen: readonly UnitCode[] = Object.values(units);
  return unitsShown(question).find((code) => chosen.includes(code)) ?? null;
};

/**
 * Called when a unit is chosen next to a question. Returns true on the user's first choice, when its effect needs
 * explaining.
 */
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
    // There is no storage, or nothing readable in it.
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
