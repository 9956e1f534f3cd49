import { createDocumentClient } from '#functions/adapters/stored-item.ts';
import { noteMailEvent } from '#functions/adapters/submissions/submission-progress.ts';
import type { ResultMailEvent } from '#functions/results/mail/record-mail-event.ts';
import { type Command, option, UsageError } from '#infra/aws/ops/command.ts';
import { readOutputs } from '#infra/aws/ops/deployed-stack.ts';
import { asRunId, asSubmissionId, asUserId } from '#shared/contract/ids.ts';

const kinds: readonly ResultMailEvent['kind'][] = ['bounced', 'complained', 'rejected'];

export const noteMailEventCommand: Command = {
  word: 'note-mail-event',
  does: 'records by hand what SES reported about a mail with results. Safe to repeat',
  examples: [
    'npm run ops -- note-mail-event --stage prod --user <userId> --run <runId> --submission <submissionId> --outcome bounced --reason <reason> --at 2026-11-21T08:00:00Z',
  ],
  options: {
    stage: option.stage,
    user: { value: 'id', does: 'userId of the log line' },
    run: { value: 'id', does: 'runId of the log line' },
    submission: { value: 'id', does: 'submissionId of the log line' },
    outcome: { value: 'word', does: `outcome of the log line: ${kinds.join(', ')}` },
    reason: { value: 'text', does: 'reason of the log line' },
    at: { value: 'instant', does: 'when the line was written' },
  },
  run: async ({ stage, text, print }) => {
    const need = (name: string): string => {
      const given = text(name);
      if (given) return given;
      throw new UsageError(`--${name} is missing. The log line "mail event not noted" has it.`);
    };
    const kind = kinds.find((each) => each === need('outcome'));
    if (!kind) throw new UsageError(`--outcome is ${need('outcome')}. It has to be ${kinds.join(', ')}.`);
    const at = new Date(need('at'));
    if (Number.isNaN(at.getTime())) throw new UsageError(`--at is ${need('at')}. It has to be an instant in ISO 8601.`);
    const event = {
      userId: asUserId(need('user')),
      runId: asRunId(need('run')),
      submissionId: asSubmissionId(need('submission')),
      kind,
      detail: need('reason'),
      at: at.toISOString(),
    };
    const outputs = await readOutputs(stage);
    print(outputs.place);
    const tableName = outputs.get('SubmissionsTableName');
    const isKnown = await noteMailEvent({ client: createDocumentClient(), tableName })(event);
    print(isKnown ? 'Recorded.' : 'This submission no longer exists, so there is nothing to record.');
  },
};
