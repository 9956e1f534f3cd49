import { useLocation } from 'react-router-dom';
import { Ended } from './frame.tsx';
import { linkIn } from './handoff.ts';
import { ReceiveAnswers } from './receive-answers.tsx';

/** Continues a quiz that was begun on another device, once its link has been opened here. */
export function ContinuePage() {
  const { hash } = useLocation();
  const link = linkIn(hash);
  return link ? <ReceiveAnswers key={hash} link={link} /> : <Ended how="broken" />;
}
