// Runs in CloudFront before each call of the API. CloudFront's JavaScript has no imports.
// Replaces whatever the caller sent under these names: by the address that CloudFront sees, and by the host that was called,
// which CloudFront replaces with the API's own host.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  const request = event.request;
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  request.headers['x-viewer-host'] = { value: request.headers.host.value };
  return request;
}
