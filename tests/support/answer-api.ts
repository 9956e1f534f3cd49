import type { CDPSession, Page } from '@playwright/test';

type Asked = { url: string; method: string; postData?: string };
type Given = { status?: number; json: unknown };
/** By path, without the query. */
type Answers = Readonly<Record<`/api/${string}`, (asked: Asked) => Given>>;

const sessions = new WeakMap<Page, CDPSession>();

/**
 * Answers these calls in the system's place, from now on. `page.route` does that too, but then every request of the page waits
 * for this process, also those for its scripts, and the browser keeps none of them for the next page: with it a test that
 * looks at ten results takes twice as long. Called again, it answers the paths given then, and no others.
 */
export const answerApi = async (page: Page, answers: Answers): Promise<void> => {
  await sessions.get(page)?.detach();
  const session = await page.context().newCDPSession(page);
  sessions.set(page, session);
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const answer = answers[new URL(request.url).pathname as keyof Answers];
    const { status = 200, json } = answer?.(request) ?? { status: 500, json: { message: 'Nobody plays this.' } };
    const body = Buffer.from(JSON.stringify(json)).toString('base64');
    const responseHeaders = [{ name: 'content-type', value: 'application/json' }];
    // A page that has moved on waits no more.
    session.send('Fetch.fulfillRequest', { requestId, responseCode: status, responseHeaders, body }).catch(() => {});
  });
  const patterns = Object.keys(answers).flatMap((path) => [{ urlPattern: `*${path}` }, { urlPattern: `*${path}\\?*` }]);
  await session.send('Fetch.enable', { patterns });
};
