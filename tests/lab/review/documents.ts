import { readFileSync } from 'node:fs';
import { reviewables } from '#infra/aws/stages/clinical-review.ts';
import { type Language, otherLanguages } from '#shared/contract/language.ts';
import { type Deadline, deadlines, levels } from '#shared/safety/levels.ts';
import type { RedFlag, SeenBy } from '#shared/safety/red-flag.ts';
import { kidneyAndFatWords } from '#shared/safety/red-flag-words/kidney-and-fat-words.ts';
import { redFlags } from '#shared/safety/red-flags.ts';
import { textOf } from '#shared/safety/sentence.ts';
import { found, idNotes, isRead } from '#shared/sources/readings.ts';
import { sources } from '#shared/sources/sources.ts';
import { readVectors } from '#tests/vectors/reference-vectors.ts';
import { triageLevels } from './agreement.ts';
import { stories } from './stories.ts';
import { sheetOf } from './words-sheet.ts';

const root = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

type Rule = {
  readonly code: string;
  readonly when: string;
  readonly note?: string;
  readonly variants?: readonly { readonly when: string }[];
};
const safety: {
  readonly redFlags: readonly Rule[];
  readonly evidenceWords: Readonly<Record<string, string>>;
  readonly define: Readonly<Record<string, string>>;
} = readVectors('safety');

const ruleOf = (code: string): Rule => {
  const rule = safety.redFlags.find((one) => one.code === code);
  if (!rule) throw new Error(`tests/vectors/safety.json has no rule ${code}.`);
  return rule;
};

const restsOn = {
  read: 'read',
  convention: '**remembered**: usual practice, its number was not read',
  judgement: '**our own choice**',
} as const;

const sourceWords = (id: keyof typeof sources): string => {
  const { short, citation, url, doi } = sources[id];
  const idNote = idNotes[id];
  const where = url ?? (doi ? `https://doi.org/${doi}` : '');
  const how = !isRead(id) ? '**remembered, not read**' : idNote ? `read in part (${idNote})` : 'read';
  return `- ${how}: ${short}. ${citation}${where ? ` <${where}>` : ''}${found[id] && ` What was found there: ${found[id]}.`}`;
};

const timeOf = (variant: { readonly by?: Deadline; readonly seenBy?: SeenBy; readonly applies: unknown }): string => {
  const by = variant.by ?? variant.seenBy;
  return by ? ` (${deadlines[by].toLowerCase()})` : '';
};

const wordsOf = (flag: RedFlag, rule: Rule): string[] => {
  // With a family history, one sentence more than the reference has.
  const variants = (flag.variants ?? []).filter(
    ({ words }) => words !== kidneyAndFatWords.ldl190For.pregnantWithFamily,
  );
  const by = flag.level === 'emergency' ? null : flag.level === 'urgent' ? flag.seenBy : flag.by;
  return [
    `> ${textOf(flag.words)}`,
    ...(by ? ['', `By when: ${deadlines[by].toLowerCase()}.`] : []),
    ...variants.flatMap((variant, at) => [
      '',
      `Where ${(rule.variants?.[at]?.when ?? 'another variant fits').replaceAll('<', '&lt;')}${timeOf(variant)}:`,
      '',
      `> ${textOf(variant.words)}`,
    ]),
  ];
};

/** Without the number of the change that brought it: that document is in the history alone. */
const noteOf = (note: string): string => note.replaceAll(/ \(2\.3 D\d+\)/g, '').replaceAll('<', '&lt;');

const flagSection = (flag: RedFlag, at: number): string => {
  const rule = ruleOf(flag.code);
  return [
    `### ${at + 1}. ${flag.label}`,
    '',
    `\`${flag.code}\` · level: **${flag.level}** · rests on: ${restsOn[flag.evidence]}`,
    '',
    `Raised when: ${rule.when.replaceAll('<', '&lt;')}`,
    '',
    ...wordsOf(flag, rule),
    '',
    ...flag.sources.map(sourceWords),
    ...(rule.note ? [`- Note: ${noteOf(rule.note)}`] : []),
    '',
    'Agreed ☐ · change to: ______________________________',
  ].join('\n');
};

const between = (text: string, from: string, to: RegExp): string => {
  const begin = text.indexOf(from);
  if (begin < 0) throw new Error(`'${from}' stands there no more.`);
  const rest = text.slice(begin + from.length);
  const end = rest.search(to);
  return (end < 0 ? rest : rest.slice(0, end)).trim();
};

