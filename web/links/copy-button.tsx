import { useState } from 'react';
import { Button } from '../ui/button.tsx';

type CopyButtonProps = { text: string; what: 'link' | 'passcode'; onFail: () => void };

/** Copies, and says so in its own words until the next press. */
export function CopyButton({ text, what, onFail }: CopyButtonProps) {
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
    <Button variant="secondary" size="sm" onClick={() => void copy()}>
      {/* Read out when it changes. */}
      <span aria-live="polite">{isCopied ? `Copied the ${what}` : `Copy ${what}`}</span>
    </Button>
  );
}
