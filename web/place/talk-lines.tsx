import { anyCountry, type TalkLine, talkLines } from '#shared/places/talk-lines.ts';
import type { LineKind } from '#shared/safety/help-lines.ts';
import { PhoneIcon } from '#web/ui/icons.tsx';
import { RichText } from '#web/ui/rich-text.ts';
import * as words from '#words/talk-lines.ts';
import { usePlace } from './place.ts';
import styles from './talk-lines.module.css';

/** The lines of the place, the first as a button, and where to find lines elsewhere. */
export function TalkLines({ kinds }: { kinds: readonly LineKind[] }) {
  const { help } = usePlace();
  const [first, ...others] = [...talkLines(help, kinds), anyCountry];
  if (!first) return null;
  return (
    <>
      {first.number && (
        <a key={`${first.number} ${first.name}`} className={styles.first} href={`tel:${first.number}`}>
          <PhoneIcon />
          <span>
            <RichText
              text={words.callLine(first.shown ?? first.number)}
              parts={{ number: (number) => <span className={styles.number}>{number}</span> }}
            />
            <small>{first.hours ? words.lineAndHours(first.name, first.hours) : first.name}</small>
          </span>
        </a>
      )}
      <ul className={styles.lines}>
        {first.number && readsTexts(first) && (
          <li key={`${first.name} text`}>
            {/* A number of its own belongs to another service, which the word names. */}
            <b>{first.sms ? words.byTextMessage : first.name}</b>
            <TextWay line={first} />
          </li>
        )}
        {[...(first.number ? [] : [first]), ...others].map((line) => (
          <li key={`${line.name} ${line.number}`}>
            <span>
              <b>{line.name}</b>
              {[line.hours, line.but].filter(Boolean).map((text) => (
                <small key={text}>{text}</small>
              ))}
            </span>
            <Way line={line} />
            {line.number && readsTexts(line) && <TextWay line={line} />}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The first line in a sentence: 'You can call Samaritans on 116 123, day and night.' */
export function FirstLine({ kinds }: { kinds: readonly LineKind[] }) {
  const { help } = usePlace();
  const first = talkLines(help, kinds).find(({ number }) => number);
  if (!first) return words.findSomeone(anyCountry.web ?? '');
  const { name, number = '', shown = number, hours } = first;
  const named = name === shown ? null : name;
  return (
    // The key makes a new element, because a page that the browser translates would keep the old text.
    <span key={`${number} ${name}`}>
      <RichText
        text={youCanCall(shown, named, hours)}
        parts={{
          number: (text) => (
            <a className={styles.number} href={`tel:${number}`}>
              {text}
            </a>
          ),
        }}
      />
    </span>
  );
}

const youCanCall = (number: string, name: string | null, hours: string | undefined): string => {
  if (name === null) return hours ? words.youCanCallAt(number, hours) : words.youCanCall(number);
  return hours ? words.youCanCallNamedAt(name, number, hours) : words.youCanCallNamed(name, number);
};

const readsTexts = ({ texts, sms }: TalkLine): boolean => texts !== undefined || sms !== undefined;

/** How to text instead of calling: a word to a separate number, or a message to the same number. */
function TextWay({ line: { number, shown = number, texts, sms } }: { line: TalkLine }) {
  if (sms) return <a href={smsTo(sms)}>{words.textWordTo(sms.body, sms.number)}</a>;
  return <a href={`sms:${number}`}>{texts === 'number' ? words.textNumber(shown ?? '') : words.textSameNumber}</a>;
}

/** Contains both forms of the address that telephones understand. */
const smsTo = ({ number, body }: NonNullable<TalkLine['sms']>): string => `sms:${number}?&body=${body}`;

function Way({ line }: { line: TalkLine }) {
  const { number, shown, sms, web } = line;
  if (number)
    return (
      <a className={styles.number} href={`tel:${number}`}>
        {shown ?? number}
      </a>
    );
  if (sms) return <TextWay line={line} />;
  return <a href={`https://${web}`}>{web}</a>;
}
