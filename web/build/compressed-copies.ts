import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipWithOptions } from 'node:zlib';

/** The last tenth of the size takes half of the build time. `quick` is for sites that only this machine visits. */
export type Effort = 'full' | 'quick';
const qualities: Readonly<Record<Effort, number>> = { full: 11, quick: 4 };

/** Off the main thread, because compressing takes longer than bundling. */
const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzipWithOptions);

export const brotli = (contents: Uint8Array, effort: Effort = 'full'): Promise<Buffer> =>
  brotliAsync(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: qualities[effort] } });
const gzip = (contents: Uint8Array): Promise<Buffer> => gzipAsync(contents, { level: 9 });

/** The files of the site by address, with compressed copies of each text (`.br`, `.gz`). */
export const withCompressedCopies = async (
  files: ReadonlyMap<string, Uint8Array>,
  effort: Effort = 'full',
): Promise<Map<string, Uint8Array>> => {
  const texts = [...files].filter(([file]) => /\.(html|js|css|svg)$/.test(file));
  const copies = texts.flatMap(([file, contents]) => [
    brotli(contents, effort).then((copy) => [`${file}.br`, copy] as const),
    gzip(contents).then((copy) => [`${file}.gz`, copy] as const),
  ]);
  return new Map<string, Uint8Array>([...files, ...(await Promise.all(copies))]);
};
