import { LockIcon } from '../ui/icons.tsx';
import { Notice } from '../ui/notice.tsx';
import type { OwnLink } from './read-link.ts';
import { shortTime } from './short-time.ts';

/** A link that nobody can open any more, and what cannot be taken back. */
export function ClosedLink({ link }: { link: OwnLink }) {
  return (
    <div role="status">
      <Notice tone="plain" icon={LockIcon} title="The page is closed">
        <p>
          {reasonOf(link)} {openedWords(link)} A page that was printed or saved stays where it is.
        </p>
      </Notice>
    </div>
  );
}

const reasons: Readonly<Record<string, string>> = {
  owner: 'Nobody can open it any more.',
  logout: 'Logging out everywhere closed it. Nobody can open it any more.',
  'wrong-passcodes': 'Five wrong passcodes were typed, so it closed by itself. Nobody can open it any more.',
};

const reasonOf = ({ closedBy }: OwnLink): string =>
  reasons[closedBy] ?? 'Its time has run out. Nobody can open it any more.';

const openedWords = ({ openings }: OwnLink): string => {
  const right = openings.filter(({ isRight }) => isRight);
  const [last] = right;
  if (!last) return 'It was never opened.';
  const when = shortTime(last.at, new Date()).replace(/^Today/, 'today');
  return right.length === 1
    ? `It had been opened once, ${when}.`
    : `It had been opened ${right.length} times, last ${when}.`;
};
