import { useState } from 'react';
import { Button } from './button.tsx';

type CopyButtonProps = Pick<Parameters<typeof Button>[0], 'size' | 'block'> & {
  text: string;
  /** 'link', in 'Copy link'. */
  what: string;
  onFail: () => void;
};

/** Copies, and says so in its own words until the next press. */
export function CopyButton({ text, what, onFail, ...look }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    setCopied(false);
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // The browser forbids it, or the page is not served over TLS.
      onFail();
    }
  };
  return (
    <Button variant="secondary" {...look} onClick={() => void copy()}>
      {/* Read out when it changes. */}
      <span aria-live="polite">{isCopied ? `Copied the ${what}` : `Copy ${what}`}</span>
    </Button>
  );
}
