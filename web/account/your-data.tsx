import { Link } from 'react-router-dom';
import { product } from '#shared/product.ts';
import { call, messageOf } from '#web/api/call.ts';
import { erasePath } from '#web/paths.ts';
import { useAction } from '#web/ui/action.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Section } from '#web/ui/page.tsx';
import { RichText } from '#web/ui/rich-text.ts';
import * as labels from '#words/labels.ts';
import * as words from '#words/your-data.ts';
import styles from './account-page.module.css';
import { savedWords, saveFile } from './save-file.ts';

const failed = words.notCollected;

/** Everything that is stored about the user, as one file. */
export function DownloadData({ label }: { label: string }) {
  const { isBusy, said, run } = useAction();
  const download = async () => {
    const result = await call('exportMe', undefined);
    if (!result.ok) return messageOf(result, failed);
    saveFile(`${product.id}-my-data.json`, result.data);
    return savedWords;
  };
  return (
    <>
      <div className={styles.buttons}>
        <Button variant="secondary" busy={isBusy} busyLabel={words.collecting} onClick={() => run(download)}>
          {label}
        </Button>
      </div>
      <p className={styles.small} role="status">
        {said}
      </p>
    </>
  );
}

/** Export and erasure. They work even if nothing else on the page could be loaded. */
export function YourData() {
  return (
    <Section title={words.yourData}>
      <p className={styles.said}>{words.yourDataAbout}</p>
      <DownloadData label={words.downloadData} />
      <p className={styles.small}>
        <RichText text={words.dataFileAbout} parts={{ link: (name) => <Link to="/verify">{name}</Link> }} />
      </p>
      <div className={styles.danger}>
        <h3>{labels.eraseEverything}</h3>
        <p>{words.eraseAbout}</p>
        <ButtonLink variant="secondary" size="sm" to={erasePath}>
          {words.eraseEverythingNext}
        </ButtonLink>
      </div>
    </Section>
  );
}
