import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import type { AlarmSources } from './alarm-rule.ts';
import { alarmRules } from './alarm-rules.ts';
import { AlarmTopics, createAlarm } from './create-alarm.ts';
import type { SharedProps } from './shared-props.ts';

/** One alarm for each problem that affects people, and no other. */
export class Alarms extends Construct {
  readonly byName: Readonly<Record<string, Alarm>>;

  constructor(scope: Construct, id: string, { config, dataKey, ...sources }: SharedProps & AlarmSources) {
    super(scope, id);
    const topics = new AlarmTopics(this, 'Topics', { config, key: dataKey.key });
    const rules = Object.entries(alarmRules(config, sources));
    this.byName = Object.fromEntries(rules.map(([name, rule]) => [name, createAlarm(this, name, rule, topics)]));
  }
}
