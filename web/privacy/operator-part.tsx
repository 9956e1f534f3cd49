import { siteSettings } from '../site-settings.ts';

/** Who runs this deployment. A site without an operator says so instead of leaving the part out. */
export function OperatorPart({ title }: { title: string }) {
  const { operator } = siteSettings();
  return (
    <>
      <h2>{title}</h2>
      {operator ? (
        <p>
          {operator.name}, under the law of {operator.jurisdiction}. For questions about your data, write to{' '}
          <a href={`mailto:${operator.contact}`}>{operator.contact}</a>.
        </p>
      ) : (
        <p>This site doesn’t say yet who runs it. It’s a trial, so please don’t enter anything about a real person.</p>
      )}
    </>
  );
}
