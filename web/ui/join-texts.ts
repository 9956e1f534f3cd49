import { Children, type ReactNode } from 'react';

const isText = (part: ReactNode): part is string | number => typeof part === 'string' || typeof part === 'number';

/**
 * Joins neighbouring texts, such as those of `Call {number}`, into one. For a row or column of boxes: a browser draws
 * both texts in one box, but its page translator makes a box of each, with a gap between them.
 */
export function joinTexts(children: ReactNode): ReactNode {
  if (!Array.isArray(children)) return children;
  const parts: ReactNode[] = [];
  for (const part of Children.toArray(children)) {
    const before = parts.at(-1);
    if (isText(part) && isText(before)) parts.splice(-1, 1, `${before}${part}`);
    else parts.push(part);
  }
  return parts.length === 1 ? parts[0] : parts;
}
