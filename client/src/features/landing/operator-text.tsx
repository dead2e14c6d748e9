import { BRAND } from '@shared/site/brand';
import type { SiteInfo } from '@shared/site/contract';
import { Seam } from '../../ui/layout/seam';

/** Who runs the site. Empty if the operator gives no name. */
export function OperatorAddress({ site: { operatorName, operatorAddress } }: { site: SiteInfo }) {
  if (!operatorName) return null;
  return (
    <address className="not-italic">
      {BRAND} is run here by
      <br />
      <b>{operatorName}</b>
      {operatorAddress?.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}

/** The end of a text page: who answers for it, and the way to write to them. */
export function OperatorEnd({ site }: { site: SiteInfo }) {
  return (
    <>
      <Seam className="mt-2" />
      <OperatorAddress site={site} />
      {site.contactEmail && (
        <p>
          Questions: <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
        </p>
      )}
    </>
  );
}

/** A text of the operator's, as HTML that the server makes from Markdown and in which no HTML of the file is left. */
export function OperatorText({ html }: { html: string }) {
  return <div className={textClass} dangerouslySetInnerHTML={{ __html: html }} />;
}

const textClass =
  'grid gap-4 wrap-anywhere [&_h2]:mt-6 [&_h2]:text-h3 [&_h3]:mt-2 [&_h3]:font-semibold [&_ol]:grid [&_ol]:list-decimal [&_ol]:gap-2 [&_ol]:ps-7 [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-2 [&_ul]:ps-7';
