import { useLocation } from 'react-router-dom';
import { codeIn } from '../quiz/move/code.ts';
import { Ended } from './frame.tsx';
import { ReceiveByCode } from './receive-by-code.tsx';
import { ReceiveByLink } from './receive-by-link.tsx';
import { SendPage } from './send-page.tsx';

/** Where a quiz goes on that was begun on another device. What happens follows from the code that led here. */
export function ContinuePage() {
  const { hash } = useLocation();
  const code = codeIn(hash);
  if (code === 'broken') return <Ended how="broken" />;
  if (code === null) return <ReceiveByCode key="receive" />;
  return code.kind === 'draft' ? (
    <ReceiveByLink key={hash} id={code.id} secret={code.key} />
  ) : (
    <SendPage key={hash} publicKey={code.publicKey} />
  );
}
