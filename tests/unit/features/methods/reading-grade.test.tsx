import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { localSiteSettings } from '#infra/local/site-settings.ts';
import { readingGrade, withoutMedicalTerms } from '#tests/support/reading.ts';
import { textsIn } from '#tests/support/rendered.tsx';
import { MethodsPage } from '#web/features/methods/page/methods-page.tsx';
import { ProofPage } from '#web/features/methods/proof/proof-page.tsx';
import { setSiteSettings } from '#web/site-settings.ts';

setSiteSettings(localSiteSettings('model'));

test.each([
  ['methods', MethodsPage],
  ['proof', ProofPage],
])('%s reads at grade 6 or below', (name, Page) => {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  const grade = readingGrade(textsIn(markup).map(withoutMedicalTerms));
  console.info(`Reading grade of ${name}: ${grade.toFixed(1)}.`);
  expect(grade).toBeGreaterThan(0);
  expect(grade).toBeLessThanOrEqual(6);
});
