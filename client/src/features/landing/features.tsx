import type { ReactNode } from 'react';
import agbada from '../../assets/landing/link-agbada.svg';
import ankara from '../../assets/landing/link-ankara.svg';
import kaftan from '../../assets/landing/link-kaftan.svg';
import { Card } from '../../ui/layout/card';
import { LinkIcon } from '../../ui/display/later-icons';
import { sampleTailors } from './sample-tailors';
import { SectionHead } from './section-head';

export function Features() {
  return (
    <section className="py-section" id="features">
      <div className="wrap">
        <SectionHead
          title="Everything but the sewing"
          lead="The three jobs that eat a tailor’s evening, done from the phone already in your apron."
          className="mb-fluid"
        />
        <div className="grid grid-cols-1 gap-6 nav:grid-cols-3">
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
    <Card
      as="article"
      pad={false}
      className="grid grid-cols-1 content-start overflow-hidden sm:max-nav:grid-cols-2 sm:max-nav:content-stretch"
    >
      <div
        className="grid min-h-60 content-center border-b border-hairline bg-sunken p-6 sm:max-nav:border-e sm:max-nav:border-b-0 nav:h-66"
        aria-hidden="true"
      >
        {show}
      </div>
      <div className="grid content-start gap-2 p-6 sm:max-nav:content-center">
        <h3 className="font-display text-h3 text-balance">{title}</h3>
        <p className="text-muted">{text}</p>
      </div>
    </Card>
  );
}

function Nearby() {
  return (
    <ul className="grid grid-cols-1 gap-2" role="list">
      {sampleTailors.map(({ name, location, distance, clothUrl }) => (
        <li
          key={name}
          className="flex flex-wrap items-center gap-3 rounded-sm border border-hairline bg-surface px-3 py-2.5 text-small/[1.3]"
        >
          <img
            src={clothUrl}
            alt=""
            width={36}
            height={36}
            className="size-9 flex-none rounded-xs object-cover cloth"
          />
          <span>
            <b className="block font-display text-body/[1.25] font-semibold">{name}</b>
            {location} · Sample
          </span>
          <span className="ms-auto whitespace-nowrap text-muted lining-nums tabular-nums">{distance}</span>
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
    <div className="rounded-sm border border-hairline bg-surface px-3.5 pt-3 pb-1.5 text-small/[1.6]">
      <header className="flex items-baseline justify-between gap-2 pb-2">
        <b className="font-display text-body/[1.25] font-semibold">Tunde, Aso-Ebi</b>
        <span className="text-muted">3 days ago</span>
      </header>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-x-5">
        {measures.map(([label, inches]) => (
          <div key={label} className="flex justify-between border-t border-hairline py-1.5">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold whitespace-nowrap tabular-nums">{inches} in</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function PageLink() {
  return (
    <div className="grid min-w-0 gap-3">
      <div className="flex min-w-0 items-center gap-2 rounded-full border border-hairline bg-surface px-3 py-2.5 text-small/[1.3]">
        <LinkIcon className="size-4 text-action-ink" />
        <span className="truncate">seamfolk.com/tailors/adunni-couture</span>
      </div>
      <div className="grid grid-cols-3 gap-2">
        {[agbada, ankara, kaftan].map((src) => (
          <img
            key={src}
            src={src}
            alt=""
            width={600}
            height={800}
            loading="lazy"
            decoding="async"
            className="aspect-4/5 w-full rounded-sm object-cover cloth"
          />
        ))}
      </div>
    </div>
  );
}
