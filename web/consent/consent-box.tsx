import { useContext, useId } from 'react';
import { consentMissing, consentText, policyWords } from '#shared/contract/consent-text.ts';
import styles from '#web/ui/field.module.css';
import { Checkbox, FieldError, WasTried } from '#web/ui/field.tsx';
import * as labels from '#words/labels.ts';
import { pathPrefix } from '#words/language.ts';

type ConsentBoxProps = { checked: boolean; onChange: (checked: boolean) => void };

const [before, after] = consentText.split(policyWords);

/**
 * The consent, in the same words wherever it is given. The policy opens in a new tab, so that nothing typed here is
 * lost.
 */
export function ConsentBox({ checked, onChange }: ConsentBoxProps) {
  const errorId = useId();
  const isMissing = useContext(WasTried) && !checked;
  return (
    <div className={styles.field}>
      <Checkbox
        card
        name="privacy"
        required
        checked={checked}
        onChange={onChange}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? errorId : undefined}
      >
        {before}
        <a href={`${pathPrefix}/privacy`} target="_blank" rel="noopener" title={labels.opensInNewTab}>
          {policyWords}
        </a>
        {after}
      </Checkbox>
      {isMissing && <FieldError id={errorId}>{consentMissing}</FieldError>}
    </div>
  );
}
