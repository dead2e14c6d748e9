import { demoAccount } from '../identity/accounts';
import type { DemoTailor } from './demo-tailor';

/** The tailor of the demo account on the sign-in page. */
export const demoAccountTailor: DemoTailor = {
  slug: 'adesina-and-mehta',
  businessName: 'Adéṣínà & Mehta Tailoring',
  owner: [demoAccount.firstName, demoAccount.lastName],
  place: { city: 'Leicester', zipcode: 'LE3 0BT', country: 'United Kingdom', at: [52.6386, -1.1317] },
  reach: { phone: '+44 7700 900142', whatsapp: '+44 7700 900142' },
  services: ['Alterations & Repairs', "Men's Custom Wear", 'Cultural & Traditional Wear'],
  cultures: ['African Attire', 'South Asian Wear'],
  garments: ['Agbada', 'Sherwani', "Men's Suits", 'Kaftan'],
  bio:
    'Bespoke and alterations on Narborough Road since 2009. Sunday suits, agbada and sherwani for weddings, school ' +
    'uniforms in August. Hand-finished; first fitting within a week.',
  pictures: [
    ['agbada', 'adire', 'indigo', 'Indigo adire agbada with hand embroidery, made for a naming ceremony in Abeokuta'],
    ['lehenga', 'buta', 'rose', 'Rose lehenga, zardozi border; the blouse re-cut from a grandmother’s sari'],
    ['suit', 'herringbone', 'forest', 'Forest herringbone, half canvas'],
    ['sherwani', 'buta', 'madder', ''],
    ['shirt', 'gingham', 'indigo', 'Gingham, single-needle seams'],
    ['kaftan', 'shweshwe', 'purple', 'Shweshwe from Durban, lined in cotton lawn'],
  ],
};
