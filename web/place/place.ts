import { create } from 'zustand';
import type { Help } from '#shared/places/help.ts';
import { product } from '#shared/product.ts';
import { onLogout } from '#web/session/session.ts';
import { isSharedDevice } from '#web/session/storage.ts';

// Where the person is: by the clock of this device, unless they chose a country. It is sent nowhere.

const key = `${product.id}.country`;

/** The choice for a country that the list does not have. */
export const otherPlace = 'other';

type PlaceState = { chosen: string | null; table: typeof import('#shared/places/help.ts') | null };

const usePlaceState = create<PlaceState>()(() => ({ chosen: readStored(), table: null }));

/** Loads the table of numbers, before the moment of need: a quiz and a result call it when they open. */
export const loadPlaces = (): Promise<void> =>
  import('#shared/places/help.ts').then(
    (table) => usePlaceState.setState({ table }),
    // It may be offline. Words and 112 stand there, and the next page tries again.
    () => {},
  );

/** Keeps the choice on this device, unless it is shared. Null: the clock decides again. */
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

/** Whom to call here, and whether the person said where they are. `table` is null until it has loaded. */
export const usePlace = (): { help: Help; chosen: string | null; table: PlaceState['table'] } => {
  const { chosen, table } = usePlaceState();
  const help =
    table?.helpFor({ chosen, zone: zoneOfDevice(), isWindows: isWindows() }) ?? ({ kind: 'unknown' } as const);
  return { help, chosen, table };
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