/** Each open point where it was first written down: nothing is decided twice. */
const openDecisions = (): string[] => {
  const launch = between(read('docs/science/safety.md'), '## 2. What an operator must decide before launch', /\n## /)
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('|---') && !line.startsWith('| question'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, question = '', , decision = '']) => `- [ ] ${question}: ${decision}.`);
  const toSign = between(read('docs/safety-case.md'), '## What a clinician must sign before launch', /\n## /)
    .split('\n')
    .filter((line) => line.startsWith('- [ ]'))
    .map((line) => line.replace('../tests/lab/review/', ''));
  const ofRules = read('tests/lab/review/open-questions.md')
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => `- [ ] ${line.slice(2)}.`);
  return ['### Of the operator', '', ...launch, '', '### Of the clinician', '', ...toSign, ...ofRules];
};

const counts = (): string => {
  const all = redFlags.length;
  const by = (evidence: RedFlag['evidence']) => redFlags.filter((flag) => flag.evidence === evidence).length;
  return `${all} flags: the rule of ${by('read')} was read in a source, that of ${by('convention')} is remembered, and ${by('judgement')} are our own choice.`;
};

/** tests/lab/review/review.md: all that a clinician has to look at before they sign. */
const reviewDocument = (): string =>
  [
    '# For the clinician who will sign',
    '',
    '<!-- Written by `npm run docs:review` from the rules, the sources and the stories. Do not edit: a test holds it to them. -->',
    '',
    `${counts()} Begin with the blind triage, before you read the rules: [the stories](triage-sheet.md), without the answers. Two raters write one level for each story into a copy of [the table](triage-sheet.csv); \`npm run agreement -- one.csv two.csv\` prints how far they agree with each other and with the rules.`,
    '',
    `Nobody has signed any of this yet. What "read" means: ${safety.evidenceWords.read}. The words that the rules use:`,
    '',
    ...Object.entries(safety.define).map(([word, meaning]) => `- *${word}*: ${meaning.replaceAll('<', '&lt;')}`),
    '',
    '## Decisions that are open',
    '',
    ...openDecisions(),
    '',
    '## The flags',
    '',
    ...(['emergency', 'urgent', 'soon'] as const).flatMap((level) => [`**${level}**: "${levels[level].advice}"`, '']),
    redFlags.map(flagSection).join('\n\n'),
    '',
  ].join('\n');

/** The stories for a blind triage: no level, no flag, no name of a test. */
export const triageSheet = (): string =>
  [
    '# Stories for a blind triage',
    '',
    '<!-- Written by `npm run docs:review`. Do not edit: a test holds it to the stories. -->',
    '',
    'Please read each story as if this person wrote to you, and tick one level. Do not look at the rules or at another rater’s sheet first. "Told besides" lists the answers that are not the most usual ones among these stories.',
    '',
    '- **emergency**: call the local emergency number, now or if it came back in the last 24 hours',
    '- **urgent**: be seen today, or tomorrow at the latest',
    '- **soon**: book an appointment, within days or weeks',
    '- **none**: nothing of this kind',
    '',
    'Rater: ____________________ Date: ____________',
    '',
    ...stories().flatMap(({ number, story, told }) => [
      `## ${number}`,
      '',
      story,
      '',
      ...(told.length > 0 ? [`Told besides: ${told.join(' · ')}`, ''] : []),
      triageLevels.map((level) => `☐ ${level}`).join('   '),
      '',
    ]),
  ].join('\n');

/** One line a story, to be filled in. */
const triageTable = (): string =>
  `story,level\n${stories()
    .map(({ number }) => `${number},\n`)
    .join('')}`;

/** Every sentence about safety in another language, with its English and what a second reader made of it. */
const sentencesIn = (code: Language) => (): string => {
  const all = reviewables();
  return sheetOf(
    all.filter(({ language }) => language === code),
    all,
  );
};

/** What `npm run docs:review` writes. */
export const documents: Readonly<Record<string, () => string>> = {
  'tests/lab/review/review.md': reviewDocument,
  'tests/lab/review/triage-sheet.md': triageSheet,
  'tests/lab/review/triage-sheet.csv': triageTable,
  ...Object.fromEntries(otherLanguages.map((code) => [`tests/lab/review/sentences-${code}.csv`, sentencesIn(code)])),
};
