import './ui/base.css';
import './ui/tokens.css';
import { renderToString } from 'react-dom/server.edge';
import { StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';

/** The page at this address for a person who is not signed in. The build calls it, and the browser hydrates its output. */
export const prerender = (pathname: string): string =>
  renderToString(
    <StaticRouter location={pathname}>
      <App />
    </StaticRouter>,
  );
