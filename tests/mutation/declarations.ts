/** A function or a value at the top of a file: lines from 1, both ends included. */
export type Declaration = { readonly file: string; readonly from: number; readonly to: number };

export const linesOf = ({ from, to }: Declaration): number => to - from + 1;

/**
 * The declarations of a file that have code in them. Formatted code starts each at the left edge, so no parser is needed.
 * A table of data or of sentences has no arrow: other tests compare it with the reference letter by letter.
 */
export const declarationsOf = (file: string, text: string): Declaration[] => {
  const lines = text.split('\n');
  const starts = [...lines.entries()].flatMap(([at, line]) => (/^[a-z/]/.test(line) ? [at] : []));
  return starts.flatMap((start, place) => {
    const end = starts[place + 1] ?? lines.length;
    const code = lines.slice(start, end).join('\n');
    return startsCode.test(code) && code.includes('=>') ? [{ file, from: start + 1, to: end }] : [];
  });
};

const startsCode = /^(export )?(const|let|async function|function|class) /;
