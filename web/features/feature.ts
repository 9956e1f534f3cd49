import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import type { ReadContent, ReadResult } from '#web/api/read-result.ts';
import type { OpenQuiz } from '#web/quiz/open-quiz.ts';
import type { OwnSheet } from '#web/ui/loading.ts';

// The places that the core offers to features (`all.ts` and the other files beside this one).

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

/** A link to an explanation of a result's figures. */
export type WorkingLink = FeatureLink & { isFor: (content: ReadContent) => boolean };

/**
 * A button in the menu of a question, which opens a dialog. The dialog loads when the button is pressed, and needs the
 * network.
 */
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
  /** Its position among the links from a heart result and from any other result, smallest first. The next quiz has 20. */
  order: { heart: number; other: number };
  /**
   * Undefined if this result does not link to the page. `order` replaces the usual position on this result.
   * `submissions` are the user's newest ones.
   */
  wayFrom: (
    result: ReadResult,
    submissions: readonly SubmissionRow[],
  ) => { to: string; name: string; order?: number } | undefined;
};

/** A door below a result that helps with seeing a clinician. */
export type CareDoor = SubmissionLink & { icon: ReactNode };

/** A part of a result's page. It loads what it needs by itself. */
export type ResultPart = { name: string; Part: ComponentType<{ result: ReadResult }> };

/** An action below the first step of a result. `code` is the code of that step. Renders nothing where it does not apply. */
export type StepAction = { name: string; Action: ComponentType<{ submissionId: string; code: string | undefined }> };

/**
 * A part of what a returning user sees first on the dashboard. A submission with such a part comes before a newer one
 * without.
 */
export type SincePart = {
  name: string;
  isFor: (row: SubmissionRow) => boolean;
  Part: ComponentType<{ row: SubmissionRow }>;
};

/** A page whose first screen is there before any script has run. */
export type DrawnPage = {
  path: string;
  /** The name of the file, without its extension. The site's router finds the file by the address. */
  file: string;
  title: string;
  /** Modules that are imported when this page is opened. The browser is told about them at once. */
  modules: readonly string[];
  /** Limits for its first screen, if they are higher than those of other pages: bytes, and how many scripts. */
  firstScreen?: { bytes: number; scripts: number };
};

/** A file of the site that is not a page. */
export type SiteFile = { address: string; text: () => string };

/** Brings a user back: shown at the end of a quiz and below a plan. Renders nothing where it does not apply. */
export type LaterOffer = {
  name: string;
  load: () => Promise<ComponentType>;
};

/** A section of the account page, below the units. */
export type AccountSection = { name: string; Section: ComponentType };

/** Pages that run no script, by name. The build draws each once, and the feature puts it into the site. */
export type StaticPages<Name extends string = string> = Readonly<Record<Name, () => ReactElement>>;

export type Feature = {
  /**
   * The sheet that contains its rules, if not the sheet of all pages: an existing one, or `feature-` and its name for
   * its own.
   */
  readonly sheet?: OwnSheet;
};
