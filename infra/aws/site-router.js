// Runs in CloudFront before its cache, for everything but /api/*: plain JavaScript of its own dialect, no imports.
// Pages of the app have no ending and share one shell; a file that does not exist stays a 404, and so does an API's.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  const request = event.request;
  const lastPart = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (request.uri === '/') request.uri = '/index.html';
  else if (!lastPart.includes('.')) request.uri = '/app.html';

  // The build has compressed these harder than CloudFront would on the way.
  const accepted = request.headers['accept-encoding'];
  const compressed = /\.(js|css|html|svg)$/.test(request.uri);
  if (compressed && accepted && /\bbr\b/.test(accepted.value)) request.uri += '.br';
  return request;
}
