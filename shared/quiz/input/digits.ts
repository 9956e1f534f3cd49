/** Unicode has the ten digits of a script in a row, so the first one after a gap is a zero. */
const plainDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
};

/** The text with 0 to 9 for the digits of any script, and point and comma for the Arabic signs of decimals and thousands. */
export const withPlainDigits = (text: string): string =>
  text
    .replaceAll(/(?![0-9])\p{Nd}/gu, plainDigit)
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');
