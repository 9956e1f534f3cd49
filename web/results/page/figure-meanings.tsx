import type { ReadContent } from '../../api/read-result.ts';
import { SmallFold } from './fold.tsx';

/** 'What these numbers mean': a paragraph a figure. */
export function FigureMeanings({ figures = [] }: Pick<ReadContent, 'figures'>) {
  if (figures.length === 0) return null;
  return (
    <SmallFold title="What these numbers mean">
      {figures.map(({ label, value, text }) => (
        <p key={label}>
          <strong>
            {label}, {value}:
          </strong>{' '}
          {text}
        </p>
      ))}
    </SmallFold>
  );
}
