import { globSync } from 'node:fs';
import { extname } from 'node:path';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Asset } from 'aws-cdk-lib/aws-s3-assets';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { createLogGroup } from '#infra/aws/functions/log-groups.ts';
import type { SharedProps } from '#infra/aws/functions/node-function.ts';

/** Files with a hash in their name never change. Browsers cache them for a year. */
const forever = [CacheControl.fromString('public, max-age=31536000, immutable')];
/** Browsers revalidate every time, so that no user sees an old page. For an unchanged page the response is short. */
const revalidate = [CacheControl.fromString('no-cache')];

/** Content types of the compressed files. An upload has one content type, so each type is a separate upload. */
const compressedTypes = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  html: 'text/html; charset=utf-8',
} as const;

type Upload = {
  id: string;
  /** Patterns of the AWS CLI: `*` also matches folders. */
  include: string[];
  cacheControl: CacheControl[];
  contentType?: string;
  contentEncoding?: 'br';
};

/**
 * Uploads the build to the bucket, and returns the uploads of the pages. Pages come last, after the files that they
 * reference. Files of earlier releases stay, because a tab that was opened before the release still loads its chunks
 * under their old names.
 */
export function uploadSite(
  scope: Construct,
  props: SharedProps & { bucket: Bucket; siteFolder: string },
): BucketDeployment[] {
  const build = new Asset(scope, 'Build', { path: props.siteFolder });
  const role = createUploadRole(scope, props.bucket, build);
  const logGroup = createLogGroup(scope, 'UploadLog', props);
  logGroup.grantWrite(role);
  let isFirst = true;
  const deploy = ({ id, ...upload }: Upload) => {
    const deployment = new BucketDeployment(scope, id, {
      sources: [Source.bucket(build.bucket, build.s3ObjectKey)],
      destinationBucket: props.bucket,
      exclude: ['*'],
      ...upload,
      prune: false,
      // Removing one upload from the stack must not delete files. The bucket is emptied when the stack is deleted.
      retainOnDelete: true,
      role: role.withoutPolicyUpdates(),
      logGroup,
      memoryLimit: 512,
    });
    deployment.node.addDependency(role);
    // All uploads share one function, which uses the layer of the first. Otherwise each would publish another copy of the AWS
    // CLI.
    if (!isFirst) deployment.node.tryRemoveChild('AwsCliLayer');
    isFirst = false;
    return deployment;
  };
  // `*` matches no name that begins with a full stop.
  const built = globSync(['**/*.*', '.well-known/*'], { cwd: props.siteFolder });
  requireCompressedFiles(built);
  const uploads = planUploads(built);
  const files = uploads.filter(({ cacheControl }) => cacheControl === forever).map(deploy);
  const pages = uploads.filter(({ cacheControl }) => cacheControl !== forever).map(deploy);
  for (const page of pages) page.node.addDependency(...files);
  return pages;
}

/** The router redirects browsers to the compressed file without a check, so a missing one would break its page. */
export function requireCompressedFiles(files: readonly string[]): void {
  const alone = files.filter((file) => extname(file).slice(1) in compressedTypes && !files.includes(`${file}.br`));
  if (alone.length > 0)
    throw new Error(`The web build did not compress ${alone.join(', ')}. site-router.js needs the compressed files.`);
}

/**
 * May read builds and add files to this one bucket. The CDK's default role may do every S3 action that starts with Get,
 * List or Delete. The right covers all builds, because each release's build has a new name, and IAM takes longer to
 * propagate a new right than CloudFormation takes to start the upload, even during a rollback.
 */
function createUploadRole(scope: Construct, bucket: Bucket, build: Asset): Role {
  const role = new Role(scope, 'UploadRole', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
  const allow = (action: string, resource: string) =>
    role.addToPolicy(new PolicyStatement({ actions: [action], resources: [resource] }));
  allow('s3:GetObject', build.bucket.arnForObjects('*.zip'));
  allow('s3:ListBucket', bucket.bucketArn);
  allow('s3:PutObject', bucket.arnForObjects('*'));
  return role;
}

/** Groups the files into uploads: by caching, and the compressed ones also by type. */
export function planUploads(files: readonly string[]): Upload[] {
  // CloudFront itself compresses with gzip for the few browsers without Brotli. headers.json is only for the stack.
  const wanted = files.filter((file) => file !== 'headers.json' && !file.endsWith('.gz'));
  const assets = wanted.filter((file) => file.startsWith('assets/'));
  const pages = wanted.filter((file) => !file.startsWith('assets/'));
  return [
    ...plan('Assets', assets, forever, (ending) => [`assets/*${ending}`]),
    // By name, because a pattern would also match the files of all folders.
    ...plan('Pages', pages, revalidate, (ending) => pages.filter((file) => file.endsWith(ending)).sort()),
  ];
}

function plan(
  id: string,
  files: string[],
  cacheControl: CacheControl[],
  include: (ending: string) => string[],
): Upload[] {
  const endings = [...new Set(files.map(extname))].filter((ending) => ending !== '.br').sort();
  const compressed = Object.entries(compressedTypes)
    .filter(([type]) => files.some((file) => file.endsWith(`.${type}.br`)))
    .map(([type, contentType]) => ({
      id: `${id}${type.toUpperCase()}Compressed`,
      include: include(`.${type}.br`),
      contentType,
      contentEncoding: 'br' as const,
      cacheControl,
    }));
  return endings.length === 0 ? compressed : [{ id, include: endings.flatMap(include), cacheControl }, ...compressed];
}
