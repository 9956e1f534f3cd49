// Runs in CloudFront before each call of the API. CloudFront's JavaScript has no imports.
// Whatever a caller wrote under this name is replaced by the address that CloudFront itself sees.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  const request = event.request;
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return request;
}
