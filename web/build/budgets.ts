import { featureBudgets } from '../features/build.ts';
import { featureDrawnPages } from '../features/site.ts';
import { type Bundle, type Files, scriptsOf } from './browser-bundle.ts';
import { prerenderedPages } from './prerendered-pages.ts';
import { shells } from './shells.ts';

/** False for fonts with letters that hardly any page has. They load only where such a letter appears. */
const isNeeded = (asset: string) => !asset.includes('-more-');

/** For each page: bytes, and the number of scripts. */
type FirstScreens = Readonly<Record<string, { bytes: number; scripts: number }>>;

/**
 * What is transferred before the first screen of each page is complete and reacts: the page with its rules, the scripts
 * that it names, its pictures, and the fonts, which follow. For a page of a signed-in user this includes the style
 * sheets, but not the responses of the API. `site` has the compressed copies.
 */
function measureFirstScreens(bundle: Bundle, site: Files): FirstScreens {
  const bytesOf = (address: string) => (site.get(`${address}.br`) ?? site.get(address))?.length ?? 0;
  const all = [
    ...prerenderedPages.map(({ path, file, modules }) => ({ name: path, file, modules, endings: 'woff2|svg' })),
    ...shells.map(({ file, modules }) => ({ name: `/${file}`, file, modules, endings: 'woff2|svg|css' })),
  ];
  return Object.fromEntries(
    all.map(({ name, file, modules, endings }) => {
      const page = Buffer.from(site.get(`${file}.html`) ?? []).toString();
      const assets = new RegExp(`(?:(?:href|src)="|url\\("?)/(assets/[^"#)]+\\.(?:${endings}))`, 'g');
      const named = [...page.matchAll(assets)].map(([, asset = '']) => asset).filter(isNeeded);
      const scripts = scriptsOf(bundle, modules);
      const files = new Set([`${file}.html`, ...scripts, ...named]);
      const bytes = [...files].reduce((sum, address) => sum + bytesOf(address), 0);
      return [name, { bytes, scripts: scripts.length }];
    }),
  );
}

/** In bytes on the wire. The smallest first visits are the quickest. */
const budgets = {
  /** 500 are the second language (`firstRouteBrotli`). */
  firstRouteGzip: 94_750,
  /**
   * About 200 of it are class fields as Safari 15.4 understands them. 560 are Vite’s function for lazy pages, which
   * does nothing here but stays as Vite publishes it. About 150 report a broken page to the operator, 150 look for an
   * unfinished quiz, 400 list the pages of features with the links to them and explain a login that is offline, and 200
   * choose a wording by the plural rules of the language. 450 are the second language: the table of both, the link in
   * the foot, the line about the clinician's review, and the offer on a first visit. It contains the names of the other files, which change with every build:
   * by up to 100 bytes.
   */
  firstRouteBrotli: 82_250,
  /**
   * 15 of it keep a button whole on a page that the browser translates; 50 skip screens that cannot be meant for a
   * user; 50 return to the second half of a long list of options.
   */
  quizRouteBrotli: 8_700,
  /** 200 of it are the bars of /proof with their whiskers; 50 name the start and the end of a line, not left and right. */
  stylesGzip: 13_050,
  /** 830 are those of the first look, which are loaded together with it while the visitor answers. */
  resultStylesGzip: 6_400,
  /** The rules of all that a code to scan leads to: two features share them. */
  codeStylesGzip: 2_500,
  /**
   * What the growing number adds while the visitor answers, never before the first question: the engine, a result's
   * words, and the cards. 'What if…' uses most of it later. 1,000 are whole sentences in place of pieces.
   */
  growingBrotli: 91_000,
};

/**
 * For a prerendered page: itself, its scripts, pictures and fonts, compressed. Each script is a request with headers of
 * its own, and over HTTP/1.1 six load at a time (`chunk-groups.ts`).
 */
