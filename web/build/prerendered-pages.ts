import { basename, join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import type { SiteSettings } from '#shared/contract/site-settings.ts';
import { cardiacQuizId, productQuizId, quizRecords } from '#shared/derived-names.ts';
import * as about from '#words/about.ts';
import * as home from '#words/home.ts';
import * as labels from '#words/labels.ts';
import * as register from '#words/register.ts';
import type { DrawnPage } from '../features/feature.ts';
import { featureDrawnPages } from '../features/site.ts';
import { languagePlugins } from './other-languages.ts';
import { type Shell, shells } from './shells.ts';
import { productionBuild, productionConfig, quietChecks, serverConditions, spokenIn, webDir } from './vite-config.ts';

const quiz = (quizId: typeof productQuizId | typeof cardiacQuizId, questions: string): DrawnPage => ({
  path: quizRecords[quizId].path,
  file: quizRecords[quizId].path.slice(1),
  title: quizRecords[quizId].title,
  modules: ['quiz/quiz-page.tsx', questions],
});

const page = (file: string, title: string, inputs: readonly string[] = []): DrawnPage => ({
  path: `/${file}`,
  file,
  title,
  modules: [`${file}/${file}-page.tsx`, ...inputs],
});

/** What a page with inputs needs before React takes over. */
const typing = ['early-input.ts'];

/**
 * The pages whose first screen is visible before any script has run: every address where a visitor is likely to start.
 */
export const prerenderedPages: readonly DrawnPage[] = [
  { path: '/', file: 'index', title: home.documentTitle, modules: [] },
  quiz(productQuizId, '../shared/questions/longevity/longevity-quiz.ts'),
  quiz(cardiacQuizId, '../shared/questions/heart/heart-quiz.ts'),
  page('login', labels.login, typing),
  page('register', register.documentTitle, typing),
  page('about', about.pageTitle),
  page('privacy', labels.privacy),
  ...featureDrawnPages,
];

/** The HTML that is visible before any script has run: pages by their address, shells by their file. */
export type Prerendered = ReadonlyMap<string, string>;

/** The pages of features that run no script, by name. */
export type StaticTexts = Readonly<Record<string, string>>;

type Renderer = {
  prerender: (pathname: string, settings: SiteSettings) => Promise<string>;
  prerenderShell: (shell: Shell) => string;
  prerenderStatic: () => StaticTexts;
};

/** Excludes all other pages, because none of them is rendered here. */
const withoutOtherPages: Plugin = {
  name: 'without-other-pages',
  resolveDynamicImport: (specifier) =>
    prerenderedPages.some(({ modules }) => modules.some((module) => String(specifier).endsWith(basename(module))))
      ? null
      : { id: String(specifier), external: true },
};

/**
 * The pages of a deployment with these settings as HTML, rendered by the same components and with the same addresses
 * and class names as the browser's build.
 */
export async function prerenderPages(
  settings: SiteSettings,
): Promise<{ prerendered: Prerendered; statics: StaticTexts }> {
  const { output } = (await build({
    ...productionConfig(spokenIn(settings)),
    plugins: [...languagePlugins(spokenIn(settings)), withoutOtherPages],
    // With every package in one file, because it is imported from memory, where there is no node_modules.
    ssr: { noExternal: true, resolve: { conditions: serverConditions } },
    build: {
      ...productionBuild,
      ssr: join(webDir, 'prerender.tsx'),
      minify: false,
      rolldownOptions: { checks: quietChecks, output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  const code = output.find((file) => file.type === 'chunk')?.code ?? '';
  const module = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  const { prerender, prerenderShell, prerenderStatic } = module as Renderer;
  const pages = prerenderedPages.map(async ({ path }) => [path, await prerender(path, settings)] as const);
  const prerendered = new Map([
    ...(await Promise.all(pages)),
    ...shells.map((shell) => [shell.file, prerenderShell(shell)] as const),
  ]);
  return { prerendered, statics: prerenderStatic() };
}
