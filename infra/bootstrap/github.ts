import { WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam';

/** GitHub's own service that says which job asks. */
export const issuer = 'token.actions.githubusercontent.com';
/** For whom aws-actions/configure-aws-credentials has the token made. */
export const audience = 'sts.amazonaws.com';

/**
 * The jobs of one repository in one environment, and nobody else: no other environment, no fork, no pull request. Compared
 * letter by letter, and GitHub writes owner and name with the capitals that they have there.
 */
export const jobsOf = (providerArn: string, repository: string, environment: string): WebIdentityPrincipal =>
  new WebIdentityPrincipal(providerArn, {
    StringEquals: {
      [`${issuer}:aud`]: audience,
      [`${issuer}:sub`]: `repo:${repository}:environment:${environment}`,
    },
  });
