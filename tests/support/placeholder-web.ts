import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openApiDocument, openApiPath } from '#functions/openapi/document.ts';

/** What a stack serves as its site when a test is not about the web app: built in no time. */
export const placeholderWeb = async (dir: string): Promise<string> => {
  const webDir = join(dir, 'placeholder-web');
  await mkdir(join(webDir, 'api'), { recursive: true });
  await writeFile(join(webDir, openApiPath), JSON.stringify(openApiDocument()));
  await writeFile(join(webDir, 'index.html'), '<!doctype html><title>Home</title>');
  await writeFile(join(webDir, 'app.html'), '<!doctype html><title>App</title>');
  await writeFile(join(webDir, 'headers.json'), '{"x-content-type-options":"nosniff"}');
  return webDir;
};
