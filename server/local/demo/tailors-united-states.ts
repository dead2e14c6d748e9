import type { DemoTailor } from './demo-tailor';

/** The United States without New York and New Jersey. */
export const unitedStates: readonly DemoTailor[] = [
  {
    slug: 'emeka-and-minh-tailors-of-bellaire',
    businessName: 'Emeka & Minh, Tailors of Bellaire',
    owner: ['Emeka', 'Nwachukwu'],
    place: { city: 'Houston', state: 'Texas', zipcode: '77036', country: 'United States', at: [29.6984, -95.5405] },
    reach: { phone: '(713) 555-0184', whatsapp: '+1 713 555 0184' },
    services: ["Men's Custom Wear", "Women's Custom Wear", 'Cultural & Traditional Wear', 'Wedding & Bridal'],
    cultures: ['African Attire', 'Southeast Asian Wear'],
    garments: ['Agbada', 'Kaftan', 'Ao Dai', "Men's Suits", 'Aso-Ebi'],
    bio:
      'Two men who met in line at the fabric warehouse. He does áo dài, I do agbada, we both do suits, and between us ' +
      'there is no wedding on Bellaire Boulevard that we cannot dress. Closed Mondays; the brisket place next door is not.',
    pictures: [
      ['agbada', 'pinstripe', 'emerald', 'Igbo groom, Vietnamese bride: this one is his'],
      ['qipao', 'buta', 'emerald', 'And this one is hers, tea ceremony', 'Cheongsam'],
      ['suit', 'houndstooth', 'indigo', 'Father of the bride, rodeo cut'],
      ['kaftan', 'pinstripe', 'indigo', 'Senator, one day late and forgiven'],
      ['ankara', 'shweshwe', 'teal', 'Aso-ebi for the bridesmaids from Huế', 'Aso-ebi'],
    ],
  },
  {
    slug: 'sweet-auburn-tailoring',
    businessName: 'Sweet Auburn Tailoring',
    owner: ['Lorraine', 'Whitfield'],
    place: { city: 'Atlanta', state: 'Georgia', zipcode: '30312', country: 'United States', at: [33.7467, -84.3781] },
    reach: { phone: '(404) 555-0127', whatsapp: '+1 404 555 0127' },
    services: ["Women's Custom Wear", 'Formal & Evening Wear', 'Alterations & Repairs', 'Wedding & Bridal'],
    garments: ['Prom Dresses', 'Evening Gowns', "Women's Suits", 'Bridesmaids Dresses', 'Alterations'],
    bio:
      'Usher board suits, choir robes, prom and the Links gala. My mother-in-law taught me to sew a French seam before ' +
      'she would let me marry her son. Bring your shoes to the fitting: I hem to the shoe and not to the promise.',
    pictures: [
      ['ankara', 'ikat', 'rose', 'Prom, southwest Atlanta', 'Evening gown'],
      ['suit', 'herringbone', 'oat', 'First Sunday', 'Suit'],
      ['ankara', 'seigaiha', 'emerald', 'Links gala', 'Evening gown'],
      ['wedding', 'buta', 'ivory', 'Her mother’s, let out and beaded over'],
    ],
  },
  {
    slug: 'wilshire-hanbok-and-hem',
    businessName: 'Wilshire Hanbok & Hem',
    owner: ['Grace', 'Pak'],
    place: {
      city: 'Los Angeles',
      state: 'California',
      zipcode: '90010',
      country: 'United States',
      at: [34.0606, -118.3027],
    },
    reach: { phone: '+1 213 555 0155' },
    services: ['Cultural & Traditional Wear', 'Alterations & Repairs', "Women's Custom Wear"],
    cultures: ['East Asian Wear', 'Latin American Attire'],
    garments: ['Hanbok', 'Kimono', 'Alterations', 'Prom Dresses'],
    bio:
      'Paebaek hanbok to rent or to keep, quinceañera gowns taken in the same afternoon. Koreatown; validated ' +
      'parking.',
    pictures: [
      ['hanbok', 'shweshwe', 'rose', 'Paebaek'],
      ['hanbok', 'gingham', 'orange', 'First birthday, mother’s set'],
      ['ankara', 'buta', 'purple', 'Quinceañera court, dama', 'Evening gown'],
      ['kimono', 'seigaiha', 'rose', 'Obon, Little Tokyo'],
    ],
  },
  {
    slug: 'cedar-riverside-stitching',
    businessName: 'Cedar-Riverside Stitching',
    owner: ['Hodan', 'Warsame'],
    place: {
      city: 'Minneapolis',
      state: 'Minnesota',
      zipcode: '55454',
      country: 'United States',
      at: [44.9682, -93.2429],
    },
    reach: { whatsapp: '+1 612 555 0162' },
    services: ["Women's Custom Wear", 'Cultural & Traditional Wear', 'Alterations & Repairs'],
    cultures: ['African Attire', 'Middle Eastern Wear'],
    garments: ['Abaya', 'Jalabiya', "Children's Clothing", 'Alterations', 'Sportswear'],
    bio:
      'Abayas that fit under a parka, guntiino, sports hijabs for two high-school teams. Women only in the fitting ' +
      'room, always.',
    pictures: [
      ['kaftan', 'seigaiha', 'slate', 'Winter jalabiya, flannel-lined', 'Jalabiya'],
      ['kaftan', 'buta', 'purple', 'Eid', 'Jalabiya'],
      ['cloth', 'tartan', 'teal', 'Lining: warmer than it looks'],
    ],
  },
  {
    slug: 'kowalczyk-tailor-shop',
    businessName: 'Kowalczyk Tailor Shop',
    owner: ['Stan', 'Kowalczyk'],
    place: { city: 'Chicago', state: 'Illinois', zipcode: '60618', country: 'United States', at: [41.9464, -87.7042] },
    reach: { phone: '(773) 555-0118' },
    services: ['Alterations & Repairs', "Men's Custom Wear"],
    garments: ['Alterations', "Men's Suits", 'Uniform Design'],
    bio: 'Retired in the fall. If your ticket is still on the rack, call my daughter.',
    inactive: true,
    pictures: [
      ['suit', 'herringbone', 'slate', ''],
      ['suit', 'tartan', 'madder', 'Sport coat, relined', 'Jacket'],
      ['shirt', 'houndstooth', 'indigo', 'Diner uniform, twelve pieces', 'Uniform'],
    ],
  },
  {
    slug: 'kalihi-kimono-and-aloha',
    businessName: 'Kalihi Kimono & Aloha',
    owner: ['Noelani', 'Nakamura'],
    place: { city: 'Honolulu', state: 'Hawaii', zipcode: '96819', country: 'United States', at: [21.3488, -157.8759] },
    reach: { phone: '+1 808 555 0149' },
    services: ["Men's Custom Wear", "Women's Custom Wear", 'Cultural & Traditional Wear', 'Specialty Services'],
    cultures: ['East Asian Wear', 'Southeast Asian Wear'],
    garments: ['Kimono', 'Yukata', 'Barong Tagalog', 'Custom Shirts', 'Casual Wear'],
    bio:
      'Reverse-print aloha shirts matched across the pocket, bon dance yukata, barong for Filipino graduations. My ' +
      'tūtū’s rule still hangs over the table: measure the person, not the size on the label.',
    pictures: [
      ['kimono', 'shweshwe', 'teal', 'Bon dance, Waipahu', 'Yukata'],
      ['shirt', 'seigaiha', 'teal', 'Matched across the pocket'],
      ['shirt', 'buta', 'rose', 'Groom and five groomsmen'],
      ['shirt', 'shweshwe', 'ivory', 'Barong for a nursing school graduation'],
    ],
  },
];
