import ikat from '../../assets/landing/swatch-ikat.svg';
import shweshwe from '../../assets/landing/swatch-shweshwe.svg';
import { MoreChips } from '../../ui/chips';
import { sampleTailors, type SampleTailor } from './sample-tailors';
import './stories.css';

/** A testimonial, then three sample cards. */
export function Stories() {
  return (
    <section className="section" id="success-stories">
      <div className="wrap">
        <figure className="quote">
          <blockquote>
            “I used to keep measurements on the backs of receipts. Now a bride in Queens finds my page, sends a
            WhatsApp, and by Saturday her numbers are in my book.”
          </blockquote>
          <figcaption>
            <span className="avatar quote__who" aria-hidden="true">
              FO
            </span>
            <span>
              <b>Folákẹ́ Ọlátúnjí</b>
              Side-hustle tailor turned full-time, Brooklyn
            </span>
          </figcaption>
          <div className="quote__cloth" aria-hidden="true">
            <img src={ikat} alt="" width={280} height={320} loading="lazy" className="swatch" />
            <img src={shweshwe} alt="" width={200} height={230} loading="lazy" className="swatch" />
          </div>
        </figure>
        <h2 className="sr">Sample tailors</h2>
        <div className="samples">
          {sampleTailors.map((tailor) => (
            <SampleCard key={tailor.name} tailor={tailor} />
          ))}
        </div>
      </div>
    </section>
  );
}

function SampleCard({
  tailor: { name, location, distance, services, imageUrl, borderColor },
}: {
  tailor: SampleTailor;
}) {
  return (
    <article className={`sample sample--${borderColor}`}>
      <img src={imageUrl} alt="" width={600} height={600} loading="lazy" decoding="async" />
      <div className="sample__say">
        <h3 className="h3">{name}</h3>
        <p className="sample__place">
          <span>{location}</span>
          <b>{distance}</b>
        </p>
        <MoreChips items={services} />
      </div>
    </article>
  );
}
