import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { quizRecords } from '#shared/derived-names.ts';
import { readDraft } from '../quiz/draft/drafts.ts';
import { isEmpty, mayBelongTo, type Viewer } from '../quiz/draft/find-draft.ts';
import { claimRun } from '../quiz/draft/runs-of-this-tab.ts';
import { saveDraft } from '../quiz/draft/save-draft.ts';
import { countWords, type Moved } from '../quiz/move/moved-draft.ts';
import { DeviceChoice } from '../quiz/screens/device-choice.tsx';
import { useSession, whenKnown } from '../session/session.ts';
import { isSharedDevice, setSharedDevice } from '../session/storage.ts';
import { useAsyncValue } from '../ui/async-value.ts';
import { Button } from '../ui/button.tsx';
import { Ended, Frame, toStart } from './frame.tsx';

type ReceivedAnswersProps = {
  moved: Moved;
  /** Tells the other device. Resolves even if that fails. */
  onEnd: (wish: 'moved' | 'declined') => Promise<void>;
};

/** Asks before any answer is shown or stored. Until then the answers are only in the memory of this page. */
export function ReceivedAnswers({ moved, onEnd }: ReceivedAnswersProps) {
  const { quiz, quizId, draft } = moved;
  const navigate = useNavigate();
  const here = useHere(moved);
  const [isShared, setShared] = useState(isSharedDevice);
  const [step, setStep] = useState<'asked' | 'saving' | 'declined'>('asked');
  const isOther = !!here?.viewer && !mayTake(moved, here.viewer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is said once
  useEffect(() => {
    if (isOther) void onEnd('declined');
  }, [isOther]);
  if (here === null) return <Frame title={asking} wait="One moment" />;
  if (isOther) return <Ended how="other account" />;
  if (step === 'declined')
    return <Frame title="Nothing was kept" lede="The answers are not on this device." buttons={toStart} />;
  const accept = async () => {
    setStep('saving');
    if (isShared) setSharedDevice(true);
    await saveDraft(quizId, draftOf(moved, here.viewer), 0);
    claimRun(draft.runId);
    await onEnd('moved');
    navigate(quizRecords[quizId].path, { replace: true });
  };
  const decline = () => {
    setStep('declined');
    void onEnd('declined');
  };
  return (
    <Frame
      title={asking}
      lede={`Another device sent the ${quizRecords[quizId].title}, unfinished: ${countWords(quiz, draft)}. We don’t show the answers until we know that they are yours.`}
      buttons={
        <>
          <Button block busy={step === 'saving'} onClick={accept}>
            Yes, continue
          </Button>
          <Button variant="secondary" block onClick={decline}>
            No, they’re not mine
          </Button>
        </>
      }
      note="“No” leaves nothing of them on this device."
    >
      {here.hasOwn && !isShared && <p role="status">{replaces}</p>}
      {here.viewer === null && <DeviceChoice open={{ keepHere: setShared }} />}
    </Frame>
  );
}

const asking = 'Are these your answers?';
const replaces = 'There’s an unfinished quiz on this device too. If you say yes, these answers replace it.';

/** Who is logged in here, and whether an unfinished quiz would be replaced; null until that is known. */
function useHere({ quizId }: Moved): { viewer: Viewer; hasOwn: boolean } | null {
  const viewer = useSession(({ user }) => user);
  const here = useAsyncValue(async () => {
    await whenKnown();
    const own = await readDraft(quizId);
    return { hasOwn: !!own && !isEmpty(own) };
  }, quizId);
  return here && { ...here, viewer };
}

/** False if the answers belong to another account or contain another address. */
const mayTake = ({ account, draft }: Moved, viewer: NonNullable<Viewer>): boolean =>
  (account === null || account === viewer.id) && mayBelongTo(draft, viewer, Date.now());

/** The basis of a retake belongs to its account. In any other account the answers continue as a quiz that started empty. */
const draftOf = ({ draft, account }: Moved, viewer: Viewer): Moved['draft'] => {
  const { retake, ...rest } = draft;
  const isSameAccount = viewer !== null && account === viewer.id;
  return { ...rest, savedAt: Date.now(), owner: viewer?.id ?? null, ...(isSameAccount && retake && { retake }) };
};
