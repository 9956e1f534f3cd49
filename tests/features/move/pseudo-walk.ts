import { codeName, moveTitle } from '#feature-words/move.ts';
import type { PseudoWalk } from '#tests/pseudo/pseudo-walk.ts';

export const walk: PseudoWalk = {
  async inMenu(page, look) {
    await page.getByRole('button', { name: moveTitle, exact: true }).click();
    await page.getByRole('img', { name: codeName }).waitFor();
    await look(page, 'a quiz that goes to another device');
  },
};
