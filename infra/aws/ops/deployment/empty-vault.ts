import {
  BackupClient,
  DeleteBackupVaultLockConfigurationCommand,
  DeleteRecoveryPointCommand,
  paginateListRecoveryPointsByBackupVault,
} from '@aws-sdk/client-backup';
import type { Call } from '#infra/aws/ops/command.ts';
import { itemsOf } from '#infra/aws/ops/deployed-stack.ts';

const lookEveryMs = 10_000;

/**
 * Deletes every copy in a vault whose lock is not final, because CloudFormation deletes only an empty vault. Resolves
 * once AWS Backup has deleted them. Safe to repeat.
 */
export async function emptyVault(
  BackupVaultName: string,
  { pause, print }: Pick<Call, 'pause' | 'print'>,
): Promise<void> {
  const client = new BackupClient({});
  const copies = () =>
    itemsOf(
      paginateListRecoveryPointsByBackupVault({ client }, { BackupVaultName }),
      ({ RecoveryPoints }) => RecoveryPoints,
    );
  let left = await copies();
  if (left.length === 0) return;
  print(`Deleting ${left.length} copies from the vault ${BackupVaultName} …`);
  await client.send(new DeleteBackupVaultLockConfigurationCommand({ BackupVaultName }));
  while (left.length > 0) {
    for (const { RecoveryPointArn, Status } of left)
      if (Status !== 'DELETING')
        await client.send(new DeleteRecoveryPointCommand({ BackupVaultName, RecoveryPointArn }));
    await pause(lookEveryMs);
    left = await copies();
  }
}
