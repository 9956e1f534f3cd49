import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Rolldown } from 'vite';
import { languageCode } from '#words/language.ts';
import { features as sharedFeatures } from '../../shared/features/all.ts';
import { features } from '../features/all.ts';
import { webDir } from './vite-config.ts';

// The bundler gives each set of pages that need a module a file of its own. That makes over a hundred files of some
// hundred bytes, each with a request and headers, and they compress badly. The modules of a group are needed by nearly
// the same pages, so they share one file. A module that is not named here stays where the bundler puts it. No group may
// import a file that imports the group, because the files would wait for each other (`tests/unit/web/build.test.ts`).

/** The folder of the words of this build. The groups name it by its English. */
const wordsFolder = `words/${languageCode}`;

type Group = Rolldown.CodeSplittingGroup;

const group = (name: string, test: Group['test']): Group => ({ name, test, includeDependenciesRecursively: false });

const files = (name: string, names: Readonly<Record<string, string>>): Group => {
  const paths = Object.entries(names).flatMap(([folder, inIt]) =>
    inIt.split(' ').map((file) => `${folder.replace('shared/words/en', wordsFolder)}/${file}`),
  );
  return group(name, new RegExp(`/(?:${paths.join('|')})\\.(?:tsx?|js|css|module\\.css)$`));
};

/** The styles of what is encrypted in the browser and opened by a code to scan. Lazy pages of features share them. */
export const codeSheet = 'code-sheet';

/**
 * The styles of the growing number and of the first look. They come with those of a result, which the visitor needs
 * next.
 */
export const growingSheet = 'growing-sheet';

/** The dial of a result and the lines to call under it. The first look shows them too. */
export const dial = 'dial';

/** The sheets of features that have one to themselves. The chunk of its rules has its name. */
export const featureSheets = Object.entries(features).flatMap(([name, { sheet }]) =>
  sheet === `feature-${name}` ? [sheet] : [],
);

/** The features that have a file of this name, for the place of the core that it fills. */
const ofFeatures = (file: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(sharedFeatures)
      .filter((name) => existsSync(join(webDir, `features/${name}/${file}.ts`)))
      .map((name) => [`web/features/${name}`, file]),
  );

/** Features that have readers of API answers. */
const readersOfFeatures = Object.fromEntries(
  globSync('features/*/read-answers.ts', { cwd: webDir }).map((file) => [`web/${dirname(file)}`, 'read-answers']),
);

/** The files of each group, by folder. */
export const sharedFiles: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'quiz-steps': {
    shared: 'later-ecmascript',
    'shared/quiz': 'path progress question state visible',
    'shared/words/en': 'quiz-intro quiz-progress',
    'web/quiz': 'actions progress-bar quiz',
    'web/ui': 'painting',
  },
  basics: {
    'shared/contract': 'account routes',
    ...Object.fromEntries(Object.keys(sharedFeatures).map((name) => [`shared/features/${name}`, 'feature'])),
    shared: 'read-unknown',
    'shared/features': 'all',
    'shared/quiz': 'locale',
    'shared/quiz/units': 'usable-height',
    'shared/reading': 'day-words notice-words',
    'shared/safety': 'levels seen',
    'shared/scoring': 'calendar day-in-zone rounding',
    'shared/words/en': 'language numbers plural times',
    'shared/words/forms': 'alternatives list plural',
    'web/answers': 'missing',
    'web/api': 'read-value',
    'web/ui': 'language',
  },
  units: {
    'shared/heart/words': 'band-units',
    'shared/quiz/units': 'measured unit-preference units',
    'shared/words': 'phrases',
    'shared/words/en': 'alternatives place',
    'web/measured': 'use-units',
    'web/quiz': 'local-day',
    'web/place': 'country-select emergency-numbers place',
    'web/shell': 'clear-device',
    'web/ui': 'dialog dialog.module',
  },
  api: {
    'shared/quiz/units': 'unit-choices',
    'shared/words': 'try-again-in',
    'shared/words/en': 'try-again',
    web: 'early-answers',
    'web/features': 'answers',
    ...readersOfFeatures,
    'web/api': 'call list-gate read-answer read-result refused register',
    'web/ui': 'action notice',
  },
  inputs: {
    'shared/words/en': 'account-form',
    'web/login': 'account-form auth-page',
    'web/ui': 'field',
  },
  [dial]: {
    'shared/places': 'talk-lines talk-table',
    'shared/reading': 'biological-age urgent-heading',
    'shared/words/en': 'list records talk-lines',
    'web/dial': 'age-dial age-dial.module',
    'web/place': 'talk-lines talk-lines.module',
  },
  places: {
    'shared/places': 'help table option-words option-table',
    'shared/words/en': 'country-names place place-options urgent-lines',
  },
  figures: {
    'shared/reading': 'cardiac-risk figures shown-percent',
    'shared/words/en': 'numbers pictures',
  },
  consent: {
    'shared/contract': 'consent-text',
    'web/consent': 'consent-box',
  },
  models: {
    'shared/heart/evidence': 'descriptors lifes-essential-8',
    'shared/longevity/evidence': 'age-model',
    'shared/longevity/model': 'counted-answer hazards',
    'shared/scoring': 'curves',
  },
  choices: {
    'web/ui': 'choices link-card range',
  },
  drafts: {
    'node_modules/idb-keyval/dist': 'index',
    'web/quiz': 'quiz-store',
    'web/quiz/draft': 'drafts',
    web: 'device-copies',
    'web/features': 'device',
    ...ofFeatures('device'),
  },
  outbox: {
    'web/quiz/draft': 'save-draft',
    'web/quiz/outbox': 'resend send unsent',
  },
  unsent: {
    'shared/words/en': 'answers-refused unsent',
    'web/quiz/draft': 'find-draft runs-of-this-tab',
    'web/quiz/outbox': 'refusal-text unsent-notice use-progress',
  },
  typed: {
    'shared/longevity/growing': 'screens',
    'shared/quiz/input': 'amount-in-unit plausible read-date read-typed',
    'shared/words/en': 'answer-doubts quiz',
    'web/measured': 'whole-date',
    'web/quiz/screens': 'emergency-screen.module',
  },
};

