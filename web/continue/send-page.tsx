import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type QuizId, quizIds, quizRecords } from '#shared/derived-names.ts';
import { loadQuiz } from '#shared/load-quiz.ts';
import { removeDraft } from '../quiz/draft/drafts.ts';
import { type FoundDraft, lookForDraft } from '../quiz/draft/find-draft.ts';
import { addressOf } from '../quiz/move/code.ts';
import styles from '../quiz/move/move.module.css';
import { countWords } from '../quiz/move/moved-draft.ts';
import { movedWords } from '../quiz/move/moved-words.ts';
import { useWork } from '../quiz/move/use-work.ts';
import { timeOf } from '../quiz/screens/time-of.ts';
import type { LoginState } from '../session/login-state.ts';
import { useSession } from '../session/session.ts';
import { whenKnown } from '../session/when-known.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { RadioCard } from '../ui/radio-card.tsx';
import { PageSpinner } from '../ui/spinner.tsx';
import { Ended, Frame } from './frame.tsx';
import { newKeyPair } from './pairing.ts';
import { type Sending, sendTo } from './send.ts';

type OnThisDevice = FoundDraft & { quizId: QuizId; what: string };

/** For the device that has the answers, when it has scanned the code of another one. Nothing is sent without the press. */
export function SendPage({ publicKey }: { publicKey: string }) {
  const found = useDraftsHere();
  if (found === null) return <Frame title={asking} wait="One moment" />;
  const mine = found.filter(({ standing }) => standing !== 'asks for login');
  if (mine.length > 0) return <SendOne publicKey={publicKey} drafts={mine} />;
  if (found.length > 0) return <LogInFirst publicKey={publicKey} />;
  return <Frame title="There is no unfinished quiz here" lede={noneHere} buttons={toStart} />;
}

const asking = 'Send your answers to another device?';
const noneHere =
  'Nothing was sent. If you began one on this device, open this page in the browser in which you began it.';
const toStart = (
  <ButtonLink variant="secondary" block to="/">
    Go to the start page
  </ButtonLink>
);

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

/** Null until they are read. The one that was left last comes first. */
function useDraftsHere(): readonly OnThisDevice[] | null {
  const [found, setFound] = useState<readonly OnThisDevice[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void draftsHere().then((drafts) => isCurrent && setFound(drafts));
    return () => {
      isCurrent = false;
    };
  }, []);
  return found;
}

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
  if (sending.at === 'sent') return <Frame title="Sent" wait={sayYesThere} />;
  if (sending.at === 'moved') return <MovedAway draft={chosen} />;
  if (sending.at === 'ended')
    return (
      <Ended
        how={sending.how}
        buttons={
          sending.how === 'failed' && (
            <Button block onClick={again}>
              Try again
            </Button>
          )
        }
      />
    );
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
      {drafts.length > 1 && <WhichOne drafts={drafts} chosen={chosen} onChoose={setChosen} />}
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

const sayYesThere = 'Now say yes on the other device.';

type WhichOneProps = { drafts: readonly OnThisDevice[]; chosen: OnThisDevice; onChoose: (quizId: QuizId) => void };

function WhichOne({ drafts, chosen, onChoose }: WhichOneProps) {
  return (
    <fieldset className={styles.choice}>
      <legend>Which one?</legend>
      {drafts.map(({ quizId, what }) => (
        <RadioCard
          key={quizId}
          name="which"
          label={what}
          checked={quizId === chosen.quizId}
          onChoose={() => onChoose(quizId)}
        />
      ))}
    </fieldset>
  );
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
