import agbada from '../../assets/landing/quilt-agbada.svg';
import buta from '../../assets/landing/quilt-buta.svg';
import gingham from '../../assets/landing/quilt-gingham.svg';
import herringbone from '../../assets/landing/quilt-herringbone.svg';
import ikat from '../../assets/landing/quilt-ikat.svg';
import kente from '../../assets/landing/quilt-kente.svg';
import lehenga from '../../assets/landing/quilt-lehenga.svg';
import mudcloth from '../../assets/landing/quilt-mudcloth.svg';
import seigaiha from '../../assets/landing/quilt-seigaiha.svg';
import suit from '../../assets/landing/quilt-suit.svg';

/** Each piece by its place in the grid (hero.css). */
const pieces = {
  'q-main is-light': agbada,
  q1: ikat,
  q2: herringbone,
  'q3 is-light': suit,
  'q4 is-light': lehenga,
  q5: mudcloth,
  q6: gingham,
  q7: kente,
  q8: seigaiha,
  q9: buta,
};

/** Cloth and clothes sewn into one piece beside the first words; decoration only. */
export function Quilt() {
  return (
    <div className="quilt" aria-hidden="true">
      {Object.entries(pieces).map(([place, src]) => (
        <div key={place} className={place}>
          <img src={src} alt="" width={320} height={200} decoding="async" className="quilt__pic" />
        </div>
      ))}
    </div>
  );
}
