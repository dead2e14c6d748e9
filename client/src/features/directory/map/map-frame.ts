/** The frame of the map, or of the text that replaces it. */
export const mapFrameClass =
  'relative grid h-map overflow-hidden rounded border border-hairline bg-sunken lg:h-map-wide';
