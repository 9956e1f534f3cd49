import { Annotations, Duration, RemovalPolicy } from 'aws-cdk-lib';
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
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  PriceClass,
  S3OriginAccessControl,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { openApiPath } from '#functions/openapi/document.ts';
import { apiHeaders, assetFolder, assetHeaders } from '#infra/facts/headers-by-kind.ts';
import { routes } from '#shared/contract/routes.ts';
import type { Api } from './api.ts';
import { nameAtEdge } from './edge-name.ts';
import { firewallArn } from './firewall-arn.ts';
import type { OriginSecret } from './origin-secret.ts';
import { ownDomain } from './own-domain.ts';
import type { SharedProps } from './shared-props.ts';
import { createHeadersPolicy, type Headers, readHeaders } from './site-headers.ts';
import { siteRouterCode, viewerAddressCode } from './site-router-code.ts';
import { uploadSite } from './site-upload.ts';

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
