/** What a file of words says, by name. Its rules (tests/support/whole-sentences.ts) make this simple. */
export const wordingsIn = (file: string): ReadonlyMap<string, string> =>
  new Map(
    [...file.matchAll(/^export const (\w+) =\s*([\s\S]*?);$/gm)].map(([, name = '', value = '']) => [
      name,
      wordingOf(value.replace(/^\([^)]*\)\s*=>\s*/, '')),
    ]),
  );

/** Without the marks of code. Line breaks of the file say nothing. */
const wordingOf = (value: string): string => {
  const wordings = [...value.matchAll(/(?:(zero|one|two|few|many|other):\s*)?(['"`])((?:\\.|(?!\2)[\s\S])*)\2/g)];
  return wordings
    .map(([, category, , words = '']) => {
      const plain = words.replaceAll(/\\(.)/g, '$1').replaceAll(/\$\{(?:listOf\()?([\w.]+)\)?\}/g, '{$1}');
      return category ? `${category}: ${plain}` : plain;
    })
    .join(' | ');
};
