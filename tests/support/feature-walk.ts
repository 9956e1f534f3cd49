import type { Page } from '@playwright/test';

type Look = (page: Page, name: string) => Promise<void>;

/** What a feature adds to the walks in the pseudo-language and in Spanish. */
export type FeatureWalk = {
  /** As a visitor. */
  readonly asStranger?: (page: Page, look: Look) => Promise<void>;
  /** In the quiz, with its menu open. */
  readonly inMenu?: (page: Page, look: Look) => Promise<void>;
  /** Signed in, with this result. `elsewhere` is the browser of another person. */
  readonly withResult?: (
    page: Page,
    submissionId: string,
    look: Look,
    elsewhere: (walk: (page: Page) => Promise<void>) => Promise<void>,
  ) => Promise<void>;
};
