import { Button } from '../../ui/button.tsx';
import { PrintIcon } from '../../ui/icons.tsx';
import styles from './result-card.module.css';

/** The page's one solid button, but where a step can be put in the plan: to take the page along comes second then. */
export function PrintButton({ isQuiet = false }: { isQuiet?: boolean }) {
  return (
    <Button {...(isQuiet && { variant: 'secondary' })} className={styles.press} onClick={() => print()}>
      <PrintIcon />
      Print this page
    </Button>
  );
}
