import { paths } from '../../paths';
import { buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import './pricing.css';

const included = [
  'Professional tailor profile',
  'Location-based discovery',
  'Client and measurement management',
  'Unlimited portfolio uploads',
  'Shareable profile link',
];

/** The free tier, on a swing tag. */
export function Pricing() {
  return (
    <section className="section price">
      <div className="price__in wrap">
        <div className="section__head">
          <h2>100% Free to Start</h2>
          <p className="lead">No upfront cost and no credit card. Join 1,200+ tailors and get started in 5 minutes.</p>
        </div>
        <div className="swing-tag">
          <div className="swing-tag__card">
            <p className="swing-tag__sum">
              <b className="num">$0</b>
              <span className="muted">the free tier</span>
            </p>
            <ul className="ticks" role="list">
              {included.map((line) => (
                <li key={line}>
                  <Icon name="check" />
                  {line}
                </li>
              ))}
            </ul>
            <a className={buttonClass({ variant: 'primary', size: 'lg', block: true })} href={paths.login()}>
              Sign Up Free
            </a>
          </div>
          <span className="swing-tag__hole" />
          <Thread />
        </div>
      </div>
    </section>
  );
}

function Thread() {
  return (
    <svg
      className="swing-tag__thread"
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
