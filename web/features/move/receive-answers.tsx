import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as words from '#feature-words/move.ts';
import { quizRecords } from '#shared/derived-names.ts';
import { type Draft, readDraft } from '#web/quiz/draft/drafts.ts';
import { isEmpty, mayBelongTo, type Viewer } from '#web/quiz/draft/find-draft.ts';
import { claimRun } from '#web/quiz/draft/runs-of-this-tab.ts';
import { saveDraft } from '#web/quiz/draft/save-draft.ts';
import { DeviceChoice } from '#web/quiz/screens/device-choice.tsx';
import { randomSecret } from '#web/sealed/seal-file.ts';
import { useSession, whenKnown } from '#web/session/session.ts';
import { isSharedDevice, setSharedDevice } from '#web/session/storage.ts';
import { useAsyncValue } from '#web/ui/async-value.ts';
import { Button } from '#web/ui/button.tsx';
import { tryAgain } from '#words/labels.ts';
import { yesContinue } from '#words/whose-draft.ts';
import { Ended, Frame, toStart } from './frame.tsx';
import { type HowItEnded, type MoveLink, readDraftOf, sayMoved } from './handoff.ts';
import { type Moved, openDraft } from './moved-draft.ts';

type Step =
  | { at: 'asked' }
  | { at: 'reading' }
  /** The user has an unfinished quiz on this device, too. The answers are only in the memory of this page. */
  | { at: 'replaces'; moved: Moved }
  | { at: 'declined' }
  | { at: 'ended'; how: HowItEnded };

/**
 * Asks whose answers they are, and reads them only after a yes. The link works once, so it must not be used up by an
 * app that previews it, or by a person to whom the answers do not belong.
 */
export function ReceiveAnswers({ link }: { link: MoveLink }) {
  const navigate = useNavigate();
  const isKnown = useAsyncValue(() => whenKnown().then(() => true), link.id);
  const viewer = useSession(({ user }) => user);
  const [reader] = useState(() => readerOf(link.id));
  const [isShared, setShared] = useState(isSharedDevice);
  const [step, setStep] = useState<Step>({ at: 'asked' });
  const goOn = ({ quizId, draft }: Moved) => {
    claimRun(draft.runId);
    void navigate(quizRecords[quizId].path, { replace: true });
  };
  const save = async (moved: Moved) => {
    if (isShared) setSharedDevice(true);
    await saveDraft(moved.quizId, draftOf(moved, viewer), 0);
    await sayMoved(link.id, reader);
    goOn(moved);
  };
  const accept = async () => {
    setStep({ at: 'reading' });
    const moved = await readAnswers(link, reader);
    if (typeof moved === 'string') return setStep({ at: 'ended', how: moved });
    if (viewer && !mayTake(moved, viewer)) return setStep({ at: 'ended', how: 'other-account' });
    const own = isShared ? null : await readDraft(moved.quizId);
    if (own && isSame(own, moved)) return goOn(moved);
    if (own && !isEmpty(own)) return setStep({ at: 'replaces', moved });
    return save(moved);
  };
  const decline = () => setStep({ at: 'declined' });
  if (!isKnown) return <Frame title={words.askingTitle} wait={words.oneMoment} />;
  switch (step.at) {
    case 'declined':
      return <Frame title={words.declinedTitle} lede={words.declinedLede} buttons={toStart} />;
    case 'ended': {
      const againButton = (
        <Button block onClick={accept}>
          {tryAgain}
        </Button>
      );
      return <Ended how={step.how} buttons={step.how === 'failed' ? againButton : toStart} />;
    }
    case 'replaces':
      return <Replaces moved={step.moved} onYes={() => void save(step.moved)} onNo={decline} />;
    case 'asked':
    case 'reading':
      return (
        <Frame
          title={words.askingTitle}
          lede={words.askingLede}
          buttons={
            <>
              <Button block busy={step.at === 'reading'} busyLabel={words.gettingAnswers} onClick={accept}>
                {yesContinue}
              </Button>
              <Button variant="secondary" block onClick={decline}>
                {words.notMine}
              </Button>
            </>
          }
          note={words.noSavesNothing}
        >
          {viewer === null && <DeviceChoice open={{ keepHere: setShared }} />}
        </Frame>
      );
  }
}

type ReplacesProps = { moved: Moved; onYes: () => void; onNo: () => void };

function Replaces({ moved: { quizId }, onYes, onNo }: ReplacesProps) {
  return (
    <Frame
      title={words.replaceTitle}
      lede={words.replaceLede(quizRecords[quizId].title)}
      buttons={
        <>
          <Button block onClick={onYes}>
            {words.replaceThem}
          </Button>
          <Button variant="secondary" block onClick={onNo}>
            {words.keepOnesHere}
          </Button>
        </>
      }
    />
  );
}

async function readAnswers({ id, key }: MoveLink, reader: string): Promise<Moved | HowItEnded> {
  const read = await readDraftOf(id, reader);
  return typeof read === 'string' ? read : openDraft(read.draft, key);
}

/** A random id for this tab, so that it can read again after a reload. The id is useless after the ten minutes. */
function readerOf(id: string): string {
  const state: unknown = history.state;
  const known = typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[id] : null;
  if (typeof known === 'string') return known;
  const reader = randomSecret();
  history.replaceState({ ...(state as object | null), [id]: reader }, '');
  return reader;
}

/**
 * True if this browser already has these answers, because the link was opened on the device that made it. Nothing has
 * moved then, and that device must not offer to delete its answers.
 */
const isSame = (own: Draft, { draft }: Moved): boolean =>
  own.runId === draft.runId && JSON.stringify(own.answers) === JSON.stringify(draft.answers);

/** False if the answers belong to another account or contain another address. */
const mayTake = ({ account, draft }: Moved, viewer: NonNullable<Viewer>): boolean =>
  (account === null || account === viewer.id) && mayBelongTo(draft, viewer, Date.now());

/** The basis of a retake belongs to its account. In any other account the answers continue as a quiz that started empty. */
const draftOf = ({ draft, account }: Moved, viewer: Viewer): Moved['draft'] => {
  const { retake, ...rest } = draft;
  const isSameAccount = viewer !== null && account === viewer.id;
  return { ...rest, savedAt: Date.now(), owner: viewer?.id ?? null, ...(isSameAccount && retake && { retake }) };
};
