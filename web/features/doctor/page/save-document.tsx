import * as words from '#feature-words/doctor.ts';
import { product } from '#shared/product.ts';
import { savedWords, saveFile } from '#web/account/save-file.ts';
import { useAction } from '#web/ui/action.ts';
import { Button } from '#web/ui/button.tsx';

type SaveDocumentProps = {
  /** The results as a FHIR document. Rejects if a result cannot be loaded. */
  document: () => Promise<object>;
  /** The class of the sentence below the button. */
  className?: string | undefined;
};

/** Saves results as a file that the software of a clinic reads. */
export function SaveDocument({ document, className }: SaveDocumentProps) {
  const { isBusy, said, run } = useAction();
  const save = async () => {
    saveFile(`${product.id}-for-my-doctor.json`, await document(), 'application/fhir+json');
    return savedWords;
  };
  return (
    <>
      <Button
        variant="secondary"
        busy={isBusy}
        busyLabel={words.makingFile}
        onClick={() => run(() => save().catch(() => words.fileNotMade))}
      >
        {words.saveFile}
      </Button>
      <p className={className} role="status">
        {said}
      </p>
    </>
  );
}
