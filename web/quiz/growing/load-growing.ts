import { siteSettings } from '#web/site-settings.ts';
import { loadable, loadStyles } from '#web/ui/loading.ts';

// The code for the growing number is loaded while the visitor answers: never before the first question, and not as late
// as when it is needed.

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

/** Loads the code before it is needed. If that fails, it is loaded where it is shown. */
export async function loadGrowing(): Promise<void> {
  try {
    await growing.load();
    if (siteSettings().firstLook !== false) await lookScreen.load();
  } catch {
    // The visitor may be offline.
  }
}
