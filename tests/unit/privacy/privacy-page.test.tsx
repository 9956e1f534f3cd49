import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { readConfig, siteSettingsOf } from '#infra/aws/stages/config.ts';
import { localSiteSettings } from '#infra/local/site-settings.ts';
import { consentVersion } from '#shared/contract/account.ts';
import { consentText, policyWords } from '#shared/contract/consent-text.ts';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { promisingNothing, type SiteSettings } from '#shared/contract/site-settings.ts';
import { AboutPage } from '#web/about/about-page.tsx';
import { PrivacyPage } from '#web/privacy/privacy-page.tsx';
import { setSiteSettings } from '#web/site-settings.ts';

const markupOf = (settings: SiteSettings, page = <PrivacyPage />) => {
  setSiteSettings(settings);
  return renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>);
};
const wordsOf = (markup: string) => markup.replaceAll(/<\/(p|li|h\d)>/g, '. ').replaceAll(/<[^>]+>/g, '');

test.each([<PrivacyPage key="privacy" />, <AboutPage key="about" />])('the page names the operator: %#', (page) => {
  const context = { operatorName: 'Quiz Ltd', operatorContact: 'data@quiz.example', operatorJurisdiction: 'Ireland' };
  const markup = markupOf(siteSettingsOf(readConfig('dev', context)), page);
  expect(wordsOf(markup)).toContain('Quiz Ltd, under the law of Ireland');
  expect(markup).toContain('href="mailto:data@quiz.example"');
  expect(wordsOf(markupOf(promisingNothing, page))).toContain('This site doesn’t say yet who runs it');
});

test('the page describes only what this deployment does', () => {
  const full = markupOf({ ...localSiteSettings('model') });
  for (const words of ['mail service', 'AI service', 'three random ids', 'tell them nothing']) {
    expect(full).toContain(words);
    expect(markupOf(promisingNothing)).not.toContain(words);
  }
  expect(markupOf(promisingNothing)).toContain('This site doesn’t send emails');
  expect(full).toContain('We only send results to an address you’ve confirmed');
  expect(markupOf({ ...localSiteSettings(), mailResults: 'at-once' })).not.toContain('to an address you’ve confirmed');
});

test('the times on the page match the constants and the stage', () => {
  const words = wordsOf(markupOf({ ...localSiteSettings(), logRetentionDays: 77 }));
  expect(words).toContain(consentVersion);
  for (const days of [77, lifetimes.backupDays, lifetimes.knownDeviceDays, lifetimes.outboxDays])
    expect(words).toContain(`${days} days`);
});

test('docs/privacy.md is for operators and names the same times', async () => {
  const { readFile } = await import('node:fs/promises');
  const page = await readFile(new URL('../../../docs/privacy.md', import.meta.url), 'utf8');
  for (const days of [
    lifetimes.backupDays,
    lifetimes.knownDeviceDays,
    lifetimes.outboxDays,
    lifetimes.rememberedSessionDays,
  ])
    expect(page).toContain(`${days} days`);
  expect(page).toContain(`${lifetimes.otherSessionHours} hours`);
});

test('the consent names the policy once, as its link text', () => {
  expect(consentText.split(policyWords)).toHaveLength(2);
});

test('the page can be prerendered under the policy, because it has no style attribute', () => {
  expect(markupOf(localSiteSettings())).not.toMatch(/ style="/);
});
