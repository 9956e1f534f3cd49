import { type ReactNode, useId } from 'react';
import { AlertIcon, ClockIcon } from './icons.tsx';
import { joinTexts } from './join-texts.ts';
import styles from './notice.module.css';

type NoticeProps = {
  /**
   * `sun`: information. `plain`: a side note. `error`: announced at once. `care`: see a doctor; it cannot be closed.
   */
  tone?: 'sun' | 'plain' | 'error' | 'care';
  title?: string;
  icon?: (props: { className?: string }) => ReactNode;
  children?: ReactNode;
};

export function Notice({ tone = 'sun', title, icon, children }: NoticeProps) {
  const titleId = useId();
  const words = joinTexts(children);
  const Icon = icon ?? (tone === 'sun' ? ClockIcon : AlertIcon);
  const Box = tone === 'error' ? 'div' : 'aside';
  return (
    <Box
      className={styles.notice}
      data-tone={tone}
      role={tone === 'error' ? 'alert' : undefined}
      aria-labelledby={title && tone !== 'error' ? titleId : undefined}
    >
      <Icon className={styles.icon} />
      {title && (
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
      )}
      {typeof words === 'string' ? <p>{words}</p> : words}
    </Box>
  );
}
