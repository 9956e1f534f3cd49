import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Message } from '../ui/message.tsx';
import { Column } from '../ui/page.tsx';

/** If drawing a page throws, it shows a message and a button to Home instead of a blank screen. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main>
        <Column>
          <Message
            heading={<h1>Something went wrong</h1>}
            actions={<Button onClick={() => location.assign('/')}>Return Home</Button>}
          >
            This is our mistake. What you have answered is still saved in this browser.
          </Message>
        </Column>
      </main>
    );
  }
}
