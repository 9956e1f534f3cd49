import type { Config } from './config.ts';

/**
 * Whether a stage has a stack at the edge: not without a firewall of its own when nobody reads alarms. In its own file for
 * scripts that need not the whole CDK.
 */
export const hasEdgeStack = ({ waf, alarmEmail }: Pick<Config, 'waf' | 'alarmEmail'>): boolean =>
  waf || alarmEmail !== '';
