import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { shlinkOf } from '#shared/features/doctor/links/shlink.ts';
import { ViewPage } from '#web/features/doctor/view/view-page.tsx';

const origin = 'https://longevity.example';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test.each([
  ['a site in several languages offers a doctor another', 'true', true],
  ['the development server, which has the pages of one language, offers a doctor no other', '', false],
])('%s', (_, speaksSeveral, isOffered) => {
  vi.stubEnv('SPEAKS_SEVERAL', speaksSeveral);
  vi.stubGlobal('location', { origin });
  const link = shlinkOf({ url: `${origin}/api/links/manifest?id=${'a'.repeat(43)}`, key: 'b'.repeat(43), flag: 'P' });
  const page = renderToStaticMarkup(
    <MemoryRouter initialEntries={[`/view#${link}`]}>
      <ViewPage />
    </MemoryRouter>,
  );
  expect(page).toContain('name="passcode"');
  // The foot has the same links, of every page.
  expect(page.split('</form>')[0]?.includes('href="/es/view#shlink:')).toBe(isOffered);
});
