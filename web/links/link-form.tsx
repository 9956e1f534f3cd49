import { useState } from 'react';
import { linkDays, passcodeInGroups, presetLinkDays, refusePasscode, suggestPasscode } from '#shared/links/link.ts';
import { useSubmit } from '../login/use-submit.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Segments } from '../ui/segments.tsx';
import styles from './links.module.css';
import { makeLink } from './make-link.ts';
import { ShareIcon } from './share-icon.tsx';

/** From 0 up to 1, from the browser's source for secrets. */
const random = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

type LinkFormProps = {
  /** What is behind the link, as FHIR resources, made when the button is pressed. */
  resources: () => Promise<readonly object[]>;
  onMade: () => void;
};

/** How long a link works and by which passcode. Both are preset, so that one press is enough. */
export function LinkForm({ resources, onMade }: LinkFormProps) {
  const [days, setDays] = useState<string>(String(presetLinkDays));
  const [passcode, setPasscode] = useState(() => passcodeInGroups(suggestPasscode(random)));
  const refused = refusePasscode(passcode);
  const chosen = linkDays.find((each) => String(each) === days) ?? presetLinkDays;
  const { form, onSubmit, isBusy, wasTried, error } = useSubmit(refused === null, async () => {
    try {
      const sentence = await makeLink({ resources: await resources(), days: chosen, passcode });
      if (sentence === null) onMade();
      return sentence;
    } catch {
      return 'The page could not be put together. Please try again.';
    }
  });
  return (
    <form className={styles.form} ref={form} onSubmit={onSubmit} noValidate aria-busy={isBusy || undefined}>
      <p className={styles.quiet}>
        Your doctor opens it with a passcode. You can close it at any time and see when it was opened. It is encrypted
        on this device, and we cannot read it.
      </p>
      <Segments
        legend="How long the link works"
        choices={linkDays.map((each) => ({ value: String(each), label: each === 1 ? '1 day' : `${each} days` }))}
        chosen={days}
        onChoose={setDays}
      />
      <TextField
        label="Passcode"
        name="passcode"
        className={styles.typed ?? ''}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        hint="We suggest this one. You can type six digits of your own."
        value={passcode}
        onChange={setPasscode}
        error={refused}
        showError={wasTried}
      />
      <Button type="submit" busy={isBusy} busyLabel="Making the link…">
        <ShareIcon />
        Make a link
      </Button>
      {error && <p role="alert">{error}</p>}
    </form>
  );
}
