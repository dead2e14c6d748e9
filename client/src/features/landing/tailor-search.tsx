import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import herringbone from '../../assets/landing/search-herringbone.svg';
import { paths } from '../../paths';
import { Button } from '../../ui/button';
import { NearField } from '../../places/near-field';
import { PlacesCredit } from '../../places/places-credit';
import './tailor-search.css';

const examples = ['Brooklyn, NY', '10001', 'London, UK', 'Mumbai, India'];

/** Takes any text for a place: /discover makes out where it is. */
export function TailorSearch() {
  const [written, setWritten] = useState('');
  const [, navigate] = useLocation();
  const search = (near: string) => navigate(paths.discover({ near }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(written);
  };
  return (
    <section className="seek" aria-labelledby="seek">
      <img src={herringbone} alt="" width={1440} height={560} loading="lazy" className="seek__cloth" />
      <form className="label-tag" action={paths.discover()} role="search" onSubmit={submit}>
        <h2 id="seek">Looking for a Tailor?</h2>
        <p className="muted">Tell us where you are; we’ll show who sews nearby.</p>
        <div className="seekbar">
          <NearField label="Where" labelHidden id="near" name="near" shown="" onNear={search} onDraft={setWritten} />
          <Button type="submit" variant="primary" size="lg">
            Search
          </Button>
        </div>
        <p className="tries">
          <span>Try</span>
          {examples.map((place) => (
            <button key={place} type="button" onClick={() => search(place)}>
              {place}
            </button>
          ))}
        </p>
        <PlacesCredit />
      </form>
    </section>
  );
}
