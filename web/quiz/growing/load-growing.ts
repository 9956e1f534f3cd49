import { siteSettings } from '#web/site-settings.ts';
import { loadable, loadStyles } from '#web/ui/loading.ts';

// The number that grows is loaded while the visitor answers: never before the first question, and not at the moment of need.

/** The engine and the cards between the sections. */
export const growing = loadable(async () => {
  const [{ SectionCard }] = await Promise.all([import('./section-card.tsx'), loadStyles('result')]);
  return { SectionCard };
});

/** The words of a result, and the screen before the account. */
export const lookScreen = loadable(async () => {
  const [{ FirstLookScreen }] = await Promise.all([import('./first-look-screen.tsx'), loadStyles('result')]);
  return { FirstLookScreen };
});

/** Before they are needed. What fails here is tried again where it is shown. */
export async function loadGrowing(): Promise<void> {
  try {
    await growing.load();
    if (siteSettings().firstLook !== false) await lookScreen.load();
  } catch {
    // It may be offline.
  }
}
