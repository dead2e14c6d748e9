import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { Button } from '../../ui/button';
import type { TailorMap } from './map/tailor-map';
import './map-panel.css';

/** The map's code, which is larger than the rest of the app: fetched when somebody asks for a map, as whatever else may fail. */
const mapCode = queryOptions({
  queryKey: ['map'],
  queryFn: async () => (await import('./map/tailor-map')).TailorMap,
  staleTime: Infinity,
  retry: false,
  networkMode: 'always',
});

type MapPanelProps = Omit<ComponentProps<typeof TailorMap>, 'onUndrawable'>;

/** Where the tailors of the list are: above it on narrow screens, beside it from 960 px. */
export function MapPanel(props: MapPanelProps) {
  const code = useQuery(mapCode);
  const [isUndrawable, setUndrawable] = useState(false);
  const Loaded = code.data;
  return (
    <section className="map-panel" aria-label="Map">
      {isUndrawable ? (
        <Trouble text="This browser cannot draw the map. The list has everyone who would be on it." />
      ) : Loaded ? (
        <Loaded {...props} onUndrawable={() => setUndrawable(true)} />
      ) : code.isError ? (
        <Trouble text="The map did not load. Look at your connection, or try again in a moment." retry={code.refetch} />
      ) : (
        <p className="map-panel__wait" role="status" aria-busy="true">
          Loading the map
        </p>
      )}
    </section>
  );
}

function Trouble({ text, retry }: { text: string; retry?: () => unknown }) {
  return (
    <div className="map-panel__trouble" role="alert">
      <p>{text}</p>
      {retry && <Button onClick={() => void retry()}>Try again</Button>}
    </div>
  );
}
