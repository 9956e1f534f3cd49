// The doctor's findings from what it reads. Pure functions, so that tests need no account. Those about mail: `judge-mail.ts`.

import type { GetFoundationModelAvailabilityResponse } from '@aws-sdk/client-bedrock';
import type { Stack } from '@aws-sdk/client-cloudformation';
import type { Config } from '#infra/aws/config.ts';
import { siteSettingsOf } from '#infra/aws/site-settings.ts';
import { stackName } from '#infra/aws/stack-name.ts';
import { explainRefusal } from './explain-refusal.ts';
import { type Finding, note, ready, todo } from './finding.ts';

/** A `todo` and no `note`: without the check, nobody knows that it is ready. */
export const checkFailed = (error: unknown): Finding => todo(`This check failed: ${explainRefusal(error)}`);

/** The lowest version that aws-cdk-lib accepts. */
const minimumBootstrapVersion = 6;

export function judgeBootstrap(toolkit: Stack | undefined, account: string, region: string): Finding {
  const command = `npx cdk bootstrap aws://${account}/${region}`;
  if (!toolkit) return todo(`This account has no CDK bootstrap stack in ${region}. Run \`${command}\`.`);
  const version = Number(toolkit.Outputs?.find(({ OutputKey }) => OutputKey === 'BootstrapVersion')?.OutputValue);
  if (!(version >= minimumBootstrapVersion))
    return todo(`The CDK bootstrap stack in ${region} is too old (version ${version}). Run \`${command}\`.`);
  return ready(`This account has a CDK bootstrap stack in ${region} (version ${version}).`);
}

/** States that need help, and what to do. The stack may be deleted only if it has never run. */
const whatToDo: Readonly<Record<string, string>> = {
  ROLLBACK_COMPLETE: 'Its first deployment failed: delete it with DESTROY, and deploy again.',
  ROLLBACK_FAILED: 'Its first deployment failed: delete it with DESTROY, and deploy again.',
  CREATE_FAILED: 'Its first deployment failed: delete it with DESTROY, and deploy again.',
  DELETE_FAILED: 'Its deletion stopped half-way: fix what its events name, and run DESTROY once more.',
  UPDATE_FAILED: 'Do not delete it, because people’s data is in it: fix the cause, and deploy again.',
  UPDATE_ROLLBACK_FAILED:
    'Do not delete it, because people’s data is in it: fix the cause, roll back (aws cloudformation continue-update-rollback), and deploy again.',
};

export function judgeStack(stack: Stack | undefined, stage: string): Finding {
  const name = stackName(stage);
  const status = stack?.StackStatus ?? 'unknown';
  // A deployment without confirmation leaves an empty stack. The next deployment uses it.
  if (!stack || status === 'REVIEW_IN_PROGRESS')
    return note(`${name} is not deployed yet. Run: npm run deploy -- --stage ${stage}`);
  // With the stage: a deployment without one is that of dev.
  const way = whatToDo[status]?.replace('DESTROY', `npm run destroy -- --stage ${stage}`);
  if (way) return todo(`${name} is in the state ${status}. ${way} Its events in CloudFormation name the cause.`);
  if (status.endsWith('_IN_PROGRESS')) return note(`${name} is being changed just now (${status}).`);
  return ready(`${name} is deployed (${status}).`);
}

/** What the pages will lack. Production is refused without an operator before any check runs (`config.ts`). */
export function judgePages(config: Config): Finding[] {
  const { operator, partnerUrl } = siteSettingsOf(config);
  return [
    operator
      ? ready(`${operator.name} is named on /about and /privacy.`)
      : note(
          `No operator is named: /about and /privacy call the site a trial. Set operatorName, operatorContact and operatorJurisdiction in stages/${config.stage}.json; production needs them.`,
        ),
    ...(partnerUrl
      ? []
      : [note(`No partner is set: no page links to one. Set partnerUrl in stages/${config.stage}.json.`)]),
    ...(config.webhookUrl ? [] : [note('No webhook is set: no other service learns of submissions.')]),
  ];
}

export function judgeModel(
  modelId: string,
  { authorizationStatus, entitlementAvailability, regionAvailability }: Partial<GetFoundationModelAvailabilityResponse>,
): Finding {
  if (regionAvailability !== 'AVAILABLE')
    return todo(
      `${modelId} does not exist in this region. Choose another model, or an inference profile (us.…, eu.…, global.…).`,
    );
  if (authorizationStatus !== 'AUTHORIZED' || entitlementAvailability !== 'AVAILABLE')
    return todo(
      `This account may not use ${modelId} yet. Open it once in the model catalogue of the Bedrock console and accept its terms.`,
    );
  return ready(`${modelId} may be used.`);
}

/** Ten workers of results, ten of mails and webhooks, ten of account jobs, and seventy calls of people. */
const recommendedConcurrency = 100;

export function judgeConcurrency(runs: number | undefined): Finding {
  if (runs === undefined) return note("Lambda's quota of concurrent runs could not be read.");
  if (runs < recommendedConcurrency)
    return todo(
      `Only ${runs} functions may run at once in this account. Ask for 1,000: Service Quotas, AWS Lambda, Concurrent executions.`,
    );
  return ready(`${runs} functions may run at once.`);
}
