import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The secrets behind the `#` of a mail's link, where no server and no log sees them. Null if the page was not opened by
 * such a link.
 */
const readLink = <Name extends string>(hash: string, names: readonly Name[]): Record<Name, string | null> | null => {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const link = Object.fromEntries(names.map((name) => [name, given.get(name) || null]));
  return names.some((name) => link[name]) ? (link as Record<Name, string | null>) : null;
};

/**
 * The link that opened the page. It is removed from the address bar and the history at once, so that nobody finds it
 * there, and stays only in the memory of this page. `names` must not change.
 */
export function useMailLink<Name extends string>(names: readonly Name[]): Record<Name, string | null> | null {
  const { hash, pathname, state } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState(() => readLink(hash, names));
  useLayoutEffect(() => {
    const next = readLink(hash, names);
    if (!next) return;
    setLink(next); // again if a second link is opened in the same tab
    void navigate(pathname, { replace: true, state });
  }, [hash, names, pathname, state, navigate]);
  return link;
}
