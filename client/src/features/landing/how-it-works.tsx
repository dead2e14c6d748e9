import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { SectionHead } from './section-head';

const steps = [
  { title: 'Create your profile', text: 'Business name, place and what you make. It takes 5 minutes.' },
  { title: 'Upload your portfolio', text: 'As many pictures as you like, straight from your phone.' },
  { title: 'Get discovered', text: 'Local clients find you by location and by craft.' },
  { title: 'Manage everything', text: 'Clients, measurements and portfolio in one dashboard.' },
];

/** Four steps along a tape measure: a piece beside each step, or from 860 px one tape above all steps and beyond. */
export function HowItWorks() {
  return (
    <section className="border-y border-hairline bg-sunken py-section" id="how-it-works">
      <div className="wrap">
        <SectionHead title="How It Works" className="mb-3 nav:mb-fluid" />
      </div>
      <div className="nav:overflow-hidden">
        <div className="wrap">
          <div className="relative">
            <LyingRuler />
            <ol className="relative grid grid-cols-1 nav:grid-cols-4" role="list">
              {steps.map(({ title, text }, index) => (
                <Step key={title} number={index + 1} title={title}>
                  {text}
                </Step>
              ))}
            </ol>
          </div>
        </div>
      </div>
    </section>
  );
}

/** The first piece of the standing tape has a brass end, 8 px high. */
function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const isFirst = number === 1;
  return (
    <li
      className={cx(
        'relative grid grid-cols-1 content-start gap-0.5 ps-[min(5.25rem,22vw)] pb-4 last:pb-2 nav:gap-1.5 nav:ps-0 nav:pe-8 nav:pt-22 nav:pb-0',
        isFirst && 'max-nav:-mt-2',
      )}
    >
      <span
        className={cx(
          'absolute inset-y-0 start-0 w-[min(3.5rem,15vw)] border-x border-hairline bg-surface nav:inset-x-0 nav:bottom-auto nav:h-16 nav:w-auto nav:border-0 nav:bg-transparent',
          isFirst && 'max-nav:border-t-8 max-nav:border-t-orange',
        )}
        aria-hidden="true"
      >
        <StandingMarks />
        <b
          className={cx(
            'absolute end-2 -top-0.5 font-display text-figure-lg/none font-semibold nav:end-auto nav:top-auto nav:bottom-1.5',
            isFirst ? 'max-nav:top-1 nav:start-4.5' : 'nav:start-2',
          )}
        >
          {number}
        </b>
      </span>
      <h3 className={cx('font-display text-name text-balance nav:text-h3', isFirst && 'max-nav:pt-2')}>{title}</h3>
      <p className="max-w-88 text-compact text-muted nav:text-body">{children}</p>
    </li>
  );
}

function StandingMarks() {
  return (
    <>
      <span className="absolute inset-y-0 start-0 w-2.75 text-edge [--every:14px] marks nav:hidden" />
      <span className="absolute inset-y-0 start-0 w-5.5 [--every:56px] marks nav:hidden" />
    </>
  );
}

/** Twice as long as the steps, with 160 marks. They are counted from the start of the brass end, which hides the first. */
function LyingRuler() {
  return (
    <div
      className="absolute start-0 -end-full top-0 h-16 overflow-hidden border border-s-10 border-hairline border-s-orange bg-surface max-nav:hidden"
      aria-hidden="true"
    >
      <span className="absolute -start-2.5 -end-px top-0 h-2.75 text-edge [--along:to_left] [--every:calc(100%/160)] marks" />
      <span className="absolute -start-2.5 -end-px top-0 h-5.75 [--along:to_left] [--every:calc(100%/32)] marks" />
    </div>
  );
}
