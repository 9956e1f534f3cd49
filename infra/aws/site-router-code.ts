import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const template = readFileSync(join(import.meta.dirname, 'site-router.js'), 'utf8');
/** CloudFront's other function, which needs nothing of the build. */
export const viewerAddressCode = readFileSync(join(import.meta.dirname, 'viewer-address.js'), 'utf8');
const placeholder = 'const pages = [];';

/** The router of this build: it knows the pages that the build has rendered, each by its address. */
export function siteRouterCode(siteFolder: string): string {
  const pages = globSync('*.html', { cwd: siteFolder })
    .map((file) => `/${basename(file, '.html')}`)
    .filter((page) => page !== '/index' && page !== '/app')
    .sort();
  if (!template.includes(placeholder)) throw new Error(`site-router.js has no line '${placeholder}' for the pages.`);
  return template.replace(placeholder, `const pages = ${JSON.stringify(pages)};`);
}
