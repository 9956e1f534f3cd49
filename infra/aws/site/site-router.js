// Runs in CloudFront before its cache, for every path except /api/*. CloudFront's JavaScript has no imports.
// A path without a file ending is a page of the app: the build has rendered some, and all others get the shell. A missing file
// stays a 404.
// `site-router-code.ts` fills in the rendered pages, such as '/about', the addresses with one page for all paths directly
// below, such as '/results', and where the pages in another language than the default one begin, such as '/es'.
const pages = [];
const above = [];
const prefixes = [];

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  const request = event.request;
  const slash = request.uri.lastIndexOf('/');
  const lastPart = request.uri.slice(slash + 1);
  const place = request.uri.slice(0, slash);
  const prefix = prefixes.find((one) => request.uri === one || request.uri.startsWith(`${one}/`)) || '';
  const own = request.uri.slice(prefix.length);
  if (own === '' || own === '/') request.uri = `${prefix}/index.html`;
  else if (pages.includes(request.uri)) request.uri += '.html';
  else if (!lastPart.includes('.'))
    request.uri = `${prefix}/${lastPart && above.includes(place) ? `in-${place.slice(prefix.length + 1)}` : 'app'}.html`;

  // The build has compressed these files better than CloudFront does.
  const accepted = request.headers['accept-encoding'];
  const compressed = /\.(js|css|html|svg)$/.test(request.uri);
  if (compressed && accepted && /\bbr\b/.test(accepted.value)) request.uri += '.br';
  return request;
}
