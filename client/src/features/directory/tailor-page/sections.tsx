import type { PublicTailor } from '@shared/directory/contract';
import { ContactCard } from './contact-card';
import { Makes } from './makes';
import { Part } from './page-parts';
import { Portfolio } from './portfolio/portfolio';
import { ReportButton } from './report/report-button';

/** What follows the name: the portfolio, the ways to contact the tailor, the facts, and what the tailor makes. */
export function Sections({ tailor }: { tailor: PublicTailor }) {
  return (
    <>
      <Portfolio tailorId={tailor.id} />
      <ContactCard tailor={tailor} />
      <Makes tailor={tailor} />
      {tailor.bio && (
        <Part title="About">
          <p className="max-w-measure text-name/relaxed whitespace-pre-line" dir="auto">
            {tailor.bio}
          </p>
        </Part>
      )}
      <ReportButton tailor={tailor} />
    </>
  );
}
