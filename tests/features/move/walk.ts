import { codeName, moveTitle } from '#feature-words/move.ts';
import type { FeatureWalk } from '#tests/support/feature-walk.ts';

export const walk: FeatureWalk = {
  async inMenu(page, look) {
    await page.getByRole('button', { name: moveTitle, exact: true }).click();
    await page.getByRole('img', { name: codeName }).waitFor();
    await look(page, 'a quiz that goes to another device');
  },
};
