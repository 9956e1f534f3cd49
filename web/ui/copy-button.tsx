import { useState } from 'react';
import * as words from '#words/share.ts';
import { Button } from './button.tsx';

type CopyButtonProps = Pick<Parameters<typeof Button>[0], 'size' | 'block'> & {
  text: string;
  /** What is copied, a link unless it says so; and that it has been copied. */
  label?: string;
  copied?: string;
  onFail: () => void;
};

/** Copies the text. The label says so until the next press. */
export function CopyButton({
  text,
  label = words.copyLink,
  copied = words.copiedLink,
  onFail,
  ...look
}: CopyButtonProps) {
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
      <span aria-live="polite">{isCopied ? copied : label}</span>
    </Button>
  );
}
