import * as retake from '#feature-words/numbers/retake.ts';
import type { FeatureWalk } from '#tests/support/feature-walk.ts';
import * as labels from '#words/labels.ts';
import { pathPrefix } from '#words/language.ts';

/** A retake by lists, to its result. The questions that are asked each time stay open. */
export const walk: FeatureWalk = {
  async withResult(page, submissionId, look) {
    const named = (name: string) => page.getByRole('button', { name, exact: true });
    const without = named(retake.continueWithout).or(named(retake.submitWithout));
    await page.goto(`${pathPrefix}/retake/${submissionId}`);
    await named(labels.continueLabel).click();
    await page.getByRole('heading', { name: retake.stillTrueTitle }).waitFor();
    while (!page.url().includes('/results/')) {
      const list = await page.title();
      await look(page, `a retake: ${list}`);
      await named(retake.allStillTrue).or(named(labels.submit)).click();
      await page.waitForFunction(
        (title) => document.title !== title || document.querySelector('main form [role=status]:not(:empty)'),
        list,
      );
      if (await without.isVisible()) {
        await look(page, `a retake: ${list}, with questions left open`);
        await without.click();
      }
      await page.waitForFunction(
        (title) =>
          document.title !== title && (location.pathname.includes('/results/') || document.querySelector('main form')),
        list,
      );
    }
    await look(page, 'a result of a retake');
  },
};
