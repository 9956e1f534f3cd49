type Checked = Readonly<
  Record<
    | 'stage'
    | 'domain'
    | 'certificateArn'
    | 'webhookSecretArn'
    | 'webhookUrl'
    | 'operatorName'
    | 'operatorContact'
    | 'operatorJurisdiction',
    string
  >
>;

/** What is wrong with settings that are fine one by one, as sentences. */
export function settingsThatNeedEachOther(values: Checked): string[] {
  const { domain, certificateArn, webhookSecretArn, webhookUrl } = values;
  const mistakes = values.stage === 'prod' ? missingOperator(values) : [];
  if (Boolean(domain) !== Boolean(certificateArn))
    mistakes.push('domain and certificateArn go together: CloudFront serves a domain only with its certificate.');
  if (webhookSecretArn && !webhookUrl)
    mistakes.push('webhookSecretArn is set without webhookUrl: there is nothing to sign.');
  return mistakes;
}

/** People must be able to read who has their answers, whom they can ask, and under which law. */
const missingOperator = (values: Checked): string[] =>
  (['operatorName', 'operatorContact', 'operatorJurisdiction'] as const)
    .filter((name) => values[name] === '')
    .map((name) => `${name} is blank. Production needs it: the pages /about and /privacy show it.`);
