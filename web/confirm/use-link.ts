import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type LinkOfMail, readLink } from './link-of-mail.ts';

/**
 * The link by which the page was opened. It leaves the address bar and the history at once, so that nobody finds it there; it
 * stays in the memory of this page alone.
 */
export function useLink(): LinkOfMail | null {
  const { hash, pathname, state } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState(() => readLink(hash));
  useLayoutEffect(() => {
    const next = readLink(hash);
    if (!next) return;
    setLink(next); // also when a second link is opened in the same tab
    navigate(pathname, { replace: true, state });
  }, [hash, pathname, state, navigate]);
  return link;
}
