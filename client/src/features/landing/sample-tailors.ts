import adunni from '../../assets/landing/adunni-couture.svg';
import ferrara from '../../assets/landing/ferrara-and-sons.svg';
import meera from '../../assets/landing/meera-kapoor-atelier.svg';
import nearAdunni from '../../assets/landing/near-adunni.svg';
import nearFerrara from '../../assets/landing/near-ferrara.svg';
import nearMeera from '../../assets/landing/near-meera.svg';

export interface SampleTailor {
  name: string;
  location: string;
  distance: string;
  services: string[];
  imageUrl: string;
  borderColor: 'emerald' | 'orange' | 'purple';
  /** The URL of a small piece of its cloth. */
  clothUrl: string;
}

/** Fictional tailors for sample cards. */
export const sampleTailors: SampleTailor[] = [
  {
    name: 'Adunni Couture',
    location: 'Brooklyn, NY',
    distance: '2.3 miles',
    services: ['Aso-Ebi', 'Agbada', 'Ankara Designs'],
    imageUrl: adunni,
    borderColor: 'emerald',
    clothUrl: nearAdunni,
  },
  {
    name: 'Meera Kapoor Atelier',
    location: 'Jackson Heights, NY',
    distance: '5.8 miles',
    services: ['Lehenga', 'Sherwani', 'Bridal Wear'],
    imageUrl: meera,
    borderColor: 'orange',
    clothUrl: nearMeera,
  },
  {
    name: 'Ferrara & Sons',
    location: 'Hoboken, NJ',
    distance: '8.1 miles',
    services: ["Men's Suits", 'Tuxedos', 'Alterations'],
    imageUrl: ferrara,
    borderColor: 'purple',
    clothUrl: nearFerrara,
  },
];
