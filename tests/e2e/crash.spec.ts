import { expect, test } from '../support/fixtures.ts';
import { started } from '../support/pages.ts';

test('a press that throws reaches the operator in the built site, and the page sends nothing about its visitor', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Event.prototype.preventDefault = () => {
      throw new TypeError('ada@example.com weighs 172');
    };
  });
  await page.goto('/?from=secret');
  await started(page);
  const [request] = await Promise.all([
    page.waitForRequest((each) => each.url().endsWith('/api/client-errors')),
    page.getByRole('link', { name: 'Login' }).first().click(),
  ]);
  expect(request.postDataJSON()).toEqual({
    code: 'TypeError',
    at: expect.stringMatching(/^[\w.-]+\.js:\d+:\d+$/),
    route: '/',
    release: expect.stringMatching(/^main-[\w-]+\.js$/),
  });
  expect((await request.response())?.status()).toBe(202);
});
