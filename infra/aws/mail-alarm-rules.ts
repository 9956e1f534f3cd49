import { Duration } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { AlarmRule } from './alarm-rule.ts';
import { ownMetric } from './metrics.ts';

/**
 * The shares from which SES puts an account under review, and later stops its mail: bounces 5 %, complaints 0.1 % (SES
 * Developer Guide, 'Sending review process FAQs', read 2026-11-21). SES counts the whole account, over a number of mails
 * that it finds telling. So we ring at its own figures and not at the first bounce.
 */
const reviewedFrom = { bounces: 0.05, complaints: 0.001 };

const reputation = (metricName: string): Metric =>
  new Metric({ namespace: 'AWS/SES', metricName, statistic: Stats.AVERAGE, period: Duration.hours(1) });

export const mailRules = (stage: string): Record<string, AlarmRule> => ({
  bounceRate: {
    metric: reputation('Reputation.BounceRate'),
    from: reviewedFrom.bounces,
    runbook: 'mail-fails',
    whoIsAffected:
      'One mail in twenty bounces. SES reviews such an account, and may stop all its mail: then no code and no result reaches anybody.',
  },
  complaintRate: {
    metric: reputation('Reputation.ComplaintRate'),
    from: reviewedFrom.complaints,
    runbook: 'mail-fails',
    whoIsAffected:
      'One mail in a thousand is called spam. SES reviews such an account, and may stop all its mail: then no code and no result reaches anybody.',
  },
  mailRefused: {
    metric: ownMetric(stage, 'MailRefused'),
    from: 1,
    runbook: 'mail-fails',
    whoIsAffected:
      'SES refused a mail about a result or an account: the sender is not verified, SES is in its sandbox (fix either within a day and the mail is sent), or the address is not valid.',
  },
  mailDoubtful: {
    metric: ownMetric(stage, 'MailDoubtful'),
    from: 1,
    runbook: 'mail-fails',
    whoIsAffected:
      'A mail may not have been sent: SES gave no answer, and for a result no event for a day. A result is on its reader’s dashboard; a mail about an account can be asked for again.',
  },
});
