import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type QuizId, quizIds, quizRecords } from '#shared/derived-names.ts';
import { loadQuiz } from '#shared/load-quiz.ts';
import { type NewDraft, removeDraft } from '#web/quiz/draft/drafts.ts';
import { type FoundDraft, lookForDraft } from '#web/quiz/draft/find-draft.ts';
import {
  addressOf,
  type HandoffState,
  type HowItEnded,
  putPart,
  useWork,
  watchHandoff,
  withdraw,
} from '#web/quiz/move/handoff.ts';
import styles from '#web/quiz/move/move.module.css';
import { countWords, movedWords, sealDraft } from '#web/quiz/move/moved-draft.ts';
import { timeOf } from '#web/quiz/screens/whose-draft-screen.tsx';
import { type LoginState, useSession, whenKnown } from '#web/session/session.ts';
import { useAsyncValue } from '#web/ui/async-value.ts';
import { Button, ButtonLink, PageSpinner } from '#web/ui/button.tsx';
import { RadioCard } from '#web/ui/choices.tsx';
import { Ended, Frame, toStart } from './frame.tsx';
import { commitmentTo, type KeyPair, meetingId, newKeyPair, type Seen, sharedKey, threeWords } from './pairing.ts';

type OnThisDevice = FoundDraft & { quizId: QuizId; what: string };

/** For the device that has the answers and has scanned the code of another one. Nothing is sent before the user presses Send. */
export function SendPage({ publicKey }: { publicKey: string }) {
  const found = useAsyncValue(draftsHere, null);
  if (found === null) return <Frame title={asking} wait="One moment" />;
  const mine = found.filter(({ standing }) => standing !== 'asks for login');
  if (mine.length > 0) return <SendOne publicKey={publicKey} drafts={mine} />;
  if (found.length > 0) return <LogInFirst publicKey={publicKey} />;
  return (
    <Frame
      title="There is no unfinished quiz here"
      lede="Nothing was sent. If you began one on this device, open this page in the browser in which you began it."
      buttons={toStart}
    />
  );
}

const asking = 'Send your answers to another device?';

function LogInFirst({ publicKey }: { publicKey: string }) {
  const { pathname, hash } = new URL(addressOf({ kind: 'key', publicKey }));
  const state: LoginState = { from: `${pathname}${hash}` };
  return (
    <Frame
      title="Please log in first"
      lede="The answers on this device belong to an account. Nothing was sent."
      buttons={
        <ButtonLink block to="/login" state={state}>
          Log in
        </ButtonLink>
      }
    />
  );
}

/** The most recently saved first. */
async function draftsHere(): Promise<readonly OnThisDevice[]> {
  await whenKnown();
  const { user } = useSession.getState();
  const each = quizIds.map(async (quizId) => {
    const found = await lookForDraft(quizId, user, Date.now());
    const what = found && `${quizRecords[quizId].title}, ${countWords(await loadQuiz(quizId), found.draft)}`;
    return found && what ? [{ ...found, quizId, what }] : [];
  });
  return (await Promise.all(each)).flat().toSorted((one, other) => other.draft.savedAt - one.draft.savedAt);
}

function SendOne({ publicKey, drafts }: { publicKey: string; drafts: readonly OnThisDevice[] }) {
  const navigate = useNavigate();
  const [chosenId, setChosen] = useState(drafts[0]?.quizId);
  const [sending, setSending] = useState<Sending>({ at: 'meeting' });
  const [pair] = useState(newKeyPair);
  const { again } = useWork(
    async (signal) => void (await sendTo(publicKey, pair, signal, setSending)),
    () => setSending({ at: 'ended', how: 'broken' }),
  );
  const chosen = drafts.find(({ quizId }) => quizId === chosenId) ?? drafts[0];
  if (!chosen) return null;
  if (sending.at === 'sent') return <Frame title="Sent" wait="Now say yes on the other device." />;
  if (sending.at === 'moved') return <MovedAway draft={chosen} />;
  const tryAgain = (
    <Button block onClick={again}>
      Try again
    </Button>
  );
  if (sending.at === 'ended') return <Ended how={sending.how} buttons={sending.how === 'failed' && tryAgain} />;
  const words = sending.at === 'compare' ? sending.words : null;
  const send = () => sending.at === 'compare' && void sending.send(chosen.quizId, chosen.draft);
  return (
    <Frame
      title={asking}
      lede={`If you press Send, whoever uses the device that shows this code gets these answers: ${chosen.what}.`}
      buttons={
        <>
          <Button block disabled={words === null} onClick={send}>
            Send
          </Button>
          <Button variant="secondary" block onClick={() => navigate('/', { replace: true })}>
            Do not send
          </Button>
        </>
      }
      note="Send only to a device of your own. Nothing is sent before you press Send."
    >
      {chosen.standing === 'asks' && (
        <p>
          Someone left them on this device {timeOf(chosen.draft.savedAt, new Date())}. Send them only if that was you.
        </p>
      )}
      {drafts.length > 1 && (
        <fieldset className={styles.choice}>
          <legend>Which one?</legend>
          {drafts.map(({ quizId, what }) => (
            <RadioCard
              key={quizId}
              name="which"
              label={what}
              checked={quizId === chosen.quizId}
              onChoose={() => setChosen(quizId)}
            />
          ))}
        </fieldset>
      )}
      {words === null ? (
        <PageSpinner words="Looking for the other device" />
      ) : (
        <>
          <p>Do these three words stand there too? If not, do not send.</p>
          <p className={styles.words}>{words}</p>
        </>
      )}
    </Frame>
  );
}

