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
          className="mb-4 nav:mb-fluid"
        />
        <div className="grid grid-cols-1 gap-3 sm:gap-6 nav:grid-cols-3">
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

/** On phones, the drawing is a narrow column, or above the text where large text needs the width. */
function Feature({ show, title, text }: { show: ReactNode; title: string; text: string }) {
  return (
    <Card
      as="article"
      pad={false}
      className="flex flex-wrap overflow-hidden sm:grid sm:grid-cols-2 nav:grid-cols-1 nav:content-start"
    >
      <div
        className="grid grow basis-18 content-center border-e border-hairline bg-sunken p-2 sm:min-h-60 sm:p-6 nav:h-66 nav:border-e-0 nav:border-b"
        aria-hidden="true"
      >
        {show}
      </div>
      <div className="grid grow-99 basis-44 content-center gap-1 p-3 sm:gap-2 sm:p-6 nav:content-start">
        <h3 className="font-display text-name text-balance sm:text-h3">{title}</h3>
        <p className="text-compact text-muted sm:text-body">{text}</p>
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
          className="flex flex-wrap items-center gap-3 rounded-sm border border-hairline bg-surface px-3 py-2.5 text-small/[1.3] max-sm:justify-center max-sm:border-0 max-sm:bg-transparent max-sm:p-0"
        >
          <img
            src={clothUrl}
            alt=""
            width={36}
            height={36}
            className="size-9 flex-none rounded-xs object-cover cloth"
          />
          <span className="max-sm:hidden">
            <b className="block font-display text-body/[1.25] font-semibold">{name}</b>
            {location} · Sample
          </span>
          <span className="ms-auto whitespace-nowrap text-muted lining-nums tabular-nums max-sm:hidden">
            {distance}
          </span>
        </li>
      ))}
    </ul>
  );
}

const measures = [
  ['Neck', '15½'],
  ['Chest', '42'],
  ['Waist', '36'],
  ['Shoulder', '18½'],
  ['Sleeve', '25'],
  ['Armhole', '19½'],
  ['Bicep', '14'],
  ['Wrist', '7'],
] as const;

function Book() {
  return (
    <div className="rounded-sm border border-hairline bg-surface px-3.5 pt-3 pb-1.5 text-small/[1.6] max-sm:p-0">
      <header className="flex items-baseline justify-between gap-2 pb-2 max-sm:hidden">
        <b className="font-display text-body/[1.25] font-semibold">Tunde, Aso-Ebi</b>
        <span className="text-muted">3 days ago</span>
      </header>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-x-5">
        {measures.map(([label, inches]) => (
          <div
            key={label}
            className="flex justify-between border-t border-hairline py-1.5 max-sm:justify-center max-sm:py-0.5 max-sm:first:border-t-0 max-sm:nth-[n+5]:hidden"
          >
            <dt className="text-muted max-sm:hidden">{label}</dt>
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
      <div className="flex min-w-0 items-center gap-2 rounded-full border border-hairline bg-surface px-3 py-2.5 text-small/[1.3] max-sm:hidden">
        <LinkIcon className="size-4 text-action-ink" />
        <span className="truncate">seamfolk.com/tailors/adunni-couture</span>
      </div>
      <div className="grid grid-cols-3 gap-2 max-sm:mx-auto max-sm:w-15 max-sm:grid-cols-1">
        {[agbada, ankara, kaftan].map((src) => (
          <img
            key={src}
            src={src}
            alt=""
            width={600}
            height={800}
            loading="lazy"
            decoding="async"
            className="aspect-4/5 w-full rounded-sm object-cover cloth max-sm:not-first:hidden"
          />
        ))}
      </div>
    </div>
  );
}
