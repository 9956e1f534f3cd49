import * as labels from '#words/labels.ts';
import { useSharedDevice } from '../session/storage.ts';
import { Notice } from '../ui/notice.tsx';
import { Column } from '../ui/page.tsx';
import { type DraftName, useIsInPageOnly } from './draft/drafts.ts';

/**
 * Says, as soon as it is known, that this browser cannot store the answers, so that they last only as long as the page.
 */
export function UnsavedNotice({ name }: { name: DraftName }) {
  if (!useIsInPageOnly(name)) return null;
  return (
    <Column>
      <Notice tone="error">{labels.cannotSaveKeepOpen}</Notice>
    </Column>
  );
}

/** Where the answers are stored, in words. */
export function useWhereSaved(name: DraftName): string {
  const isShared = useSharedDevice();
  const isInPage = useIsInPageOnly(name);
  if (isShared) return labels.nothingSaved;
  return isInPage ? labels.cannotSave : labels.savedOnDevice;
}
