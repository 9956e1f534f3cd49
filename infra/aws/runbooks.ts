/** The sections of docs/operations.md that say what to do. Each alarm links to one, and a test looks whether it is there. */
export type Runbook =
  | 'a-function-fails'
  | 'the-site-or-the-api-is-down'
  | 'the-probe-fails'
  | 'results-are-late'
  | 'redrive-what-has-stopped'
  | 'what-the-sweeper-does'
  | 'empty-the-queue-of-failed-sweeps'
  | 'accounts-that-nobody-uses'
  | 'find-an-item-that-cannot-be-read'
  | 'note-mail-events-by-hand'
  | 'mail-fails'
  | 'too-many-calls'
  | 'many-new-accounts'
  | 'the-firewall-refuses'
  | 'the-users-are-not-backed-up'
  | 'the-webhook-or-the-model-fails';
