/** Says what an operator can do about an error of AWS. */
export function explainRefusal(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'CredentialsProviderError')
    return 'There are no AWS credentials. Sign in (aws sso login, or aws configure) or set AWS_PROFILE, then try again.';
  if (/ExpiredToken|InvalidClientTokenId|UnrecognizedClient|SignatureDoesNotMatch/.test(error.name))
    return `AWS refuses these credentials (${error.name}). Sign in again (aws sso login).`;
  if (/Region is missing/.test(error.message))
    return 'No region is set. Name the region of the stage: AWS_REGION=eu-west-1 npm run …';
  if (/does not exist/.test(error.message) && error.name === 'ValidationError')
    return `${error.message}. Is it another stage, account or region?`;
  if (/AccessDenied|UnauthorizedOperation|AuthorizationError/.test(error.name))
    return `Your credentials may not do this: ${error.message}`;
  return error.message;
}
