import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { productionBuild, productionConfig, quietChecks, webDir } from './vite-config.ts';

/** Home shows no other page, so these need not be bundled. */
const withoutLazyPages: Plugin = {
  name: 'without-lazy-pages',
  resolveDynamicImport: (specifier) => ({ id: String(specifier), external: true }),
};

/** Home as HTML, by the same components and with the same addresses and class names as the browser's build. */
export async function prerenderHome(): Promise<string> {
  const { output } = (await build({
    ...productionConfig(),
    plugins: [withoutLazyPages],
    // With every package in one file: it is imported from memory, where there is no node_modules.
    ssr: { noExternal: true, resolve: { conditions: ['edge-light', 'worker', 'module', 'production'] } },
    build: {
      ...productionBuild,
      ssr: join(webDir, 'prerender.tsx'),
      minify: false,
      rolldownOptions: { checks: quietChecks, output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  const code = output.find((file) => file.type === 'chunk')?.code ?? '';
  const module = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  return (module as { prerender: (pathname: string) => string }).prerender('/');
}
