/** What the origin's secret holds, in JSON. Both are accepted; CloudFront sends `current`. */
export type OriginSecretValue = { current: string; previous: string };

/** One version of a secret. Without an id, the newest. */
type ReadVersion = (versionId?: string) => Promise<OriginSecretValue>;

/**
 * The next value: `previous` is what CloudFront sends now, by the version that the stack was deployed with. A deployment
 * that failed has left a newer version, which CloudFront never got; it must not push the one in use out.
 */
export async function nextOriginSecret(deployedVersion: string, read: ReadVersion, random: string) {
  if (deployedVersion !== 'first') return { current: random, previous: (await read(deployedVersion)).current };
  // The stack made the first version, and every later one names it as `previous` until a deployment succeeds.
  const { current, previous } = await read();
  return { current: random, previous: previous === 'none' ? current : previous };
}
