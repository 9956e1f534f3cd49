import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { addressChangedMail, confirmMail, resetMail, unusedMail } from '#functions/accounts/account-letters.ts';
import { erasedMail, newDeviceMail, passwordChangedMail } from '#functions/accounts/security/security-letters.ts';
import { correctionMail } from '#functions/results/mail/letter.ts';
import { localSiteSettings } from '#infra/local/site-settings.ts';
import { featureMails } from '#tests/features/api.ts';
import { readingGrade, withoutMedicalTerms } from '#tests/support/reading.ts';
import { textsIn } from '#tests/support/rendered.tsx';
import { AboutPage } from '#web/about/about-page.tsx';
import { HomePage } from '#web/home/home-page.tsx';
import { PrivacyPage } from '#web/privacy/privacy-page.tsx';
import { setSiteSettings } from '#web/site-settings.ts';

// Pages and mails that are the same for every user. Pages and mails of a result:
// tests/unit/results/rendered/words.test.ts. Every other page and dialog is measured where a test of tests/browser
// shows it (tests/browser/support/sweep.ts).

const highestGrade = 6;
const siteUrl = 'https://health.example';
const secrets = { siteUrl, confirmSecret: 'u.abc', declineSecret: 'u.xyz', code: '123456' };
const reasons = ['asked', 'registered', 'results', 'corrected', 'new-address'] as const;

const mails = {
  ...Object.fromEntries(reasons.map((reason) => [`confirm: ${reason}`, confirmMail({ reason, ...secrets })])),
  'code, confirmed address': resetMail({
    siteUrl,
    secret: 'u.abc',
    code: { text: 'ABC', minutes: 15 },
    isConfirmed: true,
  }),
  'code, unconfirmed address': resetMail({
    siteUrl,
    secret: 'u.abc',
    code: { text: 'ABC', minutes: 1 },
    isConfirmed: false,
  }),
  'new password, after its code': resetMail({ siteUrl, secret: 'u.abc', code: null, isConfirmed: true }),
  'address changed': addressChangedMail({ siteUrl, secret: 'u.abc' }),
  'password changed': passwordChangedMail({
    siteUrl,
    firstName: 'Bea',
    secret: 'u.abc',
    at: new Date('2026-07-01T10:00:00Z'),
  }),
  'new device': newDeviceMail({
    siteUrl,
    firstName: 'Bea',
    secret: 'u.abc',
    at: new Date('2026-07-01T10:00:00Z'),
    device: 'Firefox/Windows',
  }),
  erased: erasedMail({ at: new Date('2026-07-01T10:00:00Z') }),
  unused: unusedMail({ siteUrl, erasesAt: '2026-07-01T10:00:00.000Z' }),
  correction: correctionMail({ siteUrl }),
  ...featureMails,
};

const pages = { home: HomePage, about: AboutPage, privacy: PrivacyPage };

setSiteSettings(localSiteSettings('model'));
const texts = [
  ...Object.entries(mails).map(([name, { html }]) => [`mail, ${name}`, textsIn(html)] as const),
  ...Object.entries(pages).map(([name, Page]) => {
    const markup = renderToStaticMarkup(
      <MemoryRouter>
        <Page />
      </MemoryRouter>,
    );
    return [name, textsIn(markup)] as const;
  }),
];

test.each(texts)('%s is at grade 6 or below', (name, parts) => {
  const grade = readingGrade(parts.map(withoutMedicalTerms));
  console.info(`Reading grade of ${name}: ${grade.toFixed(1)}.`);
  expect(grade).toBeGreaterThan(0);
  expect(grade).toBeLessThanOrEqual(highestGrade);
});
