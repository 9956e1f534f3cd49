import type { EvidenceAnswer, EvidenceRow } from '#shared/scoring/methods.ts';

/** '1.5', or '1.2 women, 1.4 men' where the source tells them apart; a dash where there is no number to use. */
export const hazardRatioText = (ratio: EvidenceAnswer['hazardRatio']): string =>
  ratio === null ? '–' : bothSexes(String(ratio.women), String(ratio.men));

export const intervalText = (interval: EvidenceAnswer['interval']): string =>
  interval === null ? '–' : bothSexes(interval.women.join(' to '), interval.men.join(' to '));

const bothSexes = (women: string, men: string): string => (women === men ? women : `${women} women, ${men} men`);

/** How much an answer counts for the age. */
export const weightText = ({ movesAge, weight }: Pick<EvidenceRow, 'movesAge' | 'weight'>): string =>
  movesAge ? `weight ${weight}` : 'does not move the age';
