import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { reloadIfServed } from '../../lib/release';
import { Button } from '../../ui/button';
import type { TailorMap } from './map/tailor-map';
import { useShownSearch } from './use-shown-search';
import './map-panel.css';

type MapPanelProps = Pick<ComponentProps<typeof TailorMap>, 'search' | 'query'>;

/** Where the tailors of the list are: above it on narrow screens, beside it from 960 px. */
export function MapPanel(props: MapPanelProps) {
  return (
    <section className="map-panel" aria-label="Map">
      <MapOrWords {...props} />
    </section>
  );
}

function MapOrWords(props: MapPanelProps) {
  // More code than all the rest of the app: fetched like data, since it may fail like data.
  const code = useQuery({
    queryKey: ['map'],
    queryFn: async () => (await import('./map/tailor-map')).TailorMap,
  });
  const shown = useShownSearch(props.search, props.query);
  const [isUndrawable, setUndrawable] = useState(false);
  if (isUndrawable) {
    return <Trouble text="This browser cannot show the map. The list shows the same tailors." />;
  }
  if (code.isError) {
    const text = 'The map did not load. Check your connection, or try again in a moment.';
    // Chromium keeps a module that failed to load as failed for as long as the page lives.
    const retry = async () => void ((await code.refetch()).isError && (await reloadIfServed()));
    return <Trouble text={text} retry={retry} />;
  }
  if (code.data) return <code.data {...props} shown={shown} onUndrawable={() => setUndrawable(true)} />;
  return (
    <p className="map-panel__words" role="status" aria-busy="true">
      Loading the map
    </p>
  );
}

function Trouble({ text, retry }: { text: string; retry?: () => unknown }) {
  return (
    <div className="map-panel__words" role="alert">
      <p>{text}</p>
      {retry && <Button onClick={() => void retry()}>Try again</Button>}
    </div>
  );
}
