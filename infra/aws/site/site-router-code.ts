import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const template = readFileSync(join(import.meta.dirname, 'site-router.js'), 'utf8');
/** CloudFront's other function, which does not depend on the build. */
export const viewerAddressCode = readFileSync(join(import.meta.dirname, 'viewer-address.js'), 'utf8');
const placeholders = {
  pages: 'const pages = [];',
  above: 'const above = [];',
  prefixes: 'const prefixes = [];',
};
/** The file name of a page that serves all paths below one: `in-results.html`. */
const below = /\/in-([^/]+)$/;

/** The router of this build. It contains the paths of the pages that the build has rendered, in every language. */
export function siteRouterCode(siteFolder: string): string {
  // Each language has an `app.html`, and `assets/` has none.
  const folders = globSync('{,*/}app.html', { cwd: siteFolder })
    .map((file) => `/${dirname(file)}`.replace('/.', ''))
    .sort();
  const files = folders.flatMap((folder) =>
    globSync('*.html', { cwd: join(siteFolder, folder) })
      .map((file) => `${folder}/${basename(file, '.html')}`)
      .sort(),
  );
  const found = {
    pages: files.filter((file) => !/\/(?:index|app)$/.test(file) && !below.test(file)),
    above: files.filter((file) => below.test(file)).map((file) => file.replace(below, '/$1')),
    prefixes: folders.filter((folder) => folder !== ''),
  };
  return Object.entries(placeholders).reduce((code, [name, placeholder]) => {
    if (!template.includes(placeholder)) throw new Error(`site-router.js has no line '${placeholder}'.`);
    return code.replace(placeholder, `const ${name} = ${JSON.stringify(found[name as keyof typeof found])};`);
  }, template);
}
