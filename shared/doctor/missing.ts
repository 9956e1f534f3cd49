import type { SheetInput } from './sheet.ts';

/** The row of a value that nobody knows and that nothing stands in for. */
export const missing = (label: string): SheetInput => ({
  label,
  value: 'not known',
  how: '–',
  date: '–',
  mark: 'missing',
});
