import { useState } from 'react';
import * as words from '#words/share.ts';
import { Button } from './button.tsx';

type CopyButtonProps = Pick<Parameters<typeof Button>[0], 'size' | 'block'> & {
  text: string;
  /** The words of the button before and after copying. Both name a link unless given. */
  says?: { copy: string; copied: string };
  onFail: () => void;
};

const ofLink = { copy: words.copyLink, copied: words.copiedLink };

/** Copies the text. The button says so until the next press. */
export function CopyButton({ text, says = ofLink, onFail, ...look }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    setCopied(false);
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // The browser forbids copying, or the page is not served over TLS.
      onFail();
    }
  };
  return (
    <Button variant="secondary" {...look} onClick={() => void copy()}>
      {/* Screen readers read it out when it changes. */}
      <span aria-live="polite">{isCopied ? says.copied : says.copy}</span>
    </Button>
  );
}