const firstScreenBudget = { bytes: 133_000, scripts: 12 };
const firstScreenBudgets: FirstScreens = {
  ...Object.fromEntries(
    featureDrawnPages.flatMap(({ path, firstScreen }) => (firstScreen ? [[path, firstScreen]] : [])),
  ),
  '/dashboard': { bytes: 155_500, scripts: 21 },
  '/in-results': { bytes: 151_500, scripts: 11 },
};

/** What loads between Home and the quiz's first screen: the page and its questions. */
const quizStart = ['quiz/quiz-page.tsx', '../shared/questions/longevity/longevity-quiz.ts'];
/** What loads while the visitor reads that screen: every other screen, with what surrounds the questions. */
const quizWalk = ['quiz/quiz-flow.tsx', '../shared/questions/longevity/longevity-screens.ts'];

/** What is loaded after the first answer. */
const growing = ['quiz/growing/section-card.tsx', 'quiz/growing/first-look-screen.tsx'];

/** What a user who has read a result has loaded: the quizzes with the safety rules, and the result. */
const beforeFeatures = [
  ...quizStart,
  ...quizWalk,
  '../shared/questions/heart/heart-quiz.ts',
  'quiz/heart-emergencies.ts',
  'results/results-page.tsx',
];

export type Sizes = ReturnType<typeof measure>;

/**
 * Bytes on the wire, by name; `site` has the compressed copies. The whole quiz has no budget of its own, but is
 * reported too.
 */
export function measure(bundle: Bundle, site: Files) {
  const first = scriptsOf(bundle, []);
  const added = (modules: readonly string[]) => scriptsOf(bundle, modules).filter((script) => !first.includes(script));
  const known = added(beforeFeatures);
  const addedToResult = (modules: readonly string[]) => added(modules).filter((script) => !known.includes(script));
  const ofQuiz = added([...quizStart, ...quizWalk]);
  const total = (addresses: readonly string[], ending: 'br' | 'gz') =>
    [...new Set(addresses)].reduce((bytes, address) => bytes + (site.get(`${address}.${ending}`)?.length ?? 0), 0);
  return {
    firstRouteGzip: total(first, 'gz'),
    firstRouteBrotli: total(first, 'br'),
    quizRouteBrotli: total(added(quizStart), 'br'),
    quizWholeBrotli: total(ofQuiz, 'br'),
    growingBrotli: total(
      added(growing).filter((script) => !ofQuiz.includes(script)),
      'br',
    ),
    stylesGzip: total([bundle.styles], 'gz'),
    resultStylesGzip: total([bundle.ownStyles.result], 'gz'),
    codeStylesGzip: total([bundle.ownStyles.code], 'gz'),
    features: featureBudgets.map(({ name, limit, measure: bytes }) => ({
      name,
      limit,
      bytes: bytes({ bundle, site, addedToResult, total }),
    })),
    firstScreens: measureFirstScreens(bundle, site),
  };
}

/** Fails the build if a page has grown too heavy. */
export function enforceBudgets(sizes: Sizes): void {
  enforceFirstScreens(sizes.firstScreens);
  for (const [name, limit] of Object.entries(budgets) as [keyof typeof budgets, number][])
    enforce(name, sizes[name], limit);
  for (const { name, bytes, limit } of sizes.features) enforce(name, bytes, limit);
}

function enforce(name: string, bytes: number, limit: number): void {
  if (bytes > limit)
    throw new Error(`${name} is ${bytes} bytes; the budget is ${limit}. Load what grew only where it is used.`);
}

function enforceFirstScreens(screens: FirstScreens): void {
  for (const [path, { bytes, scripts }] of Object.entries(screens)) {
    const most = firstScreenBudgets[path] ?? firstScreenBudget;
    const found = `The first screen of ${path}`;
    if (bytes > most.bytes)
      throw new Error(`${found} is ${bytes} bytes; the budget is ${most.bytes}. Load what grew later.`);
    if (scripts > most.scripts)
      throw new Error(`${found} has ${scripts} scripts; the budget is ${most.scripts}. Group what it shares.`);
  }
}
