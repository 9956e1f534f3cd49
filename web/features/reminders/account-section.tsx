import { Link } from 'react-router-dom';
import * as words from '#feature-words/reminders.ts';
import type { AccountSection } from '#web/features/feature.ts';
import { confirmPath } from '#web/paths.ts';
import { RichText } from '#web/ui/rich-text.ts';
import { Reminder } from './reminder.tsx';

const confirmFirst = (
  <p>
    <RichText text={words.confirmFirst} parts={{ link: (label) => <Link to={confirmPath}>{label}</Link> }} />
  </p>
);

export const accountSections: readonly AccountSection[] = [
  { name: 'reminder', Section: () => <Reminder unconfirmed={confirmFirst} /> },
];
