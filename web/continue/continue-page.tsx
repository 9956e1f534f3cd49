import { useLocation } from 'react-router-dom';
import { linkIn } from '#web/quiz/move/handoff.ts';
import { Ended } from './frame.tsx';
import { ReceiveAnswers } from './receive-answers.tsx';

/** Continues a quiz that was begun on another device, whose link has been opened here. */
export function ContinuePage() {
  const { hash } = useLocation();
  const link = linkIn(hash);
  return link ? <ReceiveAnswers key={hash} link={link} /> : <Ended how="broken" />;
}