const codeRules = (): RegExp => {
  const theirs = Object.entries(features).filter(([, { sheet }]) => sheet === 'code');
  const folders = ['sealed', ...theirs.map(([name]) => `features/${name}`)];
  return new RegExp(`/web/(?:${folders.join('|')})/[\\w/-]+\\.module\\.css$`);
};

/**
 * What nearly every page needs, with the words of another language (`other-languages.ts`). Else it would be in a file with
 * whatever else two pages need in that language, such as the hashes of the page for a doctor.
 */
const basicsInAnotherLanguage: Group = {
  name: (id) => {
    const [, language] = /\/(?:product|plural)\.ts\?in=(\w+)$/.exec(id) ?? [];
    return language ? `basics-${language}` : null;
  },
  includeDependenciesRecursively: false,
};

export const chunkGroups = (): Group[] => [
  { name: firstVisitChunk(), includeDependenciesRecursively: false },
  group(growingSheet, /\/web\/(?:quiz\/growing|place)\/(?:growing|place-page)\.module\.css$/),
  group(codeSheet, codeRules()),
  ...featureSheets.map((sheet) =>
    group(sheet, new RegExp(`/web/features/${sheet.replace('feature-', '')}/[\\w/-]+\\.module\\.css$`)),
  ),
  ...Object.entries(sharedFiles).map(([name, names]) => files(name, names)),
  basicsInAnotherLanguage,
  group(
    'query',
    /\/helpers\/|\/@tanstack\/|\/web\/api\/(?:first-calls|follow-account|queries)\.ts$|\/shared\/reading\/headline\.ts$|\/words\/\w+\/(?:headlines|next-quiz)\.ts$|\/web\/ui\/people(?:\.module)?\.(?:tsx|css)$|\/web\/results\/result-icons\.(?:tsx?|css)$|\/web\/home\/next-quiz\.tsx$|\/web\/(?:take-again|features\/(?:[\w-]+\/)?paths)\.ts$/,
  ),
];

/** The name of the chunk with everything that the first page needs. */
export const firstVisitName = 'app';

/**
 * Small modules that so many other pages need that each would be a file of its own: addresses, one number, the
 * settings.
 */
const everywhere =
  /\/(?:longevity\/age-range|site-settings|contract\/li(?:mits|fetimes))\.ts$|\/shell\/source-name\.tsx$|\/banner-\w+\.svg$/;

type Context = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/**
 * Keeps everything that the first page needs in one chunk. The bundler assigns each module to a chunk by the set of
 * pages that need it, so that a button of three lazy pages and an icon of two would end up in twelve small files: 3.2
 * kB more, brotli.
 *
 * `main.tsx` itself stays out. It awaits the first page's module, and that module imports this chunk, so in one file
 * each would wait for the other.
 */
const firstVisitChunk = () => {
  const main = join(webDir, 'main.tsx');
  let needed: ReadonlySet<string> | undefined;
  return (id: string, context: Context): string | null => {
    needed ??= staticImports(main, context);
    return id !== main && (needed.has(id) || everywhere.test(id)) ? firstVisitName : null;
  };
};

const staticImports = (id: string, context: Context, found = new Set<string>()): ReadonlySet<string> => {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of context.getModuleInfo(id)?.importedIds ?? []) staticImports(imported, context, found);
  return found;
};
