import type { Page } from '@playwright/test';
import { makeLink, passcode } from '#feature-words/doctor/links.ts';
import * as view from '#feature-words/doctor/view.ts';
import type { FeatureWalk } from '#tests/support/feature-walk.ts';
import { pathPrefix } from '#words/language.ts';

const enter = async (page: Page, digits: string) => {
  await page.getByLabel(view.passcode).fill(digits);
  await page.getByRole('button', { name: view.openPage, exact: true }).click();
  await page.waitForLoadState('networkidle');
};

export const walk: FeatureWalk = {
  async withResult(page, submissionId, look, elsewhere) {
    await page.goto(`${pathPrefix}/results/${submissionId}/doctor`);
    const suggested = await page.getByLabel(passcode).inputValue();
    await page.getByRole('button', { name: makeLink, exact: true }).click();
    const link = page.getByText(/\/view#shlink:\//);
    await link.waitFor();
    await look(page, 'the page for the doctor, with a link');
    const address = (await link.textContent()) ?? '';
    await elsewhere(async (clinic) => {
      await clinic.goto(address.replace(/(\/[a-z]{2})?\/view#/, `${pathPrefix}/view#`));
      await clinic.getByLabel(view.passcode).waitFor();
      await look(clinic, 'a link, with its passcode to be entered');
      await enter(clinic, '000 000');
      await look(clinic, 'a link, with a wrong passcode');
      await enter(clinic, suggested);
      await clinic.getByRole('region').first().waitFor();
      await look(clinic, 'a link, opened');
    });
  },
};
