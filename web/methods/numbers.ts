import type { EvidenceAnswer, EvidenceRow, PerSex } from './content/evidence-rows.ts';

/** '1.5', or '1.2 women, 1.4 men' where the source tells them apart; a dash where there is no number to use. */
export const hazardRatioText = (ratio: EvidenceAnswer['hazardRatio']): string => perSexText(ratio, String);

export const intervalText = (interval: EvidenceAnswer['interval']): string =>
  perSexText(interval, (ends) => ends.join(' to '));

export const shareText = (share: EvidenceAnswer['share']): string => perSexText(share, String);

export const scoreText = (score: EvidenceAnswer['score']): string => (score === null ? '–' : String(score));

const perSexText = <T>(value: PerSex<T> | null, text: (one: T) => string): string => {
  if (value === null) return '–';
  const [women, men] = [text(value.women), text(value.men)];
  return women === men ? women : `${women} women, ${men} men`;
};

/** How much an answer counts for the age. */
export const weightText = ({ movesAge, weight }: Pick<EvidenceRow, 'movesAge' | 'weight'>): string =>
  movesAge ? `weight ${weight}` : 'does not move the age';

export const categoryText = ({ category }: Pick<EvidenceRow, 'category'>): string =>
  category ? `Share ${category.share} of 100 in the score of “${category.title}”.` : 'Not part of a category score.';
