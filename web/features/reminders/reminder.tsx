import { type ReactNode, useEffect, useState } from 'react';
import * as words from '#feature-words/reminders.ts';
import { type ReminderMonths, reminderMonths } from '#shared/features/reminders/feature.ts';
import { call, messageOf } from '#web/api/call.ts';
import { meQuery } from '#web/api/follow-account.ts';
import { queryClient } from '#web/api/queries.ts';
import { mergeUser, useMe, useSession } from '#web/session/session.ts';
import { siteSettings } from '#web/site-settings.ts';
import { Segments } from '#web/ui/choices.tsx';
import { Checkbox } from '#web/ui/field.tsx';
import { inWords } from '#web/ui/language.ts';
import { Notice } from '#web/ui/notice.tsx';
import { notSaved } from '#words/labels.ts';
import styles from './reminder.module.css';

/** Selected by the tick. */
const usualMonths = 3;

const dayOfYear = { day: 'numeric', month: 'long', year: 'numeric' } as const;

type ReminderProps = {
  /** Shown instead while the address is not confirmed. If it is absent, nothing is shown. */
  unconfirmed?: ReactNode;
};

/** A reminder by mail: off until it is ticked, and saved on every change. Renders nothing on a site without mail. */
export function Reminder({ unconfirmed }: ReminderProps) {
  const user = useMe();
  // The wish that is being saved. It is shown at once, and reverted if it cannot be saved.
  const [wish, setWish] = useState<{ months: ReminderMonths | null } | null>(null);
  const [error, setError] = useState('');
  useEffect(() => {
    // A quiz that was just submitted has moved the reminder, and a link in a mail may have stopped it.
    if (useSession.getState().user?.reminder)
      void queryClient.fetchQuery({ ...meQuery, staleTime: 0 }).then(mergeUser, () => {});
  }, []);
  if (user?.isConfirmed === undefined || !siteSettings().hasMail) return null;
  const { isConfirmed, reminder } = user;
  const isOffered = isConfirmed || reminder !== undefined;
  if (!isOffered && !unconfirmed) return null;
  const shown = wish ? wish.months : (reminder?.months ?? null);
  const save = async (months: ReminderMonths | null) => {
    if (wish) return;
    setWish({ months });
    setError('');
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const result = await call('setReminder', { months, timeZone });
    if (result.ok) mergeUser({ reminder: result.data.reminder ?? undefined });
    else setError(messageOf(result, notSaved, { 'not-allowed': words.confirmBeforeReminders }));
    setWish(null);
  };
  return (
    <section className={styles.reminder} aria-labelledby="reminder">
      <h2 id="reminder">{words.remindTitle}</h2>
      {!isOffered ? (
        unconfirmed
      ) : (
        <>
          <Checkbox checked={shown !== null} onChange={(isOn) => void save(isOn ? usualMonths : null)}>
            {words.emailReminder}
          </Checkbox>
          {shown && (
            <Segments
              legend={words.howManyMonths}
              choices={reminderMonths.map((months) => ({ value: String(months), label: String(months) }))}
              chosen={String(shown)}
              onChoose={(chosen) =>
                void save(reminderMonths.find((months) => String(months) === chosen) ?? usualMonths)
              }
            />
          )}
          <p role="status">{reminder && words.nextOn(inWords(reminder.nextAt, dayOfYear))}</p>
          <p>{words.whatItIs}</p>
          {error && <Notice tone="error">{error}</Notice>}
        </>
      )}
    </section>
  );
}
