import { useEffect } from 'react';

/** Opens every fold around the place that the address names, so that a link to it always shows it. */
export function useOpenTarget(): void {
  useEffect(() => {
    const open = () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (!target) return;
      for (let at: Element | null = target; at; at = at.parentElement)
        if (at instanceof HTMLDetailsElement) at.open = true;
      target.scrollIntoView();
    };
    // A link to the place that the address names already changes nothing, so the click is listened to as well.
    const openAgain = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.hash && link.hash === location.hash) open();
    };
    open();
    addEventListener('hashchange', open);
    addEventListener('click', openAgain);
    return () => {
      removeEventListener('hashchange', open);
      removeEventListener('click', openAgain);
    };
  }, []);
}
