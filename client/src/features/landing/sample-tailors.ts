import adunni from '../../assets/samples/adunni-couture.svg';
import ferrara from '../../assets/samples/ferrara-and-sons.svg';
import meera from '../../assets/samples/meera-kapoor-atelier.svg';

export interface SampleTailor {
  name: string;
  location: string;
  distance: string;
  services: string[];
  imageUrl: string;
  borderColor: 'emerald' | 'orange' | 'purple';
  /** What its swatch is woven from. */
  cloth: string;
}

/** Made-up tailors that show what a card looks like; nobody's data. */
export const sampleTailors: SampleTailor[] = [
  {
    name: 'Adunni Couture',
    location: 'Brooklyn, NY',
    distance: '2.3 miles',
    services: ['Aso-Ebi', 'Agbada', 'Ankara Designs'],
    imageUrl: adunni,
    borderColor: 'emerald',
    cloth: 'adunni',
  },
  {
    name: 'Meera Kapoor Atelier',
    location: 'Jackson Heights, NY',
    distance: '5.8 miles',
    services: ['Lehenga', 'Sherwani', 'Bridal Wear'],
    imageUrl: meera,
    borderColor: 'orange',
    cloth: 'meera-kapoor',
  },
  {
    name: 'Ferrara & Sons',
    location: 'Hoboken, NJ',
    distance: '8.1 miles',
    services: ["Men's Suits", 'Tuxedos', 'Alterations'],
    imageUrl: ferrara,
    borderColor: 'purple',
    cloth: 'ferrara',
  },
];
