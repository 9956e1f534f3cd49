import { readPageFile } from '#shared/links/page-file.ts';
import { isRecord } from '../api/read-value.ts';
import { Header } from '../shell/header.tsx';
import { Screen } from '../shell/screen.tsx';
import { Button } from '../ui/button.tsx';
import { PrintIcon } from '../ui/icons.tsx';
import { Column, PageHeading } from '../ui/page.tsx';
import styles from './view.module.css';

/** An opened link: the page for the clinician, and the document for their software. */
export function OpenedPage({ resources }: { resources: readonly unknown[] }) {
  const document = resources.find((each) => isRecord(each) && each.resourceType === 'Bundle');
  const page = resources.map(readPageFile).find((each) => each !== null);
  return (
    <Screen header={<Header end={null} />} hasFoot>
      <Column className={styles.page}>
        <div className={styles.screenOnly}>
          <PageHeading documentTitle="A patient’s page">A patient’s page</PageHeading>
          <p className={styles.lede}>
            A person made this from their own answers and shared it with you. Nothing in it was verified.
          </p>
          <div className={styles.buttons}>
            <Button onClick={() => print()}>
              <PrintIcon />
              Print this page
            </Button>
          </div>
        </div>
        <pre>{JSON.stringify(page ?? document, null, 1)}</pre>
      </Column>
    </Screen>
  );
}
