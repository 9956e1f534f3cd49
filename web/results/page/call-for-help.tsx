import { useId } from 'react';
import type { ReadContent } from '../../api/read-result.ts';
import { EmergencyNumbers } from '../../ui/emergency-numbers.tsx';
import { AlertIcon } from '../../ui/icons.tsx';
import stop from './stop-card.module.css';
import { SupportLines } from './support-lines.tsx';

/** When to call, made for this person, and who else listens. */
export function CallForHelp({ content: { whenToCall = [], supportLines = [] } }: { content: ReadContent }) {
  const id = useId();
  return (
    <>
      {whenToCall.length > 0 && (
        <section className={stop.card} aria-labelledby={id}>
          <AlertIcon className={stop.icon} />
          <h2 id={id}>When to call for help</h2>
          <ul className={stop.steps}>
            {whenToCall.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
          <EmergencyNumbers />
        </section>
      )}
      {supportLines.length > 0 && <SupportLines lines={supportLines} />}
    </>
  );
}
