import { clothCuts, clothPath, type ClothCut } from '@shared/site/cloth';

interface ClothProps {
  /** The id of the tailor, or a word without special characters. */
  seed: string;
  cut: ClothCut;
  className?: string;
  /** 'lazy' if it can be below the fold. */
  loading?: 'lazy';
}

/** A decorative piece of woven cloth, always the same for the same seed. The server draws it. */
export function Cloth({ seed, cut, className, loading }: ClothProps) {
  const { width, height } = clothCuts[cut];
  return (
    <img
      src={clothPath(cut, seed)}
      width={width}
      height={height}
      alt=""
      className={className}
      loading={loading}
      // After fonts and pictures: it is decoration.
      fetchPriority="low"
      // A piece in the first view is painted with the text.
      decoding={loading === 'lazy' ? 'async' : 'sync'}
    />
  );
}
