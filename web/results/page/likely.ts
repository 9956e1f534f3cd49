import { percentFigure, percentText, type Range } from '#shared/reading/figures.ts';

/** '2.2 to 4.7%', or '2.2% or more' where a value lies beyond what the equations were made for. Null without a range. */
export const likely = (range: Range | null, open: 'high' | 'low' | null | undefined): string | null => {
  if (!range) return null;
  if (open === 'high') return `${percentText(range.low)} or more`;
  if (open === 'low') return `${percentText(range.high)} or less`;
  const [low, high] = [percentFigure(range.low), percentFigure(range.high)];
  return low === high ? `${low}%` : `${low} to ${high}%`;
};
