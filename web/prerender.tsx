import './ui/base.css';
import './ui/tokens.css';
import { renderToString } from 'react-dom/server.edge';
import { StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';

/** The page at this address as a stranger sees it: what the browser hydrates. Runs in the build. */
export const prerender = (pathname: string): string =>
  renderToString(
    <StaticRouter location={pathname}>
      <App />
    </StaticRouter>,
  );
