import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

// Every e2e test fails on what the browser complains about (fixtures.ts). This file tests that complaints are noticed.

const complaints: Record<string, { complain: (tab: Page) => Promise<unknown>; heard: RegExp }> = {
  'a warning': { complain: (tab) => tab.evaluate(() => console.warn('a canary')), heard: /^warning: a canary/ },
  'an uncaught error': {
    complain: (tab) =>
      tab.evaluate(() => {
        setTimeout(() => {
          throw new Error('a canary');
        });
      }),
    heard: /^uncaught: a canary/,
  },
  'something that the policy forbids': {
    complain: (tab) => tab.evaluate(() => document.body.setAttribute('style', 'color: red')),
    heard: /^error: .*Content Security Policy/,
  },
  // By navigation, because the policy stops requests before they leave.
  'a third party': {
    complain: async (tab) => {
      await tab.route('http://third.example/', (route) => route.fulfill({ body: '' }));
      await tab.goto('http://third.example/');
    },
    heard: /^third party: http:\/\/third\.example\//,
  },
};

test.use({ expectedNoise: /a canary|Content Security Policy|third\.example/ });

for (const [what, { complain, heard }] of Object.entries(complaints))
  for (const where of ['the page', 'a further tab'])
    test(`${what} in ${where} is heard`, async ({ page, context, noise }) => {
      const tab = where === 'the page' ? page : await context.newPage();
      await tab.goto('/login');
      await complain(tab);
      await expect.poll(() => noise).toContainEqual(expect.stringMatching(heard));
    });
