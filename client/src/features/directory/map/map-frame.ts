/** The frame of the map, or of the words in its place. */
export const mapFrameClass =
  'relative grid h-[clamp(19rem,56vh,26rem)] overflow-hidden rounded border border-hairline bg-sunken lg:h-[clamp(20rem,var(--window)-14.5rem,56rem)]';
