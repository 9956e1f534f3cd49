import * as words from '#words/place.ts';
import { otherPlace, unknownPlace, usePlace } from './place.ts';

type CountrySelectProps = {
  id: string;
  describedBy?: string | undefined;
  className?: string | undefined;
  /** The country that the user chose. Null: the device's clock decides. */
  chosen: string | null;
  onChoose: (chosen: string | null) => void;
};

/**
 * Lists every country with a number that two sources confirm. Choosing the clock's country counts as no choice, so that
 * after a journey the clock decides again.
 */
export function CountrySelect({ id, describedBy, className, chosen, onChoose }: CountrySelectProps) {
  const { table, helpIf } = usePlace();
  const ofClock = countryIn(helpIf(null));
  return (
    <select
      id={id}
      className={className}
      aria-describedby={describedBy}
      value={chosen ?? ofClock ?? unknownPlace}
      onChange={({ target: { value } }) => onChoose(value === (ofClock ?? unknownPlace) ? null : value)}
    >
      <option value={unknownPlace}>{words.doNotKnow}</option>
      <option value={otherPlace}>{words.anotherCountry}</option>
      {table?.allPlaces().map(({ country, name }) => (
        <option key={country} value={country}>
          {name}
        </option>
      ))}
    </select>
  );
}

const countryIn = (help: ReturnType<ReturnType<typeof usePlace>['helpIf']>): string | undefined =>
  help.kind === 'one' ? help.place.country : undefined;
