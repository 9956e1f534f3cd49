import { expect, test } from 'vitest';
import { PageSlot } from '#web/app.tsx';
import { loadable } from '#web/ui/loading.ts';
import { show } from '../support/show.tsx';

test('a spinner shows while the page loads, then the page', async () => {
  const { promise, resolve } = Promise.withResolvers<React.ReactElement>();
  const { getByRole, getByText } = await show(<PageSlot page={{ path: '/x', ...loadable(() => promise) }} />);
  await expect.element(getByRole('status')).toHaveTextContent('Loading');
  await expect.element(getByRole('banner')).toBeVisible();
  resolve(<p>Here it is</p>);
  await expect.element(getByText('Here it is')).toBeVisible();
});

test('the login page has no header while it loads either', async () => {
  const { getByRole } = await show(
    <PageSlot page={{ path: '/login', ...loadable(() => new Promise<React.ReactElement>(() => {})) }} />,
  );
  await expect.element(getByRole('status')).toHaveTextContent('Loading');
  expect(getByRole('banner').query()).toBeNull();
});

test('a page that could not be loaded says so, and offers another try', async () => {
  const failing = loadable<React.ReactElement>(() => Promise.reject(new Error('offline')));
  const { getByRole } = await show(<PageSlot page={{ path: '/x', ...failing }} />);
  await expect.element(getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await expect.element(getByRole('button', { name: 'Try again' })).toBeVisible();
});
