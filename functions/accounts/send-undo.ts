import type { MailWords } from '#functions/mail/mail-to-send.ts';
import type { UndoAddress } from './account.ts';
import { linkSecret } from './address-proof.ts';
import { hashOfSecret, newSecret } from './secrets.ts';
import { MailPutOff, type SendProofDeps } from './send-proof.ts';
import { openUndos } from './undo.ts';

export type SendUndoDeps = Pick<SendProofDeps, 'changeAccount' | 'sendMail' | 'now' | 'watch'> & {
  composeUndo: (mail: { secret: string }) => MailWords;
};

/** Tells each former address that has not been told, with a link that takes the change back. At most one mail for each. */
export const sendUndos = async (deps: SendUndoDeps, userId: string): Promise<void> => {
  const { changeAccount, sendMail, composeUndo, now, watch } = deps;
  if (sendMail === null) return;
  const secret = newSecret();
  const linkHash = hashOfSecret(secret);
  let told: UndoAddress | undefined;
  await changeAccount(userId, (latest) => {
    told = openUndos(latest, now()).find((undo) => undo.linkHash === undefined);
    if (!told) return null;
    const undoAddresses = latest.undoAddresses.map((undo) => (undo === told ? { ...undo, linkHash } : undo));
    return { ...latest, undoAddresses };
  });
  if (!told) return;
  const words = composeUndo({ secret: linkSecret(userId, secret) });
  const answer = await sendMail({ to: told.emailAsTyped, ...words, tags: { userId } });
  watch.mail(userId, answer.outcome, answer.outcome === 'sent' ? 'handed-over' : answer.reason);
  if (answer.outcome !== 'later') return sendUndos(deps, userId);
  await changeAccount(userId, (latest) => ({
    ...latest,
    undoAddresses: latest.undoAddresses.map(({ linkHash: hash, ...undo }) =>
      hash === undefined || hash === linkHash ? undo : { ...undo, linkHash: hash },
    ),
  }));
  throw new MailPutOff();
};
