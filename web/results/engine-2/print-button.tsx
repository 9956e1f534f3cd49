import { Button } from '../../ui/button.tsx';
import { PrintIcon } from '../../ui/icons.tsx';
import styles from './result-card.module.css';

/** The page's one solid button: what a person can do with it today is to take it along. */
export function PrintButton() {
  return (
    <Button className={styles.press} onClick={() => print()}>
      <PrintIcon />
      Print this page
    </Button>
  );
}
