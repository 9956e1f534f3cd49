import { Button } from '../ui/button.tsx';
import styles from './numbers.module.css';

/** Something that a person may have meant, or their word that it is right: one tap takes it. */
export type Offer = { readonly label: string; readonly isFirst?: boolean; readonly take: () => void };

export function Offers({ offers }: { offers: readonly Offer[] }) {
  if (offers.length === 0) return null;
  return (
    <div className={styles.offers}>
      {offers.map(({ label, isFirst, take }) => (
        <Button key={label} block size="sm" variant={isFirst ? 'primary' : 'secondary'} onClick={take}>
          {label}
        </Button>
      ))}
    </div>
  );
}
