import { loadStyles } from '../ui/load-styles.ts';
import { type Loadable, loadable } from './loadable.ts';

/** A page with every rule that it may need. A result begins with less (`web/build/shells.ts`), and does not load by this. */
export const loadPage = <T>(start: () => Promise<T>): Loadable<T> =>
  loadable(async () => {
    const [page] = await Promise.all([start(), loadStyles('rest')]);
    return page;
  });
