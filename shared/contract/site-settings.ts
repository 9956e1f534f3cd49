import type { Language } from './language.ts';
import { dailyLimits } from './limits.ts';

/** Who runs a deployment. `/about` and `/privacy` show all three. */
type Operator = {
  name: string;
  /** An e-mail address. */
  contact: string;
  /** The country, and where it matters the state, whose law applies: 'Germany' or 'Washington, USA'. */
  jurisdiction: string;
  /** The same in other languages of the product: 'Alemania' for `es`. */
  jurisdictionIn?: Readonly<Record<string, string>>;
};

/** `confirmed`: results are mailed in full only to an address that its owner has confirmed. `at-once`: to each address. */
export type MailResults = 'confirmed' | 'at-once';

/**
 * What a deployment tells its pages about itself, so that no page promises what the deployment cannot do. It stands as JSON
 * in each page, where every visitor can read it: nothing secret belongs here.
 */
export type SiteSettings = {
  /** 'https://quiz.example.com', of a stage with a domain of its own. */
  origin?: string;
  operator: Operator | null;
  hasMail: boolean;
  mailResults: MailResults;
  /** Null: no page shows a link to a partner. */
  partnerUrl: string | null;
  /** A language model chooses among our sentences. */
  hasModel: boolean;
  /** Another service of the operator is told, by ids alone, that a quiz was handed in. */
  hasWebhook: boolean;
  /** Null: the operator's logs have no end. */
  logRetentionDays: number | null;
  /** The user of an account that is unused for so long gets one mail; then it is erased. */
  unusedAccountMonths: number;
  /** A quiz survives a reload without a network, by a service worker. Off: a worker that a browser has removes itself. */
  keepsOffline: boolean;
  /** False: the last screen before the account is the plain one of the specification. Not written in each page where it is on. */
  firstLook?: false;
  /** The languages of the stage, if it does not speak all of the product's. */
  languages?: readonly Language[];
  /** The languages in which no clinician has reviewed every sentence about safety. Their pages say so. */
  notReviewedIn: readonly Language[];
  limits: { submissions: number; resultMails: number };
};

/** Of a page whose settings cannot be read, and of a build for no stage in particular. */
export const promisingNothing: SiteSettings = {
  operator: null,
  hasMail: false,
  mailResults: 'confirmed',
  partnerUrl: null,
  hasModel: false,
  hasWebhook: false,
  logRetentionDays: null,
  // The longest that a stage can set. A number of its own, because every first page carries this file.
  unusedAccountMonths: 120,
  keepsOffline: false,
  notReviewedIn: [],
  limits: dailyLimits,
};

/** The id of the element with the JSON. */
export const siteSettingsId = 'site-settings';
