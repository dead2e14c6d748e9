import { BRAND } from '@shared/site/brand';
import type { KeptPromises, PublicTailor } from '@shared/directory/contract';
import { homeVisitText, turnaroundText } from '@shared/tailor/fact-texts';
import { languageName } from '@shared/tailor/languages';
import type { ReactNode } from 'react';
import { icon, type IconComponent } from '../../../ui/display/icon';
import { CheckIcon } from '../../../ui/display/icons';
import { Seam } from '../../../ui/layout/seam';
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

const ClockIcon = icon(
  <>
    <circle cx="12" cy="12" r="8" />
    <path d="M12 7.5V12l3 2" />
  </>,
);
const PriceIcon = icon(
  <>
    <path d="M4 11.5V5a1 1 0 0 1 1-1h6.5l8.5 8.5-7.5 7.5z" />
    <circle cx="8.3" cy="8.3" r="1.3" />
  </>,
);
const CalendarIcon = icon(
  <>
    <rect x="4" y="5.5" width="16" height="14" rx="1.5" />
    <path d="M4 10h16M8.5 3.5v4M15.5 3.5v4" />
  </>,
);
const VisitIcon = icon(<path d="m3.5 11.5 8.5-7 8.5 7M6 9.8V20h12V9.8M10 20v-5.5h4V20" />);
const TalkIcon = icon(
  <>
    <path d="M4 5h16v11h-8l-4.5 3.5V16H4z" />
    <path d="M8 9.5h8M8 12.5h5" />
  </>,
);
const PaymentIcon = icon(
  <>
    <rect x="3.5" y="6" width="17" height="12" rx="1.5" />
    <path d="M3.5 10h17M7 14.5h3" />
  </>,
);
