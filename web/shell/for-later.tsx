import { lazy, Suspense } from 'react';
import type { LaterOffer } from '#web/features/feature.ts';
import { forLater } from '#web/features/places.ts';
import { loadStyles } from '#web/ui/loading.ts';

/** Renders nothing if it cannot be loaded, because the account page has it too. */
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

/** What features offer to bring a user back. */
export const ForLater = () =>
  offers.map(({ name, Offer }) => (
    <Suspense key={name}>
      <Offer />
    </Suspense>
  ));
