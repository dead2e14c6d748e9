import type { ReactNode } from 'react';
import { BRAND } from '@shared/brand';
import './audience.css';

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
    <section className="section">
      <div className="audience wrap">
        <div className="section__head">
          <h2>Who {BRAND} Is For</h2>
          <p className="lead">If people trust you with their cloth, this is for you.</p>
        </div>
        <ul className="who" role="list">
          {people.map(({ who, text }) => (
            <li key={text}>
              <h3>{who}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
