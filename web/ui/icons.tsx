import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon.module.css';

/** Icons are decoration: the words next to them, or the control's label, say what they mean. */
export const icon =
  (shape: ReactNode, size?: 'sm') =>
  ({ className }: { className?: string }) => (
    <svg className={classNames(styles.icon, className)} data-size={size} viewBox="0 0 24 24" aria-hidden="true">
      {shape}
    </svg>
  );

export const BackIcon = icon(<path className={styles.back} d="M19 12H5m6-6-6 6 6 6" />);
export const MinusIcon = icon(<path d="M5 12h14" />);
export const PlusIcon = icon(<path d="M5 12h14M12 5v14" />);
export const LockIcon = icon(
  <>
    <rect x="5" y="11" width="14" height="9" rx="2" />
    <path d="M8 11V8a4 4 0 0 1 8 0v3" />
  </>,
);
const eye = (
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="2.8" />
  </>
);
export const EyeIcon = icon(eye);
export const EyeOffIcon = icon(
  <>
    {eye}
    <path d="m4 4 16 16" />
  </>,
);
export const RetakeIcon = icon(
  <>
    <path d="M20 12a8 8 0 1 1-2.6-5.9" />
    <path d="M20.5 3v4.8h-4.8" />
  </>,
);
export const ClockIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.5V12l3 2" />
  </>,
);
export const CheckIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="m8 12.4 2.8 2.8 5.2-5.8" />
  </>,
);
export const ExternalIcon = icon(
  <path d="M14 4h6v6M20 4l-9 9M18 14v4a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h4" />,
);
export const AlertIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7.5v5.2M12 16.3v.1" />
  </>,
);
export const ListIcon = icon(<path d="M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01" />);
export const PencilIcon = icon(<path d="M4 20h4L19 9l-4-4L4 16v4Z" />);
export const PhoneIcon = icon(
  <path d="M6.6 3.8 9 3.3l1.8 4.2-2 1.5a12 12 0 0 0 6.2 6.2l1.5-2 4.2 1.8-.5 2.4a2.6 2.6 0 0 1-2.8 2A15.6 15.6 0 0 1 4.6 6.6a2.6 2.6 0 0 1 2-2.8Z" />,
);
export const ChevronIcon = icon(<path d="m6 9 6 6 6-6" />);
export const PrintIcon = icon(
  <>
    <path d="M7 9V4h10v5M7 17H5a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-2" />
    <path d="M7 14h10v6H7z" />
  </>,
);
