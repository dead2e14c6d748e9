import { useEffect, useState } from 'react';
import { thumbnailOf } from '../../lib/shrink-picture';

/** Returns a preview of a file, drawn only once because its shrunk version looks the same; undefined if not decodable. */
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
