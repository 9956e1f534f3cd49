import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const template = readFileSync(join(import.meta.dirname, 'site-router.js'), 'utf8');
/** CloudFront's other function, which does not depend on the build. */
export const viewerAddressCode = readFileSync(join(import.meta.dirname, 'viewer-address.js'), 'utf8');
const placeholders = { pages: 'const pages = [];', above: 'const above = [];' };
/** The file name of a page that serves all paths below one: `in-results.html`. */
const below = '/in-';

/** The router of this build. It contains the paths of the pages that the build has rendered. */
export function siteRouterCode(siteFolder: string): string {
  const files = globSync('*.html', { cwd: siteFolder })
    .map((file) => `/${basename(file, '.html')}`)
    .sort();
  const found = {
    pages: files.filter((file) => file !== '/index' && file !== '/app' && !file.startsWith(below)),
    above: files.filter((file) => file.startsWith(below)).map((file) => `/${file.slice(below.length)}`),
  };
  return Object.entries(placeholders).reduce((code, [name, placeholder]) => {
    if (!template.includes(placeholder)) throw new Error(`site-router.js has no line '${placeholder}'.`);
    return code.replace(placeholder, `const ${name} = ${JSON.stringify(found[name as keyof typeof found])};`);
  }, template);
}
