import { Button } from '../ui/button.tsx';
import styles from './offers.module.css';

/** Something that a person may have meant, taken with one tap. */
export type Offer = { readonly label: string; readonly take: () => void };

export function Offers({ offers }: { offers: readonly Offer[] }) {
  if (offers.length === 0) return null;
  return (
    <div className={styles.offers}>
      {offers.map(({ label, take }) => (
        <Button key={label} variant="secondary" onClick={take}>
          {label}
        </Button>
      ))}
    </div>
  );
}
