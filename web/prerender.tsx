import './ui/base.css';
import './ui/tokens.css';
import { renderToString } from 'react-dom/server.edge';
import { StaticRouter } from 'react-router-dom';
import type { SiteSettings } from '#shared/contract/site-settings.ts';
import { pathPrefix } from '#words/language.ts';
import { App } from './app.tsx';
import type { Shell } from './build/shells.ts';
import { staticPages } from './features/static.ts';
import { home } from './paths.ts';
import { pageAt } from './routing/pages.tsx';
import shellStyles from './shell/screen.module.css';
import { Header } from './shell/screen.tsx';
import { setSiteSettings } from './site-settings.ts';
import { PageSpinner } from './ui/button.tsx';

/** The page at this address for a visitor. The build calls it, and the browser hydrates its output. */
export const prerender = async (pathname: string, settings: SiteSettings): Promise<string> => {
  setSiteSettings(settings);
  await pageAt(pathname)?.load();
  return renderToString(
    <StaticRouter basename={home} location={pathPrefix + pathname}>
      <App />
    </StaticRouter>,
  );
};

/**
 * Shown while a page for a signed-in user loads. It has no main element, which comes with the page that replaces all of
 * this.
 */
export const prerenderShell = ({ back, words }: Pick<Shell, 'back' | 'words'>): string =>
  renderToString(
    <StaticRouter basename={home} location={home}>
      <div className={shellStyles.app}>
        <Header back={back} end={null} />
        <PageSpinner words={words} />
      </div>
    </StaticRouter>,
  );

/** The pages of features that run no script, by name. */
export const prerenderStatic = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(staticPages).map(([name, draw]) => [
      name,
      renderToString(
        <StaticRouter basename={home} location={home}>
          {draw()}
        </StaticRouter>,
      ),
    ]),
  );
