import * as z from 'zod/mini';
import { aboutSetting, stageSchema, stageSettings } from './stage-schema.ts';

/** The JSON schema by which editors complete and validate a stage's file. */
export const stageJsonSchema = (): string => {
  const { properties, ...schema } = z.toJSONSchema(stageSchema, { io: 'input' });
  return `${JSON.stringify({ ...schema, properties: { $schema: { type: 'string' }, ...properties } }, null, 2)}\n`;
};

/** The settings as a Markdown table. */
export const stageTable = (): string => {
  const defaults: Readonly<Record<string, unknown>> = stageSchema.parse({});
  const rows = stageSettings.map((name) => `| \`${name}\` | ${shown(defaults[name])} | ${aboutSetting(name).does} |`);
  return ['| setting | default | what it does |', '| --- | --- | --- |', ...rows].join('\n');
};

const shown = (value: unknown): string => {
  if (value === '' || (Array.isArray(value) && value.length === 0)) return 'none';
  return value === false ? 'off' : `\`${value}\``;
};

const marks = /(<!-- settings -->\n)[\s\S]*?(<!-- \/settings -->)/;

export const withStageTable = (page: string, table: string): string =>
  page.replace(marks, (_, before: string, after: string) => `${before}${table}\n${after}`);
