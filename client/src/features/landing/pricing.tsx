import { paths } from '../../paths';
import { buttonClass } from '../../ui/controls/button';
import { CheckIcon } from '../../ui/display/icons';
import { SectionHead } from './section-head';

const included = [
  'Professional tailor profile',
  'Location-based discovery',
  'Client and measurement management',
  'Unlimited portfolio uploads',
  'Shareable profile link',
];

/** The free plan, drawn as a swing tag. */
export function Pricing() {
  return (
    <section className="overflow-hidden border-t border-hairline bg-sunken py-section">
      <div className="wrap grid grid-cols-1 items-center gap-4 nav:grid-cols-2 nav:gap-16">
        <SectionHead
          large
          title="100% Free to Start"
          lead="No upfront cost and no credit card. Join 1,200+ tailors and get started in 5 minutes."
        />
        <div className="relative w-full max-w-108 justify-self-center [filter:drop-shadow(0_1px_0_var(--hairline))] max-nav:mt-5">
          <div className="grid gap-4 bg-surface px-fluid-sm pt-18 pb-fluid-sm [clip-path:polygon(4rem_0,calc(100%-4rem)_0,100%_4rem,100%_100%,0_100%,0_4rem)] sm:gap-6 sm:pt-22">
            <p className="flex items-baseline gap-3">
              <b className="font-display text-price whitespace-nowrap">$0</b>
              <span className="text-muted">the free tier</span>
            </p>
            <ul className="grid gap-2.5 pt-4 stitch-t" role="list">
              {included.map((line) => (
                <li key={line} className="grid cols-start-5 gap-2.5 text-compact leading-snug sm:text-body">
                  <CheckIcon className="mt-0.5 size-4.5 text-action" />
                  {line}
                </li>
              ))}
            </ul>
            <a className={buttonClass({ variant: 'primary', size: 'lg', block: true })} href={paths.login()}>
              Sign Up Free
            </a>
          </div>
          <span className="absolute start-1/2 top-7 -ms-4 size-8 rounded-full border-5 border-thread bg-sunken" />
          <Thread />
        </div>
      </div>
    </section>
  );
}

function Thread() {
  return (
    <svg
      className="absolute bottom-[calc(100%-2.9rem)] left-1/2 h-44 w-36 max-w-none overflow-visible text-orange max-nav:[clip-path:inset(5.6rem_-2rem_0)]"
      viewBox="0 0 144 176"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M0 176C-22 120 40 90 30 50C22 18 70 -10 110 -40M0 176C20 130 60 96 48 54C40 24 80 -6 122 -40" />
    </svg>
  );
}
