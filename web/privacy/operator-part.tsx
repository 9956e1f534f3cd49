import type { SiteSettings } from '#shared/contract/site-settings.ts';
import { RichText } from '#web/ui/rich-text.ts';
import { languageCode } from '#words/language.ts';
import * as words from '#words/operator.ts';
import { siteSettings } from '../site-settings.ts';

type Operator = NonNullable<SiteSettings['operator']>;

const lawOf = ({ jurisdiction, jurisdictionIn }: Operator) => jurisdictionIn?.[languageCode] ?? jurisdiction;

/** Who runs this deployment. A site without an operator says so instead of leaving the part out. */
export function OperatorPart({ title }: { title: string }) {
  const { operator } = siteSettings();
  return (
    <>
      <h2>{title}</h2>
      {operator ? (
        <p>
          <RichText
            text={words.operator(operator.name, lawOf(operator), operator.contact)}
            parts={{ link: (address) => <a href={`mailto:${address}`}>{address}</a> }}
          />
        </p>
      ) : (
        <p>{words.noOperator}</p>
      )}
    </>
  );
}
