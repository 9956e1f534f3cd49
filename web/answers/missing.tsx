import { Button, ButtonLink } from '../ui/button.tsx';
import { Message, PageHeading } from '../ui/page.tsx';

// What a page about one submission shows instead of its answers.

export function SubmissionNotFound({ what }: { what: 'answers' | 'result' }) {
  return (
    <Message
      heading={<PageHeading documentTitle="Submission not found">Submission not found.</PageHeading>}
      actions={<ButtonLink to="/dashboard">Go to dashboard</ButtonLink>}
    >
      The link may be incomplete, or the {what} may belong to another account.
    </Message>
  );
}

type NotLoadedProps = { title: string; documentTitle?: string; onAgain: () => void };

export function NotLoaded({ title, documentTitle = title, onAgain }: NotLoadedProps) {
  return (
    <Message
      heading={<PageHeading documentTitle={documentTitle}>{title}</PageHeading>}
      actions={<Button onClick={onAgain}>Try again</Button>}
    >
      They’re safe. Check your connection and try again.
    </Message>
  );
}

export const answersNotLoaded = 'We couldn’t load your answers';
