import type { StageSetting } from '#infra/aws/stage-schema.ts';

/** Something that ends the growth at some rate of submissions. */
export type Binding = {
  what: string;
  /** How many a second, or at once, that many submissions a second need. */
  needs: (perSecond: number) => number;
  /** What there is without asking anybody. */
  usual: number;
  /** Where AWS says so; or the setting of the stage. */
  source: string;
  raise: string;
  /** A limit of ours: the setting that raises it, and the most that it can be. */
  ours?: { setting: StageSetting; most: number };
};

/** A page of AWS's documentation. */
export const aws = (path: string, name: string) => `[${name}](https://docs.aws.amazon.com/${path})`;
