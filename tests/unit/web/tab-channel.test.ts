import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { productQuizId } from '#shared/derived-names.ts';
import { someDraft } from '#tests/support/some-draft.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { stubStorage } from './shared-browser.ts';

const refused = class {
  constructor() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  }
};

test.each([
  ['refuses channels between tabs', refused],
  ['has no channels', undefined],
])('a browser that %s starts, stores a draft, logs in and out', async (_, BroadcastChannel) => {
  stubStorage();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('BroadcastChannel', BroadcastChannel);
  vi.resetModules();
  const [session, drafts, saving] = await Promise.all([
    import('#web/session/session.ts'),
    import('#web/quiz/draft/drafts.ts'),
    import('#web/quiz/draft/save-draft.ts'),
  ]);
  session.restoreSession();
  session.followOtherTabs();
  expect(session.signIn(tokenOf('ines'), { remember: true })).toBe(true);
  const changed = vi.fn();
  saving.onDraftChange(productQuizId, changed);
  await saving.saveDraft(productQuizId, someDraft({ savedAt: Date.now() }), 0);
  expect(await drafts.readDraft(productQuizId)).toMatchObject({ runId: 'run-1' });
  await drafts.removeDraft(productQuizId);
  expect(changed).toHaveBeenCalled();
  session.logout();
  expect(session.useSession.getState().user).toBeNull();
});
