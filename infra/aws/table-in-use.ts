import { type ITable, Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import type { Config } from './config.ts';
import type { DataKey } from './data-key.ts';
import { type RestorableTable, restoredName } from './restored-names.ts';

type Shared = { config: Config; dataKey: DataKey };

/** After a restore the stage uses the table that the command has made. Its own stays in the stack, untouched. */
export function tableInUse(scope: Construct, name: RestorableTable, own: Table, { config, dataKey }: Shared): ITable {
  const { stage, restoredTables } = config;
  if (restoredTables === '') return own;
  const tableName = restoredName(stage, name, restoredTables);
  return Table.fromTableAttributes(scope, `Restored-${name}`, { tableName, encryptionKey: dataKey.key });
}
