import { useQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useState } from 'react';
import { reloadIfServed } from '../../../lib/pages/release';
import { Button } from '../../../ui/controls/button';
import { mapFrameClass } from './map-frame';
import type { TailorMap } from './tailor-map';
import { useShownSearch } from '../search/use-shown-search';

type MapPanelProps = Pick<ComponentProps<typeof TailorMap>, 'search' | 'query'>;

/** The tailors of the search on a map: above the list on narrow screens, beside it from 960 px. */
export function MapPanel(props: MapPanelProps) {
  return (
    <section
      className="mb-4 grid grid-cols-1 gap-2 lg:sticky lg:top-below-bar lg:col-start-2 lg:row-span-full lg:mb-0"
      aria-label="Map"
    >
      <MapOrWords {...props} />
    </section>
  );
}

function MapOrWords(props: MapPanelProps) {
  // This chunk is larger than the rest of the app. A query loads it, so that its states and errors are handled like data's.
  const code = useQuery({
    queryKey: ['map'],
    queryFn: async () => (await import('./tailor-map')).TailorMap,
  });
  const { shown, shownQuery } = useShownSearch(props.search, props.query);
  const [isUndrawable, setUndrawable] = useState(false);
  if (isUndrawable) {
    return <MapError text="This browser cannot show the map. The list shows the same tailors." />;
  }
  if (code.isError) {
    const text = 'The map did not load. Check your connection, or try again in a moment.';
    // Chromium caches a failed module import for the lifetime of the document, so retry may need a reload.
    const retry = async () => void ((await code.refetch()).isError && (await reloadIfServed()));
    return <MapError text={text} retry={retry} />;
  }
  if (code.data) return <code.data {...props} {...{ shown, shownQuery }} onUndrawable={() => setUndrawable(true)} />;
  return (
    <Words role="status" aria-busy="true">
      <p>Loading the map</p>
    </Words>
  );
}

function MapError({ text, retry }: { text: string; retry?: () => unknown }) {
  return (
    <Words role="alert">
      <p>{text}</p>
      {retry && <Button onClick={() => void retry()}>Try again</Button>}
    </Words>
  );
}

/** Text that replaces the map. */
function Words(props: ComponentProps<'div'>) {
  return (
    <div
      {...props}
      className={cx(mapFrameClass, 'place-content-center justify-items-center gap-4 p-4 text-center text-muted')}
    />
  );
}
