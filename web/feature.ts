import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import type { ReadContent, ReadResult } from '#web/api/read-result.ts';
import type { OpenQuiz } from '#web/quiz/open-quiz.ts';
import type { OwnSheet } from '#web/ui/loading.ts';

// The places that the core offers to features (`features.ts`).

/** A page. `isProtected`: a visitor can only open it after the login. */
export type FeaturePage = {
  path: string;
  load: () => Promise<ComponentType>;
  sheet?: OwnSheet;
  isProtected?: true;
};

/** A link to a page of the feature. */
export type FeatureLink = { to: string; label: string };

/** A paragraph of the page about the site, which ends with a link. */
export type AboutParagraph = { text: string; link: FeatureLink };

/** A link to how the figures of a result come about. */
export type WorkingLink = FeatureLink & { isFor: (content: ReadContent) => boolean };

/** A button in the menu of a question, which opens a dialog. The dialog loads with the press, and needs the network. */
export type QuizMenuItem = {
  label: string;
  /** False: not on a shared device, which stores nothing. */
  isForSharedDevice: boolean;
  sheet?: OwnSheet;
  loadDialog: () => Promise<ComponentType<{ open: OpenQuiz; onClose: () => void }>>;
};

/** A link that each submission has, such as one in its row on the dashboard. */
export type SubmissionLink = { name: string; pathOf: (submissionId: string) => string };

/** A page that a result leads to: one of the doors below it, or a link in its details. */
export type ResultWay = {
  icon: ReactNode;
  /** Its place among the ways from a heart result and from any other, smallest first; that of the next quiz is 20. */
  order: { heart: number; other: number };
  /**
   * Undefined where this result leads to no such page. `order` is its place on this result, if not the usual one.
   * `submissions`: the user's newest ones.
   */
  wayFrom: (
    result: ReadResult,
    submissions: readonly SubmissionRow[],
  ) => { to: string; name: string; order?: number } | undefined;
};

/** A part of a result's page. It loads what it needs by itself. */
export type ResultPart = { name: string; Part: ComponentType<{ result: ReadResult }> };

/** Something to press under the first step of a result. `code`: of the step. It shows nothing where it does not apply. */
export type StepAction = { name: string; Action: ComponentType<{ submissionId: string; code: string | undefined }> };

/** A part of what a returning user sees first on the dashboard. A submission that has one comes before a newer one. */
export type SincePart = {
  name: string;
  isFor: (row: SubmissionRow) => boolean;
  Part: ComponentType<{ row: SubmissionRow }>;
};

/** A page whose first screen is there before any script has run. */
export type DrawnPage = {
  path: string;
  /** The file of the site, without its ending. The router of the site finds it by the address. */
  file: string;
  title: string;
  /** Modules that are imported when this page is opened. The browser is told of them at once. */
  modules: readonly string[];
  /** What its first screen may weigh, and in how many scripts, where it is more than that of other pages. */
  firstScreen?: { bytes: number; scripts: number };
};

/** A file of the site that is no page. */
export type SiteFile = { address: string; text: () => string };

/** What brings a user back: on the end screen of a quiz, and under a plan. Shows nothing where it does not apply. */
export type LaterOffer = {
  name: string;
  load: () => Promise<ComponentType>;
};

/** A section of the account page, below the units. */
export type AccountSection = { name: string; Section: ComponentType };

/** Pages that run no script, by name. The build draws each once, and the feature puts it into the site. */
export type StaticPages<Name extends string = string> = Readonly<Record<Name, () => ReactElement>>;

export type Feature = {
  /** The sheet that its rules are in, if it is not that of all pages: another's, or `feature-` and its name for one to itself. */
  readonly sheet?: OwnSheet;
};
