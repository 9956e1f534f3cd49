import { Link } from 'react-router-dom';
import type { AccountSection } from '#web/features/feature.ts';
import { confirmPath } from '#web/paths.ts';
import { Reminder } from './reminder.tsx';

const confirmFirst = (
  <p>
    We can email you a reminder in a few months, if you like. To do that,{' '}
    <Link to={confirmPath}>confirm your email</Link> first.
  </p>
);

export const accountSections: readonly AccountSection[] = [
  { name: 'reminder', Section: () => <Reminder unconfirmed={confirmFirst} /> },
];
