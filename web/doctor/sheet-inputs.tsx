import { useId } from 'react';
import type { SheetInput } from '#shared/doctor/sheet.ts';
import styles from './doctor-sheet.module.css';

/** Value, unit, how it is known and from when. A mark is a word, so that it survives a copier. */
export function SheetInputs({ inputs }: { inputs: readonly SheetInput[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>Values that the figures rest on</h3>
      <table className={styles.inputs}>
        <thead>
          <tr>
            {['Input', 'Value', 'How known', 'Date'].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inputs.map((input) => (
            <tr key={input.label} data-mark={input.mark ?? undefined}>
              <th scope="row">{input.label}</th>
              <td>{input.value}</td>
              <td>{howOf(input)}</td>
              <td>{input.date}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const howOf = ({ how, mark }: SheetInput): string => {
  if (mark === 'clamped') return `${how}, outside the limits of the equations`;
  return mark === 'missing' && how === '–' ? 'missing' : how;
};
