import { promisingNothing, type SiteSettings, siteSettingsId } from '#shared/contract/site-settings.ts';

let settings: SiteSettings | null = null;

/**
 * What this deployment says about itself. It stands in the page itself, so nothing waits for it; where it cannot be read,
 * pages promise nothing.
 */
export function siteSettings(): SiteSettings {
  settings ??= readFromPage();
  return settings;
}

/** For the prerendering, which has no page to read, and for tests. */
export function setSiteSettings(given: SiteSettings): void {
  settings = given;
}

function readFromPage(): SiteSettings {
  try {
    return { ...promisingNothing, ...JSON.parse(document.getElementById(siteSettingsId)?.textContent ?? '') };
  } catch {
    return promisingNothing;
  }
}
