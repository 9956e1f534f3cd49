import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { get } from 'idb-keyval';
import { vi } from 'vitest';
import { asUserId } from '#shared/contract/ids.ts';
import type { RepeatableRequest } from '#shared/contract/schemas/create-submission-schemas.ts';
import { productQuizId, type QuizId } from '#shared/derived-names.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import type { Draft } from '#web/quiz/draft/drafts.ts';
import { findDraft } from '#web/quiz/draft/find-draft.ts';
import type { UnsentSubmission } from '#web/quiz/outbox/unsent.ts';
import { quizStore } from '#web/quiz/quiz-store.ts';

// One browser with several tabs. Each tab has its own copy of the app's modules; storage and IndexedDB are shared. No
// clock runs: time is counted in turns of the event loop, and a timer fires when the test says so. A busy machine
// changes nothing.

export type Person = 'ines' | 'olaf';
export type Network = 'ok' | 'offline' | 'answer lost' | 500 | 422;

const question = (id: string) => ({ id, section: 'all', type: 'text', text: id }) as const;
export const quiz: Quiz = {
  id: productQuizId,
  version: '1',
  intro: { id: 'intro', section: 'start', type: 'title', text: 'Welcome' },
  privacy: null,
  questions: [
    question('first'),
    question('second'),
    question('third'),
    question('fourth'),
    { ...question('wrap-title'), type: 'section-title' },
  ],
};

export const tokens: Record<Person, string> = { ines: tokenOf('ines'), olaf: tokenOf('olaf') };

export const turns = async (count: number) => {
  for (let turned = 0; turned < count; turned += 1) await turn();
};

/** Longer than the pause after which the quiz writes what was typed, and shorter than the outbox's shortest wait. */
const pauseMs = 250;

/** Waits until all started work has ended: storage, timers, and what follows from them. */
export const settled = async () => {
  await turns(120);
  vi.advanceTimersByTime(pauseMs);
  await turns(120);
};

/** `entry`: the state of the browser's current history entry, which outlives a reload. */
type Page = { isOpen: boolean; events: EventTarget; entry: unknown };
/** The page whose code runs, to which the browser's globals belong. */
const here = new AsyncLocalStorage<Page>();
const happens = (type: string, fields: object) =>
  here.getStore()?.events.dispatchEvent(Object.assign(new Event(type), fields));

const channels = new Set<TabChannel>();
class TabChannel extends EventTarget {
  readonly page = here.getStore();
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    channels.add(this);
  }
  postMessage(data: unknown) {
    for (const channel of channels)
      if (channel !== this && channel.name === this.name && channel.page?.isOpen)
        setImmediate(() =>
          here.run(channel.page as Page, () => channel.dispatchEvent(new MessageEvent('message', { data }))),
        );
  }
}

/** The API in one of its modes. Accepted submissions stay accepted. */
const startApi = () => {
  const api = { network: 'ok' as Network, taken: new Map<string, RepeatableRequest>() };
  const refuse = (status: number, code: string) => Response.json({ code, message: code }, { status });
  const answer = async (caller: string, request: RepeatableRequest): Promise<Response> => {
    if (api.network === 'offline') throw new TypeError('Failed to fetch');
    if (api.network === 500) return Response.json({}, { status: 500 });
    if (caller !== `Bearer ${tokens[request.userId as Person]}`) return refuse(403, 'not-allowed');
    if (api.network === 422) return refuse(422, 'too-few-answers');
    const before = api.taken.get(request.sessionId);
    if (before && JSON.stringify(before.submittedAnswers) !== JSON.stringify(request.submittedAnswers))
      return refuse(422, 'session-used');
    api.taken.set(request.sessionId, request);
    if (api.network === 'answer lost') throw new TypeError('Failed to fetch');
    return Response.json({ submissionId: '01', _id: '01' }, { status: 201 });
  };
  vi.stubGlobal('fetch', async (path: string, init: { body: string; headers: { authorization: string } }) => {
    const page = here.getStore();
    if (!page?.isOpen || !path.endsWith('/create')) return page?.isOpen ? Response.json([]) : new Promise(() => {});
    const answered = answer(init.headers.authorization, JSON.parse(init.body));
    await Promise.all([turns(5), answered.catch(() => {})]);
    return page.isOpen ? answered : new Promise(() => {});
  });
  return api;
};

const openTabs = new Set<{ close: () => void }>();

