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
  Function as EdgeFunction,
  type FunctionAssociation,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
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
import type { Api } from '#infra/aws/api.ts';
import type { SharedProps } from '#infra/aws/functions/node-function.ts';
import type { OriginSecret } from '#infra/aws/secrets.ts';
import type { Config } from '#infra/aws/stages/config.ts';
import { apiHeaders, assetFolder, assetHeaders } from '#infra/facts/headers-by-kind.ts';
import { routes } from '#shared/contract/routes.ts';
import { siteRouterCode, viewerAddressCode } from './site-router-code.ts';
import { uploadSite } from './site-upload.ts';

/**
 * A name for a CloudFront resource, with the region in it. CloudFront's names are unique in the whole account. The CDK's
 * generated names lack the region, so the same stage in a second region (us-east-1 for the firewall) would fail.
 */
const nameAtEdge = (scope: Construct, id: string): string => `${Stack.of(scope).stackName}-${Aws.REGION}-${id}`;

type Headers = Readonly<Record<string, string>>;

/** CloudFront has a dedicated setting for each of these and rejects them among the custom headers. */
const securityHeaders: Readonly<Record<string, (value: string) => ResponseSecurityHeadersBehavior>> = {
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

/**
 * The firewall of the distribution: your own (`webAclArn`), the edge stack's (`waf`), or none. The edge stack is in another
 * region, so `npm run ops -- deploy` passes its ARN as a parameter. A later deployment by another way reuses the last value.
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

const addsCaller = 'Adds the address of the caller and the called host to each call';

type SiteProps = SharedProps & { api: Api; originSecret: OriginSecret; siteFolder: string };

/**
 * CloudFront would cache these for ten seconds, a 5xx even with `no-store`, and by path alone, so that every user would
 * get one user's error.
 */
const cachedErrors = [404, 414, 500, 501, 502, 503, 504];

/** The web app and, on the same origin, the API, so no CORS is needed. */
export class Site extends Construct {
  readonly distribution: Distribution;
  readonly url: string;
  /** The names under which CloudFront reports on its two functions. */
  readonly edgeFunctionNames: Record<string, string> = {};

  constructor(scope: Construct, id: string, props: SiteProps) {
    super(scope, id);
    const { config, siteFolder } = props;
    // A build can be repeated, so the bucket is deleted with the stack, in production too.
    const bucket = new Bucket(this, 'Files', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.DESTROY,
      autoDeleteObjects: true,
    });
    // A page's headers from the web build. The local system sends the same.
    const headers: Headers = JSON.parse(readFileSync(join(siteFolder, 'headers.json'), 'utf8'));
    const files = this.fileBehaviour(bucket, siteFolder, headers);
    const api = this.apiBehaviour(props, headers);
    const webAclId = firewallArn(this, config);
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `Site and API of ${config.stage}`,
      defaultBehavior: files,
      // The first matching pattern wins: the API's description is a file of the site.
      additionalBehaviors: {
        [openApiPath]: files,
        [`${assetFolder}*`]: {
          ...files,
          responseHeadersPolicy: createHeadersPolicy(this, 'AssetHeaders', assetHeaders(headers)),
        },
        '/api/*': api,
        // The response is the same for every caller, so the edge caches it for as long as the response says.
        [routes.getSigningKeys.path]: {
          ...api,
          allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
          cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        },
      },
      // The router already serves '/'. This is a second protection against listing the bucket.
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      ...(config.domain && {
        domainNames: [config.domain],
        certificate: Certificate.fromCertificateArn(this, 'Certificate', config.certificateArn),
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
      ...(webAclId && { webAclId }),
      // No error pages: they would replace the API's own 404, which the browser needs.
      errorResponses: cachedErrors.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
    });
    Annotations.of(this.distribution).acknowledgeWarning(
      '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
      'The bucket cannot be listed: a path that ends in a slash becomes a page, and there is a default root object.',
    );
    this.url = `https://${config.domain || this.distribution.distributionDomainName}`;
    // The router names pages of this build, so it is deployed after them and the functions that they call. So is the
    // secret, because during a canary the previous version of a function does not know it.
    this.node.findChild('Router').node.addDependency(...uploadSite(this, { ...props, bucket }), ...props.api.aliases);
    this.distribution.node.addDependency(...props.api.aliases);
  }

  private fileBehaviour(bucket: Bucket, siteFolder: string, headers: Headers): BehaviorOptions {
    return {
      // With the right to list, S3 responds with 404 and not 403 for a missing file. Nothing can be listed through
      // CloudFront, because every path that ends in a slash becomes a page.
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

  private apiBehaviour({ api, originSecret }: SiteProps, headers: Headers): BehaviorOptions {
    return {
      origin: new HttpOrigin(api.host, {
        protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
        customHeaders: originSecret.headers,
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      // A response belongs to one user, so CloudFront never caches it.
      cachePolicy: CachePolicy.CACHING_DISABLED,
      // The only policy that forwards the Authorization header without adding it to a cache key.
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      functionAssociations: [this.atEachRequest('ViewerAddress', addsCaller, viewerAddressCode)],
      responseHeadersPolicy: createHeadersPolicy(this, 'ApiHeaders', apiHeaders(headers)),
    };
  }
}
