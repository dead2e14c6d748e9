import { BRAND } from '@shared/site/brand';
import type { KeptPromises, PublicTailor } from '@shared/directory/contract';
import { homeVisitText, turnaroundText } from '@shared/tailor/fact-texts';
import { languageName } from '@shared/tailor/languages';
import type { ReactNode } from 'react';
import type { IconComponent } from '../../../ui/display/icon';
import { CheckIcon } from '../../../ui/display/icons';
import { Seam } from '../../../ui/layout/seam';
import { CalendarIcon, ClockIcon, PaymentIcon, PriceIcon, TalkIcon, VisitIcon } from './fact-icons';
import { FromPrices } from './from-prices';
import { Hours } from './hours';

interface GivenFact {
  term: string;
  icon: IconComponent;
  /** One or more `dd`. */
  answer: ReactNode;
}

/** What clients ask for first, below a seam. A fact that is not given is left out; without any, it renders nothing. */
export function TailorFacts({ tailor }: { tailor: PublicTailor }) {
  const given = givenFacts(tailor);
  if (given.length === 0) return null;
  return (
    <>
      <Seam />
      <dl className="grid grid-cols-1 gap-3.5" aria-label="Good to know">
        {given.map(({ term, icon: Icon, answer }) => (
          <div key={term} className="relative ps-8 text-compact wrap-anywhere lining-nums tabular-nums">
            <dt className="text-micro leading-snug text-muted">
              <Icon className="absolute start-0 top-px size-5" />
              {term}
            </dt>
            {answer}
          </div>
        ))}
      </dl>
    </>
  );
}

function givenFacts(tailor: PublicTailor): GivenFact[] {
  const { openingHours, fromPrices, pricesSetAt, turnaround, homeVisits, homeVisitMeters, country } = tailor;
  const { keptPromises } = tailor;
  const languages = tailor.languages.map(languageName).join(', ');
  const payment = tailor.paymentMethods.join(', ');
  const facts = [
    openingHours && { term: 'Hours', icon: ClockIcon, answer: <Hours hours={openingHours} /> },
    fromPrices && { term: 'Prices', icon: PriceIcon, answer: <FromPrices prices={fromPrices} setAt={pricesSetAt} /> },
    turnaround && { term: 'Turnaround', icon: CalendarIcon, answer: <dd>{turnaroundText(turnaround)}</dd> },
    keptPromises && { term: 'Kept promises', icon: CheckIcon, answer: <Kept {...keptPromises} /> },
    homeVisits && {
      term: 'Home visits',
      icon: VisitIcon,
      answer: <dd>{homeVisitText(homeVisitMeters, country)}</dd>,
    },
    languages && { term: 'Speaks', icon: TalkIcon, answer: <dd>{languages}</dd> },
    payment && { term: 'Payment', icon: PaymentIcon, answer: <dd>{payment}</dd> },
  ];
  return facts.flatMap((fact) => fact || []);
}

function Kept({ kept, promised }: KeptPromises) {
  return (
    <>
      <dd>{`${kept} of ${promised} orders ready on the promised day`}</dd>
      <dd className="text-micro leading-snug text-muted">Only orders written in {BRAND} are counted</dd>
    </>
  );
}
