import type { Answer } from '#infra/local/wire/http-messages.ts';

const xml = (body: string) => ({ status: 200, headers: { 'content-type': 'application/xml' }, body });

/**
 * As much of S3 as the backups of users need: put, get, and list by prefix. Path style (`/bucket/key`), one page, no versions,
 * no encryption. The product's own local system has no such bucket, because it never restores.
 */
export const objectStore = () => {
  const objects = new Map<string, string>();
  const list = (bucket: string, prefix: string, after: string) => {
    const keys = [...objects.keys()]
      .map((path) => path.split('/'))
      .filter(([owner]) => owner === bucket)
      .map(([, ...rest]) => rest.join('/'))
      .filter((key) => key.startsWith(prefix) && key > after);
    const contents = keys.toSorted().map((key) => `<Contents><Key>${key}</Key></Contents>`);
    return xml(`<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`);
  };
  const answer: Answer = ({ method, path, query, body }) => {
    const [bucket = '', ...rest] = decodeURIComponent(path).split('/').filter(Boolean);
    const key = rest.join('/');
    if (method === 'GET' && key === '') return list(bucket, query.get('prefix') ?? '', query.get('start-after') ?? '');
    if (method === 'PUT') {
      objects.set(`${bucket}/${key}`, body.toString());
      return { status: 200, headers: {} };
    }
    const found = objects.get(`${bucket}/${key}`);
    return found === undefined
      ? { status: 404, headers: { 'content-type': 'application/xml' }, body: '<Error><Code>NoSuchKey</Code></Error>' }
      : { status: 200, headers: { 'content-type': 'application/json' }, body: found };
  };
  return { answer, objects };
};
