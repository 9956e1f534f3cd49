import type { DoctorSheet as Sheet } from '#shared/doctor/sheet.ts';
import { saveFile } from '../account/save-file.ts';
import { DoctorSheet } from '../doctor/doctor-sheet.tsx';
import { Header } from '../shell/header.tsx';
import { Screen } from '../shell/screen.tsx';
import { Button } from '../ui/button.tsx';
import { PrintIcon } from '../ui/icons.tsx';
import { Column, PageHeading } from '../ui/page.tsx';
import styles from './view.module.css';

type OpenedPageProps = {
  sheet: Sheet;
  /** The same as a FHIR document; null when the link has none. */
  document: unknown;
};

/** An opened link: the page for the clinician, and the document for their software. */
export function OpenedPage({ sheet, document }: OpenedPageProps) {
  return (
    <Screen header={<Header end={null} />} hasFoot>
      <Column className={styles.page}>
        <div className={styles.screenOnly}>
          <PageHeading documentTitle="A patient’s page">A patient’s page</PageHeading>
          <p className={styles.lede}>
            Somebody made this from their own answers and shared it with you. It is shown until you leave this page, and
            nothing of it is stored on this device.
          </p>
          <div className={styles.buttons}>
            <Button onClick={() => print()}>
              <PrintIcon />
              Print this page
            </Button>
            {document !== null && (
              <Button
                variant="secondary"
                onClick={() =>
                  saveFile('health-summary.json', JSON.stringify(document, null, 2), 'application/fhir+json')
                }
              >
                Save for my software (FHIR)
              </Button>
            )}
          </div>
        </div>
        <DoctorSheet sheet={sheet} />
      </Column>
    </Screen>
  );
}
