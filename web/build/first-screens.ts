import type { Bundle, Files } from './bundle.ts';
import { prerenderedPages } from './prerendered-pages.ts';
import { scriptsOf } from './scripts-of.ts';

export type FirstScreens = Readonly<Record<string, number>>;

/**
 * What comes over the wire before the first screen of each prerendered page is whole and answers, in bytes by address: the page
 * with its rules, the scripts that it names, its pictures and the fonts. `site` has the compressed copies.
 */
export function measureFirstScreens(bundle: Bundle, site: Files): FirstScreens {
  const bytesOf = (address: string) => (site.get(`${address}.br`) ?? site.get(address))?.length ?? 0;
  return Object.fromEntries(
    prerenderedPages.map(({ path, file, modules }) => {
      const page = Buffer.from(site.get(`${file}.html`) ?? []).toString();
      const named = [...page.matchAll(/(?:href|src)="\/(assets\/[^"#]+\.(?:woff2|svg))/g)].map(
        ([, asset]) => asset ?? '',
      );
      const all = new Set([`${file}.html`, ...scriptsOf(bundle, modules), ...named]);
      return [path, [...all].reduce((sum, address) => sum + bytesOf(address), 0)];
    }),
  );
}
