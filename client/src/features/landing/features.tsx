import type { ReactNode } from 'react';
import agbada from '../../assets/landing/link-agbada.svg';
import ankara from '../../assets/landing/link-ankara.svg';
import kaftan from '../../assets/landing/link-kaftan.svg';
import { Icon } from '../../ui/icon';
import { sampleTailors } from './sample-tailors';
import './features.css';

export function Features() {
  return (
    <section className="section" id="features">
      <div className="wrap">
        <div className="section__head">
          <h2>Everything but the sewing</h2>
          <p className="lead">The three jobs that eat a tailor’s evening, done from the phone already in your apron.</p>
        </div>
        <div className="features">
          <Feature
            show={<Nearby />}
            title="Be found nearby"
            text="People search by place and by what you make. The nearest tailor comes first, not the loudest."
          />
          <Feature
            show={<Book />}
            title="Every measure, kept"
            text="Clients, notes and measurements in one book that reads like your own, and never gets left on the bus."
          />
          <Feature
            show={<PageLink />}
            title="A link worth sending"
            text="Your best work on one page. Drop it in a chat and clients call, text or WhatsApp you straight from it."
          />
        </div>
      </div>
    </section>
  );
}

function Feature({ show, title, text }: { show: ReactNode; title: string; text: string }) {
  return (
    <article className="card feature">
      <div className="feature__show" aria-hidden="true">
        {show}
      </div>
      <div className="feature__say">
        <h3 className="h3">{title}</h3>
        <p>{text}</p>
      </div>
    </article>
  );
}

function Nearby() {
  return (
    <ul className="nearby" role="list">
      {sampleTailors.map(({ name, location, distance, clothUrl }) => (
        <li key={name}>
          <img src={clothUrl} alt="" width={36} height={36} className="nearby__cloth" />
          <span>
            <b>{name}</b>
            {location}
          </span>
          <span className="num">{distance}</span>
        </li>
      ))}
    </ul>
  );
}

const measures = [
  ['Neck', '15.5'],
  ['Chest', '42'],
  ['Waist', '36'],
  ['Shoulder', '18.5'],
  ['Sleeve', '25'],
  ['Armhole', '19.5'],
  ['Bicep', '14'],
  ['Wrist', '7'],
] as const;

function Book() {
  return (
    <div className="book">
      <header>
        <b>Tunde, Aso-Ebi</b>
        <span className="muted">3 days ago</span>
      </header>
      <dl>
        {measures.map(([label, inches]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{inches} in</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function PageLink() {
  return (
    <div className="page-link">
      <div className="page-link__url">
        <Icon name="link" />
        <span>seamfolk.com/tailors/adunni-couture</span>
      </div>
      <div className="page-link__pics">
        {[agbada, ankara, kaftan].map((src) => (
          <img key={src} src={src} alt="" width={600} height={800} loading="lazy" decoding="async" />
        ))}
      </div>
    </div>
  );
}
