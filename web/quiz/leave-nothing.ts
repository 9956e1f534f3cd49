import { forgetOffline } from '../offline/keep-offline.ts';
import { removeAllDrafts } from './draft/drafts.ts';

/** After a logout: neither an unfinished quiz nor the files of one stay in this browser. */
export const leaveNothing = async (): Promise<void> => {
  await Promise.all([removeAllDrafts(), forgetOffline()]);
};
