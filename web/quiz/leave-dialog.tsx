import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as quiz from '#words/quiz.ts';
import { pathOf } from '../paths.ts';
import { AskFirst } from '../ui/dialog.tsx';

type LeaveDialogProps = { title: string; words: string; leaveLabel: string; onLeave: () => void };

/** While mounted, asks before a link, or closing the page, loses answers. */
export function LeaveDialog({ title, words, leaveLabel, onLeave }: LeaveDialogProps) {
  const navigate = useNavigate();
  const [target, setTarget] = useState<string | null>(null);
  useEffect(() => watchLeaving(setTarget), []);
  if (target === null) return null;
  const leave = () => {
    // Navigate first: starting over goes back in the history of the current page.
    navigate(target);
    onLeave();
  };
  return (
    <AskFirst
      title={title}
      stayLabel={quiz.stayHere}
      onStay={() => setTarget(null)}
      leaveLabel={leaveLabel}
      onLeave={leave}
    >
      {words}
    </AskFirst>
  );
}

/** Calls back with the path of a pressed link instead of following it. Returns the unsubscribe function. */
function watchLeaving(onLink: (path: string) => void): () => void {
  const beforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
  const press = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !leavesThePage(link, event)) return;
    event.preventDefault();
    event.stopPropagation();
    onLink(pathOf(link.pathname));
  };
  addEventListener('beforeunload', beforeUnload);
  // In the capture phase, so that it runs before the router handles the link.
  addEventListener('click', press, true);
  return () => {
    removeEventListener('beforeunload', beforeUnload);
    removeEventListener('click', press, true);
  };
}

/** False for links that open another window or another language, telephone numbers, and links within this page. */
const leavesThePage = (link: HTMLAnchorElement, { ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  link.origin === location.origin &&
  link.pathname !== location.pathname &&
  link.target !== '_blank' &&
  !link.hreflang &&
  !(ctrlKey || metaKey || shiftKey);
