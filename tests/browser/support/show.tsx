import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { render } from 'vitest-browser-react';

function Elsewhere() {
  const { pathname, state } = useLocation();
  return (
    <p data-testid="elsewhere" data-state={JSON.stringify(state)}>
      {pathname}
    </p>
  );
}

/**
 * Renders a page or a part of one at `path`; `address` is its address if the path has parameters. Every other address shows its
 * path and its state, which `elsewhere` finds.
 */
export const show = async (page: ReactNode, path = '/here', address = path) => {
  const routes = [
    { path, element: page },
    { path: '*', element: <Elsewhere /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const screen = await render(<RouterProvider router={router} />);
  return { ...screen, router, elsewhere: screen.getByTestId('elsewhere') };
};
