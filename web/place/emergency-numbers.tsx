import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { quizRecords } from '#shared/derived-names.ts';
import type { Help, Place } from '#shared/places/help.ts';
import { placePath } from '#web/paths.ts';
import { PhoneIcon } from '#web/ui/icons.tsx';
import { RichText } from '#web/ui/rich-text.ts';
import { alternativesOf } from '#words/alternatives.ts';
import { callLocal, callLocalNow } from '#words/emergency.ts';
import * as words from '#words/place.ts';
import { CountrySelect } from './country-select.tsx';
import styles from './emergency-numbers.module.css';
import { choosePlace, usePlace } from './place.ts';

// The numbers of the place where the person is, each large enough for a finger. A large number appears only if two
// sources confirm it, and always with its country: a clock can be wrong, and the person can then see it. The place is
// part of each key, because a page that the browser translates would otherwise keep the old number when another country
// is chosen.

type EmergencyNumbersProps = {
  /** Empty if the text above already says to call. */
  lead?: string;
  /** Shows the number as a button of the full width. */
  isLarge?: boolean;
};

export function EmergencyNumbers({ lead = callLocal, isLarge = false }: EmergencyNumbersProps) {
  const { help } = usePlace();
  return (
    <div className={styles.numbers}>
      {isLarge ? <LargeNumber help={help} /> : <SmallNumbers help={help} lead={lead} />}
      <Elsewhere help={help} isNamed={isLarge} />
    </div>
  );
}

/**
 * Whom to call about something that cannot wait but is not an emergency: a button if the place has a number, otherwise
 * a sentence.
 */
export function UrgentLine() {
  const { help, table } = usePlace();
  const { call, say, open, but } = table?.urgentLineFor(help) ?? {};
  if (!call)
    return say ? (
      <p key={say} className={styles.say}>
        {say}
      </p>
    ) : null;
  return (
    <div className={styles.numbers}>
      <a key={`${call.number} ${say}`} className={styles.call} data-level="urgent" href={`tel:${call.number}`}>
        <PhoneIcon />
        <span>
          {words.call(call.shown)}
          <small>{call.under}</small>
          {open && <small>{open}</small>}
        </span>
      </a>
      {but && (
        <p key={but} className={styles.place}>
          {but}
        </p>
      )}
    </div>
  );
}

function LargeNumber({ help }: { help: Help }) {
  if (help.kind === 'unknown') return <p className={styles.words}>{callLocalNow}</p>;
  if (help.kind === 'several') return <EqualNumbers places={help.places} />;
  const { country, emergency, name, others } = help.place;
  return (
    <>
      <a key={country} className={styles.call} href={`tel:${emergency}`}>
        <PhoneIcon />
        <span>
          {words.call(emergency)}
          <small>{name}</small>
        </span>
      </a>
      {others.length > 0 && (
        <p className={styles.others}>
          <RichText text={words.alsoWorkHere} parts={{ numbers: () => <Numbers numbers={others} /> }} />
        </p>
      )}
    </>
  );
}

function SmallNumbers({ help, lead }: { help: Help; lead: string }) {
  return (
    <>
      {lead && <p key={lead}>{lead}</p>}
      {help.kind === 'several' && <EqualNumbers places={help.places} />}
      {help.kind === 'one' && (
        <p key={help.place.country} className={styles.inline}>
          <Numbers numbers={[help.place.emergency, ...help.place.others]} /> {help.place.name}
        </p>
      )}
    </>
  );
}

function Numbers({ numbers }: { numbers: readonly string[] }) {
  return alternativesOf(numbers).map(({ type, value }) =>
    type === 'literal' ? (
      value
    ) : (
      <a key={value} href={`tel:${value}`} aria-label={words.call(value)}>
        {value}
      </a>
    ),
  );
}

function EqualNumbers({ places }: { places: readonly Place[] }) {
  return (
    <ul className={styles.equal}>
      {places.map(({ country, name, emergency }) => (
        <li key={country}>
          <a href={`tel:${emergency}`}>
            {name} <b>{emergency}</b>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Where we think the person is (unless the numbers already name the country), and how to choose another place. */
function Elsewhere({ help, isNamed }: { help: Help; isNamed: boolean }) {
  const { chosen, table } = usePlace();
  const isInQuiz = quizPaths.includes(useLocation().pathname);
  const [isChoosing, setIsChoosing] = useState(false);
  const id = useId();
  const label = help.kind === 'one' ? words.somewhereElse : words.chooseCountry;
  return (
    <div className={styles.place} data-inline={!isNamed && !isChoosing && help.kind === 'one' ? '' : undefined}>
      <p>
        {help.kind === 'unknown' && (
          <>
            <RichText text={words.mobilePhones} parts={{ number: (number) => <Numbers numbers={[number]} /> }} />{' '}
          </>
        )}
        {isNamed && help.kind === 'one' && table && (
          <span key={`${help.place.country} ${chosen}`}>{table.whereInWords(help.place, chosen !== null)} </span>
        )}
        {table && !isInQuiz && (
          <Link key={label} to={placePath}>
            {label}
          </Link>
        )}
        {table && isInQuiz && !isChoosing && (
          <button type="button" data-variant="link" onClick={() => setIsChoosing(true)}>
            {label}
          </button>
        )}
      </p>
      {isChoosing && table && (
        <p className={styles.choice}>
          <label htmlFor={id}>{words.whereAreYou}</label>
          <CountrySelect id={id} chosen={chosen} onChoose={choosePlace} />
        </p>
      )}
    </div>
  );
}

/**
 * On these pages the list opens in place, because on leaving a quiz the user would be asked whose answers these are,
 * and on a shared device would lose them.
 */
const quizPaths: readonly string[] = Object.values(quizRecords).map(({ path }) => path);
