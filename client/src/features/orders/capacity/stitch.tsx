/** One garment, in the days and in the sentence about them. */
export const Stitch = () => (
  <span className="inline-block h-0.75 w-2 flex-none rounded-xs bg-orange" aria-hidden="true" />
);
