import type { Bundle, Files } from './bundle.ts';
import { prerenderedPages } from './prerendered-pages.ts';
import { scriptsOf } from './scripts-of.ts';
import { shells } from './shells.ts';

/** Letters that hardly any page has are in files that load where one of them stands. */
const isNeeded = (asset: string) => !asset.includes('-more-');

/** Bytes, and the scripts that they come in, of each page. */
export type FirstScreens = Readonly<Record<string, { bytes: number; scripts: number }>>;

/**
 * What comes over the wire before the first screen of each page is whole and answers: the page with its
 * rules, the scripts that it names, its pictures, and the fonts, which follow. Of a page for somebody who is signed in also the style
 * sheets; what the API answers is not counted. `site` has the compressed copies.
 */
export function measureFirstScreens(bundle: Bundle, site: Files): FirstScreens {
  const bytesOf = (address: string) => (site.get(`${address}.br`) ?? site.get(address))?.length ?? 0;
  const all = [
    ...prerenderedPages.map(({ path, file, modules }) => ({ name: path, file, modules, endings: 'woff2|svg' })),
    ...shells.map(({ file, modules }) => ({ name: `/${file}`, file, modules, endings: 'woff2|svg|css' })),
  ];
  return Object.fromEntries(
    all.map(({ name, file, modules, endings }) => {
      const page = Buffer.from(site.get(`${file}.html`) ?? []).toString();
      const assets = new RegExp(`(?:(?:href|src)="|url\\("?)/(assets/[^"#)]+\\.(?:${endings}))`, 'g');
      const named = [...page.matchAll(assets)].map(([, asset = '']) => asset).filter(isNeeded);
      const scripts = scriptsOf(bundle, modules);
      const files = new Set([`${file}.html`, ...scripts, ...named]);
      const bytes = [...files].reduce((sum, address) => sum + bytesOf(address), 0);
      return [name, { bytes, scripts: scripts.length }];
    }),
  );
}
