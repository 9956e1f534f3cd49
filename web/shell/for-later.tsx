import { lazy, Suspense } from 'react';
import type { LaterOffer } from '#web/feature.ts';
import { forLater } from '#web/feature-places.ts';
import { loadStyles } from '#web/ui/loading.ts';

/** Left out if it cannot be loaded: the account page has it too. */
const lazily = ({ name, load }: LaterOffer) => ({
  name,
  Offer: lazy(() =>
    Promise.all([load(), loadStyles('rest')]).then(
      ([Loaded]) => ({ default: Loaded }),
      () => ({ default: () => null }),
    ),
  ),
});

const offers = forLater.map(lazily);

/** What brings a user back. */
export const ForLater = () =>
  offers.map(({ name, Offer }) => (
    <Suspense key={name}>
      <Offer />
    </Suspense>
  ));
