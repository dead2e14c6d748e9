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
    <section
      className="border-y border-hairline bg-sunken pt-section pb-section nav:pb-[calc(var(--section)*0.8)]"
      id="how-it-works"
    >
      <div className="wrap">
        <SectionHead title="How It Works" className="mb-[clamp(2rem,1.4rem+2.4vw,3.5rem)]" />
      </div>
      <div className="nav:overflow-hidden">
        <div className="wrap">
          <div className="relative">
            <LyingRuler />
            <ol className="relative grid grid-cols-1 nav:grid-cols-[repeat(4,1fr)]" role="list">
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

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="group relative grid grid-cols-1 content-start gap-1.5 ps-21 pb-10 last:pb-4 max-nav:first:-mt-[8px] nav:ps-0 nav:pe-8 nav:pt-22 nav:pb-0">
      <span
        className="absolute inset-y-0 start-0 w-14 border-x border-hairline bg-surface max-nav:group-first:border-t-8 max-nav:group-first:border-t-orange nav:inset-x-0 nav:bottom-auto nav:h-16 nav:w-auto nav:border-0 nav:bg-transparent"
        aria-hidden="true"
      >
        <StandingMarks />
        <b className="absolute end-2 -top-[0.1rem] font-display text-[1.75rem]/none font-semibold max-nav:group-first:top-1 nav:start-2 nav:end-auto nav:top-auto nav:bottom-1.5 nav:group-first:start-4.5">
          {number}
        </b>
      </span>
      <h3 className="font-display text-h3 text-balance max-nav:group-first:pt-[8px]">{title}</h3>
      <p className="max-w-88 text-muted">{children}</p>
    </li>
  );
}

function StandingMarks() {
  return (
    <>
      <span className="absolute inset-y-0 start-0 w-[11px] bg-[repeating-linear-gradient(to_bottom,var(--edge)_0_1px,transparent_1px_14px)] nav:hidden" />
      <span className="absolute inset-y-0 start-0 w-[22px] bg-[repeating-linear-gradient(to_bottom,var(--ink)_0_1px,transparent_1px_56px)] nav:hidden" />
    </>
  );
}

/** Twice as long as the steps, with 160 marks. They are counted from the start of the brass end, which hides the first. */
function LyingRuler() {
  return (
    <div
      className="absolute start-0 -end-full top-0 h-16 overflow-hidden border border-s-[10px] border-hairline border-s-orange bg-surface max-nav:hidden"
      aria-hidden="true"
    >
      <span className="absolute -start-[10px] -end-px top-0 h-[11px] bg-[repeating-linear-gradient(to_right,transparent_0_calc(100%/160-1px),var(--edge)_calc(100%/160-1px)_calc(100%/160))]" />
      <span className="absolute -start-[10px] -end-px top-0 h-[23px] bg-[repeating-linear-gradient(to_right,transparent_0_calc(100%/32-1px),var(--ink)_calc(100%/32-1px)_calc(100%/32))]" />
    </div>
  );
}
