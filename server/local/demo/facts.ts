import type { FromPrices, Turnaround } from '@shared/fact-texts';
import type { GarmentName } from '@shared/garments';
import type { LanguageCode } from '@shared/languages';
import type { OpeningHours, OpenTime } from '@shared/opening-hours';
import type { PaymentMethod } from '@shared/payment-methods';

/** The facts of a demo tailor. */
export interface DemoFacts {
  openingHours?: OpeningHours;
  fromPrices?: FromPrices;
  /** Days since the prices were set. */
  pricesAge?: number;
  turnaround?: Turnaround;
  /** In metres; null without a limit. */
  homeVisits?: number | null;
  languages?: readonly LanguageCode[];
  paymentMethods?: readonly PaymentMethod[];
}

/** '9-18' -> opens '09:00', closes '18:00'; '' is closed. */
function time(written: string): OpenTime | null {
  const [opens = '', closes = ''] = written.split('-').map((hour) => `${hour.padStart(2, '0')}:00`);
  return written ? { opens, closes } : null;
}

/** Hours of Monday to Friday, Saturday and Sunday. */
function week(timeZone: string, workdays: string, saturday = '', sunday = '', byAppointment = false): OpeningHours {
  const day = time(workdays);
  return {
    timeZone,
    days: {
      monday: day,
      tuesday: day,
      wednesday: day,
      thursday: day,
      friday: day,
      saturday: time(saturday),
      sunday: time(sunday),
    },
    byAppointment,
  };
}

/** In the order of the catalogue. */
function prices(currency: string, amounts: Partial<Record<GarmentName, number>>): FromPrices {
  return { currency, items: Object.entries(amounts).map(([garment, amount]) => ({ garment, amount })) };
}

const weeks = (from: number, to: number | null = null): Turnaround => ({ from, to, unit: 'weeks' });
const days = (from: number, to: number | null = null): Turnaround => ({ from, to, unit: 'days' });

/** The facts of some demo tailors by their slug; the others have given none. */
export const demoFacts: Readonly<Record<string, DemoFacts>> = {
  'adesina-and-mehta': {
    openingHours: week('Europe/London', '9-18', '10-16', '', true),
    fromPrices: prices('GBP', { Agbada: 280, Kaftan: 120, Sherwani: 350, "Men's Suits": 420 }),
    pricesAge: 70,
    turnaround: weeks(2, 3),
    homeVisits: 16_093,
    languages: ['en', 'yo', 'gu', 'hi'],
    paymentMethods: ['Cash', 'Bank transfer', 'Card'],
  },
  'adunni-couture': {
    openingHours: week('America/New_York', '10-20', '9-16', '', true),
    fromPrices: prices('USD', { 'Aso-Ebi': 260, Agbada: 420, Kaftan: 150, 'Wedding Dresses': 1_100 }),
    pricesAge: 60,
    turnaround: weeks(2, 3),
    homeVisits: 16_093,
    languages: ['en', 'yo', 'fr'],
    paymentMethods: ['Cash', 'Card', 'Zelle'],
  },
  'adeyemi-and-daughters': {
    openingHours: week('Africa/Lagos', '9-18', '9-18', '', true),
    fromPrices: prices('NGN', { 'Aso-Ebi': 45_000, Kaftan: 30_000, 'Ankara Designs': 25_000, 'Bridal Wear': 350_000 }),
    pricesAge: 40,
    turnaround: weeks(1, 2),
    homeVisits: 15_000,
    languages: ['en', 'yo', 'pcm'],
    paymentMethods: ['Cash', 'Bank transfer', 'Card'],
  },
  'olaniyan-aso-oke': {
    fromPrices: prices('NGN', { Agbada: 120_000, Kaftan: 40_000 }),
    pricesAge: 430,
    turnaround: weeks(2, 5),
    languages: ['yo', 'en'],
    paymentMethods: ['Cash', 'Bank transfer'],
  },
  'malam-sani-babban-riga': {
    openingHours: week('Africa/Lagos', '8-17', '8-13'),
    turnaround: weeks(3),
    homeVisits: null,
    languages: ['ha', 'en', 'ar'],
    paymentMethods: ['Cash', 'Bank transfer'],
  },
  'the-yaba-bench': {
    openingHours: week('Africa/Lagos', '8-20', '9-17'),
    fromPrices: prices('NGN', {
      'Business Attire': 60_000,
      'Custom Shirts': 15_000,
      'Custom Pants': 18_000,
      Alterations: 2_000,
    }),
    pricesAge: 20,
    turnaround: days(3, 7),
    languages: ['en', 'yo', 'ig', 'pcm'],
    paymentMethods: ['Cash', 'Bank transfer', 'Card'],
  },
  'naa-dei-kaba-and-slit': {
    openingHours: week('Africa/Accra', '9-17', '10-15'),
    fromPrices: prices('GHS', { Kente: 900, 'Kaba & Slit': 450, 'Bridal Wear': 3_500 }),
    pricesAge: 110,
    turnaround: weeks(2),
    homeVisits: 10_000,
    languages: ['gaa', 'ak', 'en'],
    paymentMethods: ['Cash', 'Mobile money', 'Bank transfer'],
  },
  'wambui-kitenge-room': {
    openingHours: week('Africa/Nairobi', '8-18', '9-14'),
    fromPrices: prices('KES', { Kitenge: 4_500, 'Bridesmaids Dresses': 7_000, 'Custom Shirts': 2_500 }),
    pricesAge: 30,
    turnaround: days(10),
    homeVisits: 8_000,
    languages: ['en', 'sw', 'ki'],
    paymentMethods: ['M-Pesa', 'Cash'],
  },
  'kala-niketan-blouse-house': {
    openingHours: week('Asia/Kolkata', '10-20', '10-20', '11-15'),
    fromPrices: prices('INR', { Lehenga: 6_500, 'Salwar Kameez': 1_200, Alterations: 150 }),
    pricesAge: 200,
    turnaround: days(4, 6),
    languages: ['hi', 'mr', 'gu', 'en'],
    paymentMethods: ['UPI', 'Cash', 'Card'],
  },
  'ustad-rahim-zardozi-and-sons': {
    openingHours: week('Asia/Kolkata', '11-20', '11-20'),
    turnaround: weeks(4, 8),
    languages: ['ur', 'hi'],
    paymentMethods: ['UPI', 'Cash'],
  },
  'rye-lane-robes': {
    openingHours: week('Europe/London', '10-19', '10-19', '12-17'),
    fromPrices: prices('GBP', { 'Aso-Ebi': 160, Agbada: 300, 'Prom Dresses': 220, Alterations: 15 }),
    pricesAge: 15,
    turnaround: weeks(2, 4),
    homeVisits: 8_047,
    languages: ['en', 'yo', 'ak'],
    paymentMethods: ['Cash', 'Card', 'Bank transfer'],
  },
  'thread-and-temper': {
    openingHours: week('Europe/London', '9-17', '9-17'),
    languages: ['en', 'pa', 'ur'],
    paymentMethods: ['Card', 'Cash'],
  },
  'shireen-khan-atelier': {
    openingHours: week('Asia/Karachi', '', '', '', true),
    turnaround: weeks(6, 10),
    homeVisits: null,
    languages: ['ur', 'en', 'sd'],
    paymentMethods: ['Bank transfer', 'Cash'],
  },
};
