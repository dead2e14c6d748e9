import type { DemoTailor } from './demo-tailor';

/** Morocco, Egypt, the United Arab Emirates, Türkiye. */
export const middleEastAndNorthAfrica: readonly DemoTailor[] = [
  {
    slug: 'dar-el-maalem-benjelloun',
    businessName: 'Dar el Maâlem Benjelloun',
    owner: ['Abdellatif', 'Benjelloun'],
    place: { city: 'Fès', zipcode: '30000', country: 'Morocco', at: [34.0331, -5.0003] },
    reach: { phone: '0661-555014', whatsapp: '+212 661-555014' },
    services: ["Women's Custom Wear", 'Wedding & Bridal', 'Cultural & Traditional Wear', 'Specialty Services'],
    cultures: ['Middle Eastern Wear'],
    garments: ['Moroccan Caftan', 'Djellaba', 'Embroidery', 'Couture'],
    bio:
      'Sfifa and aâkad made by hand in the medina, seven hundred silk buttons on a wedding takchita and every one of ' +
      'them tied by somebody whose name I can tell you. Rcif gate, ask for the maâlem with the blue door.',
    pictures: [
      ['kaftan', 'buta', 'emerald', 'Caftan, sfifa in gold thread, forty aâkad down the front', 'Moroccan Caftan'],
      ['kaftan', 'buta', 'rose', 'Henna evening', 'Moroccan Caftan'],
      ['kaftan', 'herringbone', 'oat', 'Winter djellaba, Ouezzane wool', 'Djellaba'],
      ['cloth', 'buta', 'madder', 'Fès brocade, one arm’s length a day'],
    ],
  },
  {
    slug: 'lalla-zineb-couture',
    businessName: 'Lalla Zineb Couture',
    owner: ['Zineb', 'El Idrissi'],
    place: { city: 'Casablanca', zipcode: '20250', country: 'Morocco', at: [33.5883, -7.6114] },
    reach: { whatsapp: '+212 662-555028' },
    services: ["Women's Custom Wear", 'Formal & Evening Wear', 'Wedding & Bridal'],
    garments: ['Evening Gowns', 'Formal Dresses', "Women's Suits", 'Wedding Dresses'],
    bio: 'Evening clothes for women who drive themselves home. Maârif, by appointment; I answer messages, not calls.',
    pictures: [
      ['wedding', 'seigaiha', 'ivory', 'Civil ceremony, ankle length'],
      ['ankara', 'buta', 'plum', 'Velvet, gala at the Villa des Arts', 'Evening gown'],
      ['suit', 'houndstooth', 'plum', 'A woman’s jacket with a man’s shoulder', 'Jacket'],
    ],
  },
  {
    slug: 'khayyat-el-hussein',
    businessName: 'Khayyat El-Hussein خياط الحسين',
    owner: ['Mahmoud', 'Abdel-Fattah'],
    place: { city: 'Cairo', country: 'Egypt', at: [30.0444, 31.2357] },
    reach: { phone: '010 0555 0142' },
    services: ["Men's Custom Wear", 'Alterations & Repairs', 'Cultural & Traditional Wear'],
    cultures: ['Middle Eastern Wear'],
    garments: ['Jalabiya', "Men's Suits", 'Custom Shirts', 'Alterations'],
    bio:
      'Galabeya baladi and galabeya ifrangi, summer poplin and winter wool, from the same shop behind al-Azhar where my ' +
      'grandfather sewed for sheikhs and for film extras. Bring a good one that has worn out: I copy it to the stitch.',
    pictures: [
      ['kaftan', 'pinstripe', 'indigo', 'Galabeya ifrangi, collar and cuffs', 'Jalabiya'],
      ['kaftan', 'pinstripe', 'slate', 'Copy of one from 1974, down to the inside pocket', 'Jalabiya'],
      ['suit', 'herringbone', 'slate', ''],
      ['shirt', 'pinstripe', 'denim', 'Collar turned: another ten years', 'Alterations & Repairs'],
    ],
  },
  {
    slug: 'al-noor-kandora-and-abaya',
    businessName: 'Al Noor Kandora & Abaya',
    owner: ['Noora', 'Al Suwaidi'],
    place: { city: 'Dubai', country: 'United Arab Emirates', at: [25.2697, 55.3095] },
    reach: { phone: '050 555 0188', whatsapp: '+971 50 555 0188' },
    services: ["Men's Custom Wear", "Women's Custom Wear", 'Cultural & Traditional Wear', 'Formal & Evening Wear'],
    cultures: ['Middle Eastern Wear', 'South Asian Wear'],
    garments: ['Thobe/Thawb', 'Abaya', 'Sherwani', 'Embroidery', 'Evening Gowns'],
    bio:
      'Kandoras with the tarboosh tied by hand, abayas in Japanese crepe that does not shine in the sun. Three ' +
      'cutters: one from Sharjah, one from Kozhikode, one from Lahore. Deira, Naif Road; open until eleven at night.',
    pictures: [
      ['kaftan', 'herringbone', 'oat', 'Winter kandora in a wool that breathes', 'Thobe'],
      ['kaftan', 'pinstripe', 'ivory', 'Kandora, Emirati neck, six a year for one client', 'Thobe'],
      ['sherwani', 'buta', 'emerald', 'For a nikah in Deira'],
      ['ankara', 'seigaiha', 'slate', 'Under the abaya', 'Evening gown'],
    ],
  },
  {
    slug: 'marina-hem-and-fit',
    businessName: 'Marina Hem & Fit',
    owner: ['Rashid', 'Pallikkal'],
    place: { city: 'Sharjah', country: 'United Arab Emirates', at: [25.3374, 55.4121] },
    reach: { phone: '+971 55 555 0134', whatsapp: '+971 55 555 0134' },
    services: ['Alterations & Repairs', 'Specialty Services'],
    garments: ['Alterations', 'Custom Pants', 'Uniform Design', 'Leather Work'],
    inactive: true,
    pictures: [
      ['shirt', 'gingham', 'purple', 'Taken in at the side seams', 'Alterations & Repairs'],
      ['suit', 'pinstripe', 'forest', 'Sleeves shortened from the shoulder, buttons kept'],
      ['suit', 'herringbone', 'teal', 'Front desk, hotel in Al Majaz', 'Uniform'],
    ],
  },
  {
    slug: 'terzi-gulsen-yildirim',
    businessName: 'Terzi Gülşen Yıldırım',
    owner: ['Gülşen', 'Yıldırım'],
    place: { city: 'Istanbul', zipcode: '34433', country: 'Türkiye', at: [41.0138, 28.9497] },
    reach: { phone: '+90 532 555 01 27', whatsapp: '0532 555 01 27' },
    services: ["Women's Custom Wear", 'Wedding & Bridal', 'Formal & Evening Wear', 'Cultural & Traditional Wear'],
    cultures: ['Middle Eastern Wear', 'European Traditional Wear'],
    garments: ['Evening Gowns', 'Wedding Dresses', 'Bridal Wear', 'Couture', 'Beading & Embellishments'],
    bio:
      'Kına gecesi için bindallı, düğün için gelinlik, ertesi sabah için sade bir elbise. Cihangir’de küçük bir atölye, ' +
      'prova randevuyla.\n\nI trained in the costume shop of the State Opera, which is why my seams survive dancing.',
    pictures: [
      ['wedding', 'buta', 'ivory', 'Silk from Bursa, 22 covered buttons'],
      ['kaftan', 'buta', 'madder', 'Bindallı velvet for a henna night'],
      ['ankara', 'ikat', 'plum', 'Bosphorus wedding guest, quick to pack', 'Evening gown'],
      ['cloth', 'ikat', 'indigo', 'Silk ikat, kept for the right client'],
      ['wedding', 'seigaiha', 'ivory', ''],
    ],
  },
  {
    slug: 'ozdemir-erkek-terzisi',
    businessName: 'Özdemir Erkek Terzisi',
    owner: ['İsmail', 'Özdemir'],
    place: { city: 'Gaziantep', zipcode: '27010', country: 'Türkiye', at: [37.0594, 37.3825] },
    reach: { phone: '0342 555 01 63' },
    services: ["Men's Custom Wear", 'Alterations & Repairs', 'Formal & Evening Wear'],
    garments: ["Men's Suits", 'Custom Shirts', 'Custom Pants', 'Leather Work'],
    bio: 'Tailor’s son, tailor’s grandson. Kutnu silk linings from the last looms in the bazaar. Two fittings, always.',
    pictures: [
      ['suit', 'houndstooth', 'oat', 'Kutnu silk inside, nobody knows but him'],
      ['suit', 'herringbone', 'forest', ''],
      ['shirt', 'pinstripe', 'indigo', 'Single-needle, eighteen to the inch'],
    ],
  },
];
