import type { FeatureWalk } from '#tests/support/feature-walk.ts';
import { pathPrefix } from '#words/language.ts';

/** The pages that the service worker answers with. Only its file names their addresses. */
export const walk: FeatureWalk = {
  async asStranger(page, look) {
    const worker = await (await page.request.get(`${pathPrefix}/sw.js`)).text();
    const { offlinePage, connectPage } = JSON.parse(/^const release = (.*);$/m.exec(worker)?.[1] ?? '{}');
    await page.goto(offlinePage);
    await look(page, 'the page without a network');
    await page.goto(connectPage);
    await look(page, 'a quiz whose copy is too old');
  },
};
