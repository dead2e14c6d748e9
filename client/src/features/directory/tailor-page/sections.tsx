import type { PublicTailor } from '@shared/directory/contract';
import { ClosedSign } from '../closed-sign';
import { ContactCard } from './contact-card';
import { Makes } from './makes';
import { Part } from './page-parts';
import { Portfolio } from './portfolio/portfolio';
import { ReportButton } from './report/report-button';

/** What follows the name: the sign of a closed book, the portfolio, the ways to contact the tailor, the facts, and what the tailor makes. */
export function Sections({ tailor }: { tailor: PublicTailor }) {
  return (
    <>
      {tailor.fullUntil && (
        // Here and not in the head, whose code loads before the first view.
        <p className="-mt-6 pt-2.5 lg:ms-36 lg:-mt-10">
          <ClosedSign day={tailor.fullUntil} className="min-h-8 px-4 text-name" />
        </p>
      )}
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
