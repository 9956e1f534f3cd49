import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import { type DistributionProps, SecurityPolicyProtocol } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import type { Config } from './config.ts';

/** The operator's own domain with its certificate; without one, CloudFront's address. */
export const ownDomain = (
  scope: Construct,
  { domain, certificateArn }: Config,
): Pick<DistributionProps, 'domainNames' | 'certificate' | 'minimumProtocolVersion'> =>
  domain
    ? {
        domainNames: [domain],
        certificate: Certificate.fromCertificateArn(scope, 'Certificate', certificateArn),
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }
    : {};
