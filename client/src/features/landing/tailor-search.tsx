import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import herringbone from '../../assets/landing/search-herringbone.svg';
import { paths } from '../../paths';
import { Button } from '../../ui/controls/button';
import { NearField } from '../../places/near-field';
import { PlacesCredit } from '../../places/places-credit';

const examples = ['Brooklyn, NY', '10001', 'London, UK', 'Mumbai, India'];

/** Accepts any text as a place; /discover resolves it. */
export function TailorSearch() {
  const [written, setWritten] = useState('');
  const [, navigate] = useLocation();
  const search = (near: string) => navigate(paths.discover({ near }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(written);
  };
  return (
    <section
      className="relative isolate grid justify-items-center bg-wash px-gutter py-5 sm:py-section"
      aria-labelledby="seek"
    >
      <img
        src={herringbone}
        alt=""
        width={1440}
        height={560}
        loading="lazy"
        className="absolute inset-0 -z-1 size-full object-cover cloth"
      />
      <form
        className="relative grid w-full max-w-184 gap-3 rounded-xs bg-paper px-6 py-5 text-ink [box-shadow:0_1px_2px_rgb(0_0_0/0.3),0_10px_24px_-10px_rgb(0_0_0/0.5)] sm:gap-4 sm:px-fluid sm:py-fluid"
        action={paths.discover()}
        role="search"
        aria-labelledby="seek"
        onSubmit={submit}
      >
        <span className="pointer-events-none absolute inset-x-2.25 inset-y-2.5 border-x-2 border-dashed border-thread" />
        <h2 className="text-title" id="seek">
          Looking for a Tailor?
        </h2>
        <p className="text-compact text-muted sm:text-body">Tell us where you are; we’ll show who sews nearby.</p>
        <div className="grid grid-cols-1 gap-2 sm:cols-end-auto">
          <NearField
            large
            label="Where"
            labelHidden
            id="near"
            name="near"
            shown=""
            onNear={search}
            onDraft={setWritten}
          />
          <Button type="submit" variant="primary" size="lg">
            Search
          </Button>
        </div>
        <p className="-ms-2 flex flex-wrap items-center gap-x-1 gap-y-0.5 text-small/[1.6] text-muted">
          <span className="ps-2 pe-1">Try</span>
          {examples.map((place) => (
            <button
              key={place}
              type="button"
              className="min-h-tap min-w-tap px-2 font-medium text-action-ink underline decoration-1 underline-offset-4 hover:decoration-2"
              onClick={() => search(place)}
            >
              {place}
            </button>
          ))}
        </p>
        <PlacesCredit />
      </form>
    </section>
  );
}
