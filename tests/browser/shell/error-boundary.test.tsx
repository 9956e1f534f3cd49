import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from '#web/app.tsx';
import { show } from '../support/show.tsx';

const Broken = () => {
  throw new Error('a mistake of ours');
};

test('a page that fails to render shows a message and a way home, not a blank screen', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { getByRole, getByText } = await show(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  await expect.element(getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect.element(getByText(/What you have answered is still saved/)).toBeVisible();
  await expect.element(getByRole('button', { name: 'Return Home' })).toBeVisible();
  printed.mockReset();
});

test('a page that renders is shown as it is', async () => {
  const { getByText } = await show(<ErrorBoundary>All is well</ErrorBoundary>);
  await expect.element(getByText('All is well')).toBeVisible();
});
