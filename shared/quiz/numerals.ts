/**
 * Every number that a text of digits can mean. One where it is clear ('139,5', '1.234,5', '12'); two where a comma or a
 * point stands before three digits ('1,234'): decimals in one country, thousands in the other; none for anything else.
 */
export const readNumeral = (text: string): readonly number[] => {
  const digits = text.replace(/[\u00a0\u202f ](?=\d{3})/g, '');
  if (/^\d+$/.test(digits)) return [Number(digits)];
  if (isGrouped(digits, ',', '.')) return [Number(digits.replaceAll(',', ''))];
  if (isGrouped(digits, '.', ',')) return [Number(digits.replaceAll('.', '').replace(',', '.'))];
  if (!/^\d*[.,]\d{1,9}$/.test(digits)) return [];
  const decimal = Number(digits.replace(',', '.'));
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits) ? [decimal, Number(digits.replace(/[.,]/, ''))] : [decimal];
};

/** With thousands and decimals ('1,234.5'), or with so many thousands that nothing else is possible ('1,234,567'). */
const isGrouped = (digits: string, group: string, point: string): boolean => {
  const [whole = '', decimals, ...more] = digits.split(point);
  const groups = whole.split(group);
  const isWhole = /^\d{1,3}$/.test(groups[0] ?? '') && groups.slice(1).every((three) => /^\d{3}$/.test(three));
  if (!isWhole || more.length > 0 || groups.length < 2) return false;
  return decimals === undefined ? groups.length > 2 : /^\d{1,9}$/.test(decimals);
};

/** A number with the word that stands behind it: '5 ft' is { digits: '5', values: [5], word: 'ft' }. */
export type Amount = { readonly digits: string; readonly values: readonly number[]; readonly word: string | null };

const amount = /\s*(\d(?:[\d.,]|[\u00a0\u202f ](?=\d{3}(?!\d)))*|[.,]\d+)\s*('{1,2}|"|[a-zµ%][a-zµ%/]*\.?)?\s*/y;

/** A text as numbers and their words, in order; null when something in it is neither. */
export const readAmounts = (text: string): readonly Amount[] | null => {
  const plain = plainText(text);
  const found: Amount[] = [];
  for (amount.lastIndex = 0; amount.lastIndex < plain.length; ) {
    const [, digits, word] = amount.exec(plain) ?? [];
    if (digits === undefined) return null;
    const values = readNumeral(digits.replace(/[.,]$/, ''));
    if (values.length === 0) return null;
    found.push({ digits, values, word: word?.replace(/\.$/, '') ?? null });
  }
  return found.length > 0 ? found : null;
};

/** Small letters, and one sign for what keyboards and reports write in several ways. */
const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2018\u2019\u2032\u00b4`]/g, "'")
    .replace(/[\u201c\u201d\u2033]/g, '"')
    .replace(/\s*\/\s*/g, '/')
    .trim();
