import { build } from 'esbuild';
import { common } from './bundle.ts';

/** Home as HTML, by the same components and with the same addresses and class names as the browser's build. */
export async function prerenderHome(): Promise<string> {
  const { outputFiles } = await build({
    ...common,
    entryPoints: ['prerender.tsx'],
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['edge-light', 'worker', 'module'],
    external: ['node:*'],
  });
  const code = outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? '';
  const module = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  return (module as { prerender: (pathname: string) => string }).prerender('/');
}
