import { cva } from 'class-variance-authority';
import ikat from '../../assets/landing/swatch-ikat.svg';
import shweshwe from '../../assets/landing/swatch-shweshwe.svg';
import { Badge } from '../../ui/display/badge';
import { ChipList } from '../../ui/display/chips';
import { sampleTailors, type SampleTailor } from './sample-tailors';

/** A testimonial and three sample cards. */
export function Stories() {
  return (
    <section className="py-section" id="success-stories">
      <div className="wrap">
        <figure className="mb-5 grid max-w-224 gap-3 nav:relative nav:mb-fluid-lg nav:min-h-68 nav:max-w-none nav:content-center nav:gap-6 nav:pe-104">
          <blockquote className="font-display text-section font-normal tracking-snug text-balance nav:-indent-[0.42em] nav:text-title">
            “I used to keep measurements on the backs of receipts. Now a bride in Queens finds my page, sends a
            WhatsApp, and by Saturday her numbers are in my book.”
          </blockquote>
          <figcaption className="flex items-center gap-3.5 text-small/[1.4] text-muted">
            <span
              className="grid size-12 flex-none place-items-center rounded-full bg-wash font-display text-small leading-none font-semibold text-ink"
              aria-hidden="true"
            >
              FO
            </span>
            <span>
              <span className="flex flex-wrap items-center gap-x-2 text-body/[1.4] text-ink">
                <b>Folákẹ́ Ọlátúnjí</b>
                <Badge>Sample</Badge>
              </span>
              Side-hustle tailor turned full-time, Brooklyn
            </span>
          </figcaption>
          <div className="hidden nav:contents" aria-hidden="true">
            <img
              src={ikat}
              alt=""
              width={280}
              height={320}
              loading="lazy"
              className="absolute end-10 top-1/2 h-76 w-68 -translate-y-1/2 rotate-3 swatch cloth"
            />
            <img
              src={shweshwe}
              alt=""
              width={200}
              height={230}
              loading="lazy"
              className="absolute end-42 top-1/2 h-56 w-48 -translate-y-2/5 -rotate-5 swatch cloth"
            />
          </div>
        </figure>
        <h2 className="sr-only">Sample tailors</h2>
        <div className="grid gap-3 md:grid-cols-3 md:gap-6">
          {sampleTailors.map((tailor) => (
            <SampleCard key={tailor.name} tailor={tailor} />
          ))}
        </div>
      </div>
    </section>
  );
}

const sample = cva(
  'grid grid-cols-[min(5rem,24vw)_minmax(0,1fr)] rounded-lg border-2 border-dashed bg-surface p-1.75 md:grid-cols-1 md:grid-rows-[auto_1fr]',
  { variants: { border: { emerald: 'border-action', orange: 'border-orange', purple: 'border-purple' } } },
);

function SampleCard({
  tailor: { name, location, distance, services, imageUrl, borderColor },
}: {
  tailor: SampleTailor;
}) {
  return (
    <article className={sample({ border: borderColor })}>
      <img
        src={imageUrl}
        alt=""
        width={600}
        height={600}
        loading="lazy"
        decoding="async"
        className="size-full rounded object-cover cloth md:aspect-square md:h-auto"
      />
      <div className="grid grid-cols-1 content-start gap-0.5 py-1.5 ps-3.5 pe-1 md:gap-1.5 md:pe-2 md:pt-3 md:pb-2.5">
        <div className="flex flex-wrap items-start justify-between gap-x-2 gap-y-1">
          <h3 className="font-display text-name text-balance md:text-h3">{name}</h3>
          <Badge>Sample</Badge>
        </div>
        <p className="flex flex-wrap justify-between gap-x-2 text-small/[1.6] text-muted">
          <span>{location}</span>
          <b className="text-ink tabular-nums">{distance}</b>
        </p>
        <div className="mt-1 md:mt-1.5">
          <ChipList items={services} />
        </div>
      </div>
    </article>
  );
}
