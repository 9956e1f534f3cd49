import { maxNameLength } from './answer-lengths.ts';

// Names of people: how they are cleaned, and when they are refused. Anyone can type somebody else's address, so with a link
// as a name we would mail an advertisement, and a stranger's words would stand above a result. But nobody's own name may
// be refused: people have names in every script, with marks, and with characters that are seldom seen elsewhere.

/**
 * Removes tabs and double spaces, which pasted names bring along, and puts a space after each dot. Many mail programs turn
 * 'evil.example' into a link. 'evil. example' is no link, and 'St. John' reads like 'St.John'.
 */
export const normalName = (name: string): string =>
  name
    .trim()
    .normalize('NFC')
    .replace(/([.\u3002\uff0e\uff61])(?=[\p{L}\p{N}]{2})/gu, '$1 ')
    .replace(/\s+/g, ' ');

/** Null when the name is acceptable, or blank; else the sentence to show. It does not repeat what was typed. */
export const refuseName = (name: string): string | null => {
  if (name.length > maxNameLength) return `Shorten the name to ${maxNameLength} characters.`;
  const visible = name.replace(joiners, '').replace(ideographVariants, '');
  if (/[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029]/u.test(visible) || !name.isWellFormed())
    return 'Write the name with letters only, without invisible characters.';
  // In compatibility form, so that wide letters and dots cannot hide a link.
  if (/[<>@\\]|:\/|www ?\./i.test(visible.normalize('NFKC'))) return 'Write the name without links or angle brackets.';
  if (/\p{Nd}(?:[ .,'-]?\p{Nd}){2}/u.test(visible)) return 'Write the name without long numbers.';
  return allowed.test(visible.replace(sonOf, '$1$2')) && !tooManyMarks.test(visible) ? null : onlyLetters;
};

const onlyLetters = 'Write the name with letters, spaces, hyphens, apostrophes, dots and commas only.';

/** They have no look of their own, but Persian and the scripts of India need them between letters to spell a name. */
const joiners =
  /(?<=[\p{sc=Arab}\p{sc=Beng}\p{sc=Deva}\p{sc=Gujr}\p{sc=Guru}\p{sc=Knda}\p{sc=Mlym}\p{sc=Orya}\p{sc=Sinh}\p{sc=Taml}\p{sc=Telu}])[\u200c\u200d](?=\p{L})/gu;

/** The registered shape of a character in many Japanese names. */
const ideographVariants = /(?<=\p{sc=Han})[\ufe00-\ufe02\u{e0100}-\u{e01ef}]/gu;

/** 'Kumar s/o Raj', 'Siva a/l Muthu': son or daughter of, as passports of Singapore and Malaysia write it. */
const sonOf = /(?<!\p{L})([sda])\/([olp])(?!\p{L})/giu;

/** Letters, marks, single digits ('John 3rd'), space; hyphens, apostrophes as keyboards make them, dots, commas. */
const allowed =
  /^(?:(?![\u2100-\u214f\u{1d400}-\u{1d7ff}])[\p{L}\p{M}\p{Nd}]|[ .,'’‘`´\u00b7\u2010\u2011\u2013\u30fb\u3001\u3002\uff0c\uff0e\uff61-]|\u05f3|\u05f4)*$/u;

/** No script puts more than four marks on one letter. More of them paint over the lines around. */
const tooManyMarks = /\p{M}{5}/u;
