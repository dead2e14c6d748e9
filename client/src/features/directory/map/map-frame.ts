/** The frame of the map, or of the words in its place. */
export const mapFrameClass =
  'relative grid h-map overflow-hidden rounded border border-hairline bg-sunken lg:h-map-wide';
