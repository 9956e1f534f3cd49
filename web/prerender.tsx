import './ui/base.css';
import './ui/tokens.css';
import { renderToString } from 'react-dom/server.edge';
import { StaticRouter } from 'react-router-dom';
import type { SiteSettings } from '#shared/contract/site-settings.ts';
import { App } from './app.tsx';
import { pageAt } from './routing/pages.tsx';
import { setSiteSettings } from './site-settings.ts';

/** The page at this address for a person who is not signed in. The build calls it, and the browser hydrates its output. */
export const prerender = async (pathname: string, settings: SiteSettings): Promise<string> => {
  setSiteSettings(settings);
  await pageAt(pathname)?.load();
  return renderToString(
    <StaticRouter location={pathname}>
      <App />
    </StaticRouter>,
  );
};