type Sending =
  | { at: 'meeting' }
  /** `send`: no answer leaves this device before it is called. */
  | { at: 'compare'; words: string; send: (quizId: QuizId, draft: NewDraft) => Promise<void> }
  | { at: 'sent' }
  | { at: 'moved' }
  | { at: 'ended'; how: HowItEnded };

/**
 * Meets the device whose code was scanned, shows the three words, and sends when the user presses Send. Safe to repeat with the
 * same key pair: each step is idempotent.
 */
async function sendTo(
  receiverKey: string,
  ownPair: Promise<KeyPair>,
  signal: AbortSignal,
  show: (sending: Sending) => void,
) {
  const say = (sending: Sending) => signal.aborted || show(sending);
  say({ at: 'meeting' });
  const pair = await ownPair;
  const [id, commitment] = [await meetingId(receiverKey), await commitmentTo(pair.publicKey)];
  if (signal.aborted) return;
  const first = await putPart(id, { commitment });
  if (first) return say({ at: 'ended', how: first });
  let isOver = false;
  const end = (sending: Sending): 'enough' => {
    isOver = true;
    say(sending);
    return 'enough';
  };
  signal.addEventListener('abort', () => isOver || withdraw(id));
  if (signal.aborted) return withdraw(id);
  let isPaired = false;
  const onState = async (state: HandoffState) => {
    if (state.closed === 'moved') return end({ at: 'moved' });
    if (state.closed) return end({ at: 'ended', how: state.closed === 'declined' ? 'declined' : 'stopped' });
    if (isPaired || !state.nonce) return 'more';
    isPaired = true;
    const put = await putPart(id, { publicKey: pair.publicKey });
    if (put) return end({ at: 'ended', how: put });
    const seen: Seen = { receiverKey, senderKey: pair.publicKey, nonce: state.nonce };
    const key = await sharedKey(pair, receiverKey, seen);
    const send = async (quizId: QuizId, draft: NewDraft) => {
      say({ at: 'sent' });
      const ending = await putPart(id, { draft: await sealDraft(quizId, draft, key) });
      if (ending) end({ at: 'ended', how: ending === 'elsewhere' ? 'over' : 'failed' });
    };
    say({ at: 'compare', words: await threeWords(seen), send });
    return 'more';
  };
  if ((await watchHandoff(id, signal, onState)) === 'over' && !isOver) end({ at: 'ended', how: 'over' });
}

function MovedAway({ draft: { quizId, draft } }: { draft: OnThisDevice }) {
  const [isRemoved, setRemoved] = useState(false);
  const remove = async () => {
    await removeDraft(quizId, draft.runId);
    setRemoved(true);
  };
  if (isRemoved)
    return <Frame title="Nothing is left here" lede="Your answers are on the other device alone." buttons={toStart} />;
  return (
    <Frame
      title={movedWords.title}
      lede={movedWords.text}
      buttons={
        <>
          <Button block onClick={remove}>
            {movedWords.yes}
          </Button>
          <ButtonLink variant="secondary" block to="/">
            {movedWords.no}
          </ButtonLink>
        </>
      }
      note={movedWords.note}
    />
  );
}
