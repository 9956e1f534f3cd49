/** Unicode lists the ten digits of a script in a row, so the first one after a gap is a zero. */
const plainDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
};

/** The text with the digits of any script as 0 to 9, and the Arabic decimal and thousands separators as point and comma. */
export const withPlainDigits = (text: string): string =>
  text
    .replaceAll(/(?![0-9])\p{Nd}/gu, plainDigit)
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');
