import { promisingNothing, type SiteSettings, siteSettingsId } from '#shared/contract/site-settings.ts';

let settings: SiteSettings | null = null;

/**
 * What the pages know about this deployment. The settings are in the page itself, so nothing waits for them. If they
 * cannot be read, pages promise nothing.
 */
export function siteSettings(): SiteSettings {
  settings ??= readFromPage();
  return settings;
}

/** For prerendering, which has no page to read, and for tests. */
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
