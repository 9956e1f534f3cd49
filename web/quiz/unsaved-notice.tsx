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
      <Notice tone="error">{`${cannotSave} Keep this page open until you’ve sent them.`}</Notice>
    </Column>
  );
}

const cannotSave = 'We can’t save your answers in this browser.';

/** Where the answers are stored, in words. */
export function useWhereSaved(name: DraftName): string {
  const isShared = useSharedDevice();
  const isInPage = useIsInPageOnly(name);
  if (isShared) return 'Nothing is saved on this device.';
  return isInPage ? cannotSave : 'Your answers are saved on this device.';
}
