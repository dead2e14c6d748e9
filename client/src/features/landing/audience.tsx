import type { ReactNode } from 'react';
import { BRAND } from '@shared/site/brand';
import { SectionHead } from './section-head';

const people: { who: ReactNode; text: string }[] = [
  {
    who: 'Full-time professional tailors',
    text: 'A shop with a waiting list, three machines and no time for paperwork.',
  },
  {
    who: (
      <>
        Part-time and <span className="whitespace-nowrap">side-hustle</span> tailors
      </>
    ),
    text: 'Evenings, weekends and one very patient dining table.',
  },
  {
    who: 'Diaspora sewists building a client base',
    text: 'You know the cut by heart. Now let the new city know your name.',
  },
  {
    who: 'Anyone ready to professionalize their tailoring',
    text: 'From favours for cousins to clients with appointments.',
  },
];

export function Audience() {
  return (
    <section className="py-section">
      <div className="wrap nav:grid nav:grid-cols-[5fr_7fr] nav:gap-16">
        <SectionHead
          title={`Who ${BRAND} Is For`}
          lead="If people trust you with their cloth, this is for you."
          className="mb-3 nav:sticky nav:top-24 nav:mb-0 nav:self-start"
        />
        <ul className="grid" role="list">
          {people.map(({ who, text }) => (
            <li key={text} className="grid gap-x-8 gap-y-0.5 py-2.5 stitch-t nav:gap-y-1 nav:py-6">
              <h3 className="font-display text-name font-heading tracking-snug text-pretty nav:text-section">{who}</h3>
              <p className="max-w-136 text-compact text-muted nav:text-body">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
