import { Duration } from 'aws-cdk-lib';
import { type Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { routeNames } from '#shared/contract/routes.ts';
import type { AlarmRule, AlarmSources } from './alarm-rule.ts';
import type { FunctionName } from './entries.ts';
import { sumOf } from './metrics.ts';
import type { NodeFunction } from './node-function.ts';
import type { Runbook } from './runbooks.ts';

const window = { period: Duration.minutes(5) };

/** Without a mail sender there is no `recordMailEvent`, and not every stage has a probe. */
export const functionsOf = ({
  api,
  signIn,
  results,
  effects,
  accountWork,
  recall,
  userBackups,
  probe,
}: AlarmSources): Partial<Record<FunctionName, NodeFunction>> => ({
  ...api.functions,
  preTokenGeneration: signIn.tokenTrigger,
  generateResults: results.worker,
  sendEffects: effects.worker,
  sweepWaiting: results.sweeper,
  handleAccountJobs: accountWork.worker,
  recallResults: recall.worker,
  backUpUsers: userBackups.worker,
  ...(results.mailEvents && { recordMailEvent: results.mailEvents }),
  ...(probe.worker && { runProbe: probe.worker }),
});

/** A missing function is a compile error. */
const whoIsAffectedBy: Readonly<Record<FunctionName, string>> = {
  login: 'People with an account cannot sign in.',
  register: 'People who finished their first quiz cannot make an account; their answers wait in their browser.',
  refresh: 'People are logged out after an hour and have to log in again.',
  logout: 'People who log out stay known to the server until their session runs out.',
  logoutEverywhere: 'People cannot end their sessions on other devices.',
  confirmByLink: 'People cannot confirm their address by the link of a mail; the code still works.',
  declineAddress: 'People cannot take their address off an account that is not theirs.',
  confirmAddress: 'People cannot confirm their address by a code; the link still works.',
  sendConfirmation: 'People cannot ask for another mail to confirm their address.',
  undoAddress: 'People cannot take back a change of their address that they did not make.',
  help: 'People who forgot their password cannot ask for a code.',
  reset: 'People who forgot their password cannot choose a new one.',
  getAccount: 'People cannot see their account page.',
  changePassword: 'People cannot change their password.',
  changeAddress: 'People cannot change their address.',
  changeProfile: 'People cannot change their name.',
  giveConsent: 'People are asked again for a consent that they have given.',
  getMe: 'Signed-in people see a page without their name.',
  setReminder: 'People cannot ask for a reminder, or change it; the link in its mail still turns it off.',
  showReminderOff:
    'People who open the link in a reminder see no page; one click in their mail program still turns it off.',
  turnReminderOff: 'People cannot turn a reminder off by its link; their account page still can.',
  eraseMe: 'People cannot erase their account and data; `npm run ops -- erase` does it for them.',
  exportMe: 'People cannot download what is stored of them.',
  listSubmissions: 'People see no dashboard.',
  getSubmission: 'People cannot see the answers that they gave.',
  createSubmission: 'People cannot send a quiz; their answers wait in their browser and are sent again.',
  noteChecked: 'People cannot tell that a clinician has seen them; the notice on their result stays as it is.',
  getSigningKeys: 'Nobody can check the signature of a result; everything else about it can be checked.',
  getFhirDefinition: 'The software of clinics cannot look up what our questions and codes mean.',
  savePlan: 'People cannot save what they want to change; they can still play with their answers.',
  getResult: 'People wait for a result although it is ready.',
  createLink: 'People cannot make a link for their doctor; they can still print the page.',
  listLinks: 'People do not see their links for a doctor, nor when they were opened.',
  closeLink: 'People cannot close a link for their doctor; logging out everywhere closes all of them.',
  keepLink: 'People cannot keep a link for their doctor longer; they can make a new one.',
  openLink: 'Doctors cannot open the links that people gave them.',
  getLinkFile: 'Some software of doctors cannot open links; the page of the site still can.',
  putHandoff: 'People cannot go on on another device; their answers stay on the one they have.',
  takeHandoff: 'People cannot go on on another device; their answers stay on the one they have.',
  preTokenGeneration: 'Nobody can sign in or make an account.',
  sendEffects: 'Results are not mailed, and your automation is not told; the dashboard has them.',
  generateResults: 'People wait for a result; the queue tries again.',
  handleAccountJobs: 'People wait for a mail that confirms their address or lets them in; the queue tries again.',
  recallResults: 'Results of a wrong engine are not corrected, or people are not told; the queue tries again.',
  sweepWaiting: 'Submissions whose message was lost are not picked up again.',
  recordMailEvent: 'Mails that bounced are not noted on their submission.',
  backUpUsers:
    'Nobody yet: the users are not backed up, and if the pool is lost now, nobody who registered since the last backup can log in.',
  runProbe: 'Nobody: the probe itself is broken, and would not tell when the site is down.',
};

const runbooks: Readonly<Record<string, Runbook>> = {
  recordMailEvent: 'note-mail-events-by-hand',
  backUpUsers: 'the-users-are-not-backed-up',
};
const runbookOf = (name: string): Runbook => runbooks[name] ?? 'a-function-fails';

/** An alarm on a formula takes at most ten metrics. */
const maxMetrics = 10;

function throttleRules(throttles: readonly Metric[]): Record<string, AlarmRule> {
  const groups = Array.from({ length: Math.ceil(throttles.length / maxMetrics) }, (_, group) =>
    throttles.slice(group * maxMetrics, (group + 1) * maxMetrics),
  );
  const rules = groups.map((group, index) => [
    index === 0 ? 'throttlesOfRoutes' : `throttlesOfRoutes${index + 1}`,
    {
      metric: sumOf('Throttles', group),
      from: 1,
      runbook: 'too-many-calls' as const,
      whoIsAffected:
        'Too many functions run at once: some calls of the site are refused. Raise the Lambda concurrency quota.',
    },
  ]);
  return Object.fromEntries(rules);
}

export function functionRules(sources: AlarmSources): Record<string, AlarmRule> {
  const functions = functionsOf(sources);
  const errors = Object.entries(functions).map(([name, { fn }]) => [
    `${name}Errors`,
    {
      metric: fn.metricErrors(window),
      from: 1,
      runbook: runbookOf(name),
      whoIsAffected: `The function ${name} crashed or ran out of time. ${whoIsAffectedBy[name as FunctionName]}`,
    },
  ]);
  const throttles = Object.values(functions).map(({ fn }) => fn.metricThrottles(window));
  return {
    ...Object.fromEntries(errors),
    // Routes and workers affect people in different ways.
    ...throttleRules(throttles.slice(0, routeNames.length)),
    throttlesOfWorkers: {
      metric: sumOf('Throttles', throttles.slice(routeNames.length)),
      from: 1,
      windows: 2,
      runbook: 'too-many-calls',
      whoIsAffected: 'Too many functions run at once: results come late. Raise the Lambda concurrency quota.',
    },
    serverErrors: {
      metric: sources.api.httpApi.metricServerError({ ...window, statistic: Stats.SUM }),
      from: 1,
      runbook: 'a-function-fails',
      whoIsAffected:
        'Somebody got an error instead of an answer. The access log has the route, the function log the reason.',
    },
  };
}
