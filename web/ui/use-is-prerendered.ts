import { useSyncExternalStore } from 'react';

const never = () => () => {};
const no = () => false;
const yes = () => true;

/** True while the build draws a page, and while React takes that page over in the browser; false in every render after it. */
export const useIsPrerendered = (): boolean => useSyncExternalStore(never, no, yes);
