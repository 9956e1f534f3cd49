import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Annotations, Aws, CfnParameter, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  type DistributionProps,
  Function as EdgeFunction,
  type FunctionAssociation,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HeadersFrameOption,
  type HeadersReferrerPolicy,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  PriceClass,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
  S3OriginAccessControl,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { openApiPath } from '#functions/openapi/document.ts';
import { apiHeaders, assetFolder, assetHeaders } from '#infra/facts/headers-by-kind.ts';
import { routes } from '#shared/contract/routes.ts';
import type { Api } from './api.ts';
import type { Config } from './config.ts';
import type { OriginSecret } from './secrets.ts';
import type { SharedProps } from './shared-props.ts';
import { siteRouterCode, viewerAddressCode } from './site-router-code.ts';
import { uploadSite } from './site-upload.ts';

/**
 * A name for something in CloudFront, with the region in it. CloudFront's names are unique in the whole account. The
 * CDK's own names have no region, so the same stage in a second region (us-east-1 for the firewall) would fail.
 */
const nameAtEdge = (scope: Construct, id: string): string => `${Stack.of(scope).stackName}-${Aws.REGION}-${id}`;

export type Headers = Readonly<Record<string, string>>;

/** The headers of a page, as the web build wants them. The local system sends the same. Names in lower case. */
function readHeaders(siteFolder: string): Headers {
  const headers: Headers = JSON.parse(readFileSync(join(siteFolder, 'headers.json'), 'utf8'));
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

type SecurityHeader = (value: string) => ResponseSecurityHeadersBehavior;

/** CloudFront has its own setting for each of these and refuses them among the custom headers. */
const securityHeaders: Readonly<Record<string, SecurityHeader>> = {
  'content-security-policy': (contentSecurityPolicy) => ({
    contentSecurityPolicy: { contentSecurityPolicy, override: true },
  }),
  'strict-transport-security': (value) => ({
    strictTransportSecurity: {
      accessControlMaxAge: Duration.seconds(Number(/max-age=(\d+)/.exec(value)?.[1])),
      includeSubdomains: /includeSubDomains/i.test(value),
      preload: /preload/i.test(value),
      override: true,
    },
  }),
  'x-content-type-options': () => ({ contentTypeOptions: { override: true } }),
  'x-frame-options': (value) => ({
    frameOptions: {
      frameOption: value.toUpperCase() === 'DENY' ? HeadersFrameOption.DENY : HeadersFrameOption.SAMEORIGIN,
      override: true,
    },
  }),
  'referrer-policy': (value) => ({
    referrerPolicy: { referrerPolicy: value as HeadersReferrerPolicy, override: true },
  }),
};

function createHeadersPolicy(scope: Construct, id: string, headers: Headers): ResponseHeadersPolicy {
  const named = Object.entries(headers);
  const security = named.map(([name, value]) => securityHeaders[name]?.(value) ?? {});
  const custom = named.filter(([name]) => !(name in securityHeaders));
  return new ResponseHeadersPolicy(scope, id, {
    responseHeadersPolicyName: nameAtEdge(scope, id),
    securityHeadersBehavior: Object.assign({}, ...security),
    customHeadersBehavior: {
      customHeaders: custom.map(([header, value]) => ({ header, value, override: true })),
    },
  });
}

/** The operator's own domain with its certificate; without one, CloudFront's address. */
const ownDomain = (
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

/**
 * The firewall that CloudFront asks: your own (`webAclArn`), the one of the stack at the edge (`waf`), or none. That stack is in
 * another region, so `npm run ops -- deploy` hands its ARN over as a parameter. A later deployment by another way uses the last one.
 */
const firewallArn = (scope: Construct, { waf, webAclArn }: Config): string | undefined => {
  if (webAclArn) return webAclArn;
  if (!waf) return undefined;
  return new CfnParameter(Stack.of(scope), 'FirewallArn', {
    description: 'The output of the same name of the stack at the edge. npm run ops -- deploy fills it in.',
    allowedPattern: 'arn:.+:global/webacl/.+',
    constraintDescription: 'With waf on, deploy by npm run ops -- deploy: it makes the firewall first.',
  }).valueAsString;
};

type SiteProps = SharedProps & { api: Api; originSecret: OriginSecret; siteFolder: string };

/**
 * CloudFront would cache these for ten seconds, a 5xx even with `no-store`, by the path alone: one person's error for all.
 */
const cachedErrors = [404, 414, 500, 501, 502, 503, 504];

/** The web app and, on the same origin, the API: no CORS anywhere. */
export class Site extends Construct {
  readonly distribution: Distribution;
  readonly url: string;
  /** By which CloudFront reports on its two functions. */
  readonly edgeFunctionNames: Record<string, string> = {};

  constructor(scope: Construct, id: string, props: SiteProps) {
    super(scope, id);
    const { config, siteFolder } = props;
    // A build can be made again. So it is deleted with the stack, in production too.
    const bucket = new Bucket(this, 'Files', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.DESTROY,
      autoDeleteObjects: true,
    });
    const headers = readHeaders(siteFolder);
    const files = this.fileBehaviour(bucket, siteFolder, headers);
    const api = this.apiBehaviour(props);
    const webAclId = firewallArn(this, config);
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `Site and API of ${config.stage}`,
      defaultBehavior: files,
      // The first pattern that matches wins: the description of the API is a file of the site.
      additionalBehaviors: {
        [openApiPath]: files,
        [`${assetFolder}*`]: {
          ...files,
          responseHeadersPolicy: createHeadersPolicy(this, 'AssetHeaders', assetHeaders(headers)),
        },
        '/api/*': api,
        // The same for everybody: kept at the edge for as long as the answer says.
        [routes.getSigningKeys.path]: {
          ...api,
          allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
          cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        },
      },
      // The router answers '/' already. This is a second protection against listing the bucket.
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      ...ownDomain(this, config),
      ...(webAclId && { webAclId }),
      // No error pages: they would replace the API's own 404, which the browser needs.
      errorResponses: cachedErrors.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
    });
    Annotations.of(this.distribution).acknowledgeWarning(
      '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
      'The bucket cannot be listed: a path that ends in a slash becomes a page, and there is a default root object.',
    );
    this.url = `https://${config.domain || this.distribution.distributionDomainName}`;
    // The router names pages of this build: it goes out when they and the functions that they call are there. So does the
    // secret, of which a version that calls are shifted from knows nothing.
    this.node.findChild('Router').node.addDependency(...uploadSite(this, { ...props, bucket }), ...props.api.aliases);
    this.distribution.node.addDependency(...props.api.aliases);
  }

  private fileBehaviour(bucket: Bucket, siteFolder: string, headers: Headers): BehaviorOptions {
    return {
      // With the right to list, S3 answers 404 and not 403 for a missing file. Through CloudFront nothing can be listed:
      // every path that ends in a slash becomes a page.
      origin: S3BucketOrigin.withOriginAccessControl(bucket, {
        originAccessControl: new S3OriginAccessControl(this, 'Access', {
          originAccessControlName: nameAtEdge(this, 'Files'),
        }),
        originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      compress: true,
      responseHeadersPolicy: createHeadersPolicy(this, 'PageHeaders', headers),
      functionAssociations: [
        this.atEachRequest('Router', 'Pages to their HTML, files to their compressed twin', siteRouterCode(siteFolder)),
      ],
    };
  }

  private atEachRequest(id: string, comment: string, code: string): FunctionAssociation {
    const edgeFunction = new EdgeFunction(this, id, {
      comment,
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(code),
    });
    this.edgeFunctionNames[id] = edgeFunction.functionName;
    return { function: edgeFunction, eventType: FunctionEventType.VIEWER_REQUEST };
  }

  private apiBehaviour({ api, originSecret, siteFolder }: SiteProps): BehaviorOptions {
    return {
      origin: new HttpOrigin(api.host, {
        protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
        customHeaders: originSecret.headers,
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      // An answer belongs to one person, so CloudFront never caches it.
      cachePolicy: CachePolicy.CACHING_DISABLED,
      // The only policy that passes the Authorization header on without adding it to a cache key.
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      functionAssociations: [
        this.atEachRequest(
          'ViewerAddress',
          'Says from which address a call comes, and which host it called',
          viewerAddressCode,
        ),
      ],
      responseHeadersPolicy: createHeadersPolicy(this, 'ApiHeaders', apiHeaders(readHeaders(siteFolder))),
    };
  }
}
