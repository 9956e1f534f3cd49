import { useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Help } from '#shared/places/help.ts';
import { anyCountry, type TalkLine, talkLines } from '#shared/places/talk-lines.ts';
import { paragraph } from '#shared/words/phrases.ts';
import { Header, Screen } from '#web/shell/screen.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import field from '#web/ui/field.module.css';
import { Field } from '#web/ui/field.tsx';
import { Column, PageHeading } from '#web/ui/page.tsx';
import { alternativesOf } from '#words/alternatives.ts';
import { callLocalOr112 } from '#words/emergency.ts';
import * as labels from '#words/labels.ts';
import * as words from '#words/place.ts';
import { lineAndHours } from '#words/talk-lines.ts';
import { CountrySelect } from './country-select.tsx';
import { choosePlace, usePlace } from './place.ts';
import styles from './place-page.module.css';
import lines from './talk-lines.module.css';

/** Where the person is, and whom to call there: in an emergency, today, and to talk to. */
export function PlacePage() {
  const { help, chosen, table, helpIf } = usePlace();
  const [said, setSaid] = useState(chosen);
  const navigate = useNavigate();
  const { key } = useLocation();
  const save = () => {
    choosePlace(said);
    // On the first page of a visit the key is 'default', and there is nothing to go back to.
    void (key === 'default' ? navigate('/') : navigate(-1));
  };
  return (
    <Screen header={<Header back={{ to: '/', label: labels.backToHome }} />} hasFoot>
      <Column className={styles.page}>
        <PageHeading documentTitle={words.whereAreYou}>{words.whereAreYou}</PageHeading>
        <p>{words.whyWeAskWhere}</p>
        {table && (
          <>
            <Field
              label={words.country}
              hint={help.kind === 'one' ? table.whereInWords(help.place, chosen !== null) : words.cannotTell}
            >
              {({ id, 'aria-describedby': describedBy }) => (
                <CountrySelect
                  id={id}
                  describedBy={describedBy}
                  className={classNames(field.input, styles.select)}
                  chosen={said}
                  onChoose={setSaid}
                />
              )}
            </Field>
            <HelpThere help={helpIf(said)} />
            <Button block onClick={save}>
              {labels.save}
            </Button>
          </>
        )}
      </Column>
    </Screen>
  );
}

type Row = { title: string; more?: string | undefined; calls: readonly { number: string; shown: string }[] };

function HelpThere({ help }: { help: Help }) {
  const { table } = usePlace();
  const id = useId();
  const place = help.kind === 'one' && table ? table.inSentence(help.place) : null;
  const { call, say, open, but } = table?.urgentLineFor(help) ?? {};
  const [talk = anyCountry] = talkLines(help, ['crisis']).filter((line) => line.number);
  const rows: Row[] = [
    ...emergencyRows(help),
    {
      title: words.medicalHelpToday,
      more: paragraph(say, open, but),
      calls: call ? [call] : [],
    },
    {
      title: words.toTalkToSomeone,
      more: namedLine(talk),
      calls: talk.number ? [{ number: talk.number, shown: talk.shown ?? talk.number }] : [],
    },
  ];
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{place === null ? words.helpHere : words.helpIn(place)}</h2>
      <ul className={lines.lines} aria-live="polite">
        {rows.map(({ title, more, calls }) => (
          <li key={title}>
            <span>
              <b>{title}</b>
              {more && <small>{more}</small>}
            </span>
            {calls.map((call) => (
              <a key={call.number} href={`tel:${call.number}`} aria-label={words.call(call.shown)}>
                {call.shown}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

const namedLine = ({ name, web, hours }: TalkLine): string => {
  if (web) return words.lineAndWeb(name, web);
  return hours ? lineAndHours(name, hours) : name;
};

const alternativesText = (numbers: readonly string[]): string =>
  alternativesOf(numbers)
    .map(({ value }) => value)
    .join('');

/** One row for each country that the time zone may mean. */
function emergencyRows(help: Help): Row[] {
  const title = labels.inAnEmergency;
  if (help.kind === 'unknown')
    return [
      {
        title,
        more: callLocalOr112,
        calls: [{ number: '112', shown: '112' }],
      },
    ];
  const places = help.kind === 'one' ? [help.place] : help.places;
  return places.map(({ name, emergency, others }) => ({
    title: help.kind === 'one' ? title : words.inAnEmergencyIn(name),
    more: others.length > 0 ? words.worksToo(alternativesText(others)) : undefined,
    calls: [{ number: emergency, shown: emergency }],
  }));
}
