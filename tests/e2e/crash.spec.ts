import { expect, test } from '../support/fixtures.ts';
import { started } from '../support/pages.ts';

const personal = 'ada@example.com weighs 172';

test.use({ expectedNoise: new RegExp(`^uncaught: ${personal}$`) });

test('a script that throws on a page of the built site reaches the operator, with nothing about the visitor', async ({
  page,
}) => {
  await page.goto('/?from=secret');
  await started(page);
  // Our own code calls this when somebody points at a link.
  await page.evaluate((words) => {
    Element.prototype.closest = () => {
      throw new TypeError(words);
    };
  }, personal);
  const [request] = await Promise.all([
    page.waitForRequest((each) => each.url().endsWith('/api/client-errors')),
    page.getByRole('link', { name: 'Login' }).first().hover(),
  ]);
  expect(request.postDataJSON()).toEqual({
    code: 'TypeError',
    at: expect.stringMatching(/^[\w.-]+\.js:\d+:\d+$/),
    route: '/',
    release: expect.stringMatching(/^main-[\w-]+\.js$/),
  });
  expect((await request.response())?.status()).toBe(202);
});
