import * as words from '#words/answers.ts';
import * as labels from '#words/labels.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Message, PageHeading } from '../ui/page.tsx';

// What a page about one submission shows instead of its answers.

export function SubmissionNotFound({ what }: { what: 'answers' | 'result' }) {
  return (
    <Message
      heading={<PageHeading documentTitle={labels.submissionNotFoundTitle}>{labels.submissionNotFound}</PageHeading>}
      actions={<ButtonLink to="/dashboard">{labels.goToDashboard}</ButtonLink>}
    >
      {what === 'answers' ? words.answersNotYours : labels.resultNotYours}
    </Message>
  );
}

type NotLoadedProps = { title: string; documentTitle?: string; onAgain: () => void };

export function NotLoaded({ title, documentTitle = title, onAgain }: NotLoadedProps) {
  return (
    <Message
      heading={<PageHeading documentTitle={documentTitle}>{title}</PageHeading>}
      actions={<Button onClick={onAgain}>{labels.tryAgain}</Button>}
    >
      {labels.notLoadedSafe}
    </Message>
  );
}

export const answersNotLoaded = words.answersNotLoaded;
