import { useEffect, useState } from 'react';
import { thumbnailOf } from '../../lib/shrink-picture';

/** What a file looks like, drawn once: what is sent in its place looks the same. Undefined where no browser knows. */
export function useThumbnail(file: Blob | undefined): string | undefined {
  const [first] = useState(file);
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!first) return;
    let isGone = false;
    void thumbnailOf(first).then((drawn) => {
      if (!isGone) setUrl(drawn);
    });
    return () => {
      isGone = true;
    };
  }, [first]);
  return url;
}
