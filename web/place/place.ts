import { useEffect, useMemo } from 'react';
import { create } from 'zustand';
import type { Help } from '#shared/places/help.ts';
import { product } from '#shared/product.ts';
import type { Question, Quiz } from '#shared/quiz/question.ts';
import { onLogout } from '#web/session/session.ts';
import { isSharedDevice } from '#web/session/storage.ts';

// Where the person is: by the time zone of this device, unless they chose a country. It is sent nowhere.

const key = `${product.id}.country`;

/** The choices that are not a country: the country is not on the list, or the person cannot say. Both get words and 112. */
export const otherPlace = 'other';
export const unknownPlace = 'unknown';

type PlaceState = {
  chosen: string | null;
  table: typeof import('#shared/places/help.ts') | null;
  options: typeof import('#shared/places/option-words.ts') | null;
};

const usePlaceState = create<PlaceState>()(() => ({ chosen: readStored(), table: null, options: null }));

/**
 * Loads the table of numbers and the words of options. A quiz calls it with its first question, so that they are there
 * when they are needed.
 */
export async function loadPlaces(): Promise<void> {
  if (usePlaceState.getState().table) return;
  try {
    usePlaceState.setState({ table: await import('#shared/places/help.ts') });
    // In the same file.
    usePlaceState.setState({ options: await import('#shared/places/option-words.ts') });
  } catch {
    // The device may be offline. Words and 112 are shown instead, and the next page tries again.
  }
}

/** Stores the choice on this device, unless it is shared. With null, the clock decides again. */
export function choosePlace(chosen: string | null): void {
  usePlaceState.setState({ chosen });
  if (isSharedDevice()) return;
  try {
    if (chosen === null) localStorage.removeItem(key);
    else localStorage.setItem(key, chosen);
  } catch {
    // The storage is full or forbidden. The choice then lasts as long as the page.
  }
}

onLogout(() => isSharedDevice() && usePlaceState.setState({ chosen: null }));

type UsedPlace = {
  help: Help;
  /** What the person chose; null if nothing. */
  chosen: string | null;
  /** Null until it has loaded. */
  table: PlaceState['table'];
  /** The help if the person chose this instead. */
  helpIf: (chosen: string | null) => Help;
};

/** Whom to call here, and whether the person has said where they are. */
export const usePlace = (): UsedPlace => {
  const { chosen, table } = usePlaceState();
  useEffect(() => void loadPlaces(), []);
  const helpIf = (said: string | null): Help => helpHere(table, said);
  return { help: helpIf(chosen), chosen, table, helpIf };
};

const helpHere = (table: PlaceState['table'], chosen: string | null): Help =>
  table?.helpFor({ chosen, zone: zoneOfDevice(), isWindows: isWindows() }) ?? { kind: 'unknown' };

type OptionsHere = {
  question: <Asked extends Question>(question: Asked) => Asked;
  quiz: (quiz: Quiz) => Quiz;
  sentence: (sentence: string) => string;
  content: <Content>(content: Content) => Content;
};

const same = <Said>(said: Said): Said => said;
const asWritten: OptionsHere = { question: same, quiz: same, sentence: same, content: same };

/**
 * Whether a result has advice about how much to drink, which alone quotes amounts of drinks. Only then are the words of
 * the place loaded for it. A user who should not stop at once (`alcoholHelp`, `alcoholStop`) gets no amount.
 */
export const mayQuoteDrinks = (content: unknown): boolean =>
  /"code":"alcohol(?!Help"|Stop")/.test(JSON.stringify(content));

/**
 * Replaces quoted options by the words of the place. Until those have loaded, the text stays as it is. If they are not
 * `needed`, they are not loaded.
 */
export const useOptionWords = (needed = true): OptionsHere => {
  const { chosen, table, options } = usePlaceState();
  useEffect(() => {
    if (needed) void loadPlaces();
  }, [needed]);
  return useMemo(() => {
    if (!options) return asWritten;
    const words = options.optionWordsIn(helpHere(table, chosen));
    return {
      question: (question) => options.questionInWords(question, words),
      quiz: (quiz) => options.quizInWords(quiz, words),
      sentence: (sentence) => options.inOptionWords(sentence, words),
      content: (content) => options.contentInOptionWords(content, words),
    };
  }, [chosen, table, options]);
};

const zoneOfDevice = (): string | undefined => {
  try {
    return Intl.DateTimeFormat().resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
};

const isWindows = (): boolean => /\bWindows\b/.test(globalThis.navigator?.userAgent ?? '');

function readStored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
