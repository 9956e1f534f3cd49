import { correctionMail } from '#functions/results/mail/letter.ts';
import { letterInput, resultsMail } from '#functions/results/mail/results-mail.ts';

/** What the mails about results say. */
export const speech = { correctionMail, letterInput, resultsMail };