/** Ends a test, because a tab left open would write its draft into the storage of the next one. */
export const closeBrowser = async () => {
  for (const tab of openTabs) tab.close();
  await turns(120);
  channels.clear();
  vi.useRealTimers();
};

/** Unlike a real timer, a fake one does not know which page has set it. */
const timersEndWithTheirPage = () => {
  const setFakeTimeout = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (work: () => void, ms?: number) => {
    const page = here.getStore();
    return setFakeTimeout(page ? () => page.isOpen && here.run(page, work) : work, ms);
  });
};

export const startBrowser = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  timersEndWithTheirPage();
  vi.stubGlobal('BroadcastChannel', TabChannel);
  const events = () => here.getStore()?.events;
  vi.stubGlobal('addEventListener', (type: string, heard: EventListener) => events()?.addEventListener(type, heard));
  vi.stubGlobal('removeEventListener', (type: string, heard: EventListener) =>
    events()?.removeEventListener(type, heard),
  );
  const setEntry = (state: unknown) => {
    const page = here.getStore();
    if (page) page.entry = state;
  };
  vi.stubGlobal('history', {
    get state() {
      return here.getStore()?.entry ?? null;
    },
    pushState: setEntry,
    replaceState: setEntry,
    go: () => {},
  });
  return startApi();
};

const loadApp = async () => {
  vi.resetModules();
  const [{ openQuiz }, drafts, { findDraft }, session, sending, unsent, resend] = await Promise.all([
    import('#web/quiz/open-quiz.ts'),
    import('#web/quiz/draft/drafts.ts'),
    import('#web/quiz/draft/find-draft.ts'),
    import('#web/session/session.ts'),
    import('#web/quiz/outbox/send.ts'),
    import('#web/quiz/outbox/unsent.ts'),
    import('#web/quiz/outbox/resend.ts'),
  ]);
  return { openQuiz, findDraft, ...drafts, ...session, ...sending, ...unsent, ...resend };
};

export type Tab = Awaited<ReturnType<typeof openTab>>;

/** A tab that shows the quiz, after a reload with the `entry` of the tab before. */
export const openTab = async (entry: unknown = null) => {
  const page: Page = { isOpen: true, events: new EventTarget(), entry };
  const within = <T>(work: () => T): T => here.run(page, work);
  const app = await within(loadApp);
  const who = () => (app.useSession.getState().user?.id ?? null) as Person | null;
  const openQuiz = async () => {
    const found = await app.findDraft(productQuizId, app.useSession.getState().user, Date.now());
    const draft = found?.standing === 'theirs' ? found.draft : null;
    return app.openQuiz(productQuizId, quiz, found === undefined ? undefined : draft);
  };
  let open = await within(async () => {
    app.restoreSession();
    app.followOtherTabs();
    app.onLogout(() => void app.removeAllDrafts());
    app.watchOutbox();
    return openQuiz();
  });
  const tab = {
    app,
    who,
    within,
    session: () => open.run,
    view: () => open.run.store.getState(),
    isUnread: () => open.isUnread,
    entry: () => page.entry,
    /** Leaves the quiz for another page of the app, and comes back. */
    reopen: async (meanwhile = async () => {}) => {
      open.close();
      await meanwhile();
      open = await openQuiz();
    },
    hear: (type: string, fields: object) => within(() => happens(type, fields)),
    close: () =>
      within(() => {
        openTabs.delete(tab);
        happens('pagehide', {});
        page.isOpen = false;
        open.close();
      }),
  };
  openTabs.add(tab);
  return tab;
};

export const stored = async () => ({
  draft: await get<Draft>(`draft ${productQuizId}`, quizStore),
  outbox: Object.values((await get<Record<string, UnsentSubmission>>('outbox', quizStore)) ?? {}).map(
    ({ request }) => request,
  ),
});

function fakeStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    keys: () => [...items.keys()].sort(),
  };
}

/** An empty local and session storage in place of the browser's. */
export function stubStorage() {
  const stores = { local: fakeStorage(), session: fakeStorage() };
  vi.stubGlobal('localStorage', stores.local);
  vi.stubGlobal('sessionStorage', stores.session);
  return stores;
}

/** The draft that this person is shown without a question, null if there is none, undefined if it could not be read. */
export const loadDraft = async (
  quizId: QuizId,
  userId: string | null,
  now: number,
): Promise<Draft | null | undefined> => {
  const viewer = userId === null ? null : { id: asUserId(userId), email: `${userId}@example.com` };
  const found = await findDraft(quizId, viewer, now);
  return found && (found.standing === 'theirs' ? found.draft : null);
};
