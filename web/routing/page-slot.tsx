import { useEffect, useState } from 'react';
import { Screen } from '../shell/screen.tsx';
import { Button } from '../ui/button.tsx';
import { Message } from '../ui/message.tsx';
import { Column, PageHeading } from '../ui/page.tsx';
import { PageSpinner } from '../ui/spinner.tsx';
import type { Page } from './page.ts';

/** Shows a page if it is loaded, a spinner while it loads, and a message with a retry if it cannot be loaded. */
export function PageSlot({ page }: { page: Page }) {
  const [, showAgain] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const content = page.get();
  useEffect(() => {
    if (content) return;
    let isShown = true;
    page.load().then(
      () => isShown && showAgain((times) => times + 1),
      () => isShown && setFailed(true),
    );
    return () => {
      isShown = false;
    };
  }, [page, content]);
  if (content) return content;
  // The login has no header, not even while it loads.
  const header = page.path === '/login' ? { header: null } : {};
  return <Screen {...header}>{hasFailed ? <NotLoaded /> : <PageSpinner words="Loading" />}</Screen>;
}

function NotLoaded() {
  return (
    <Column>
      <Message
        heading={<PageHeading documentTitle="Not loaded">This page could not be loaded</PageHeading>}
        actions={<Button onClick={() => location.reload()}>Try again</Button>}
      >
        Please check your connection.
      </Message>
    </Column>
  );
}
