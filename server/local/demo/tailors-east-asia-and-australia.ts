import type { DemoTailor } from './demo-tailor';

/** Japan, South Korea, China, Hong Kong, Australia. */
export const eastAsiaAndAustralia: readonly DemoTailor[] = [
  {
    slug: 'matsuba-wasai',
    businessName: 'Matsuba Wasai 松葉和裁',
    owner: ['Kiyoko', 'Matsuba'],
    place: { city: 'Kyoto', zipcode: '604-8043', country: 'Japan', at: [35.0211, 135.7538] },
    reach: { phone: '075-555-0142' },
    services: ["Women's Custom Wear", 'Cultural & Traditional Wear', 'Alterations & Repairs', 'Specialty Services'],
    cultures: ['East Asian Wear'],
    garments: ['Kimono', 'Yukata', 'Alterations', 'Embroidery'],
    bio:
      'Hand-sewn throughout, so that it can be taken apart, washed and sewn again for your granddaughter. We resize ' +
      'inherited kimono: please bring the obi, and tea will be made while we look at the seams.',
    pictures: [
      ['kimono', 'seigaiha', 'indigo', 'Seigaiha komon, resized from a grandmother two sizes smaller'],
      ['kimono', 'seigaiha', 'emerald', 'For a first tea gathering'],
      ['kimono', 'shweshwe', 'indigo', 'Yukata, Gion Matsuri', 'Yukata'],
      ['cloth', 'seigaiha', 'denim', 'One tan, 12 metres, uncut'],
    ],
  },
  {
    slug: 'ginza-shirtmaker-ito',
    businessName: 'Ginza Shirtmaker Itō',
    owner: ['Haruki', 'Itō'],
    place: { city: 'Tokyo', zipcode: '104-0061', country: 'Japan', at: [35.6895, 139.6917] },
    reach: { phone: '+81 3-5555-0142', whatsapp: '+81 90-5555-0142' },
    services: ["Men's Custom Wear", 'Formal & Evening Wear'],
    garments: ['Custom Shirts', 'Business Attire', 'Tuxedos', 'Yukata'],
    bio:
      'Shirts only. Twenty-three measurements, one paper pattern that is yours, first shirt worn and washed three ' +
      'times before the second is cut.',
    pictures: [
      ['shirt', 'pinstripe', 'denim', 'Tenth shirt on the same pattern'],
      ['shirt', 'gingham', 'indigo', ''],
      ['shirt', 'houndstooth', 'indigo', 'Brushed twill, December'],
      ['kimono', 'shweshwe', 'slate', 'His summer yukata: the one exception to shirts only', 'Yukata'],
    ],
  },
  {
    slug: 'dalbit-hanbok',
    businessName: 'Dalbit Hanbok 달빛한복',
    owner: ['Eun-ji', 'Seo'],
    place: { city: 'Seoul', state: 'Seoul', zipcode: '03134', country: 'South Korea', at: [37.566, 126.9784] },
    reach: { phone: '010-5555-0142', whatsapp: '+82 10-5555-0142' },
    services: ["Women's Custom Wear", "Men's Custom Wear", 'Cultural & Traditional Wear', 'Wedding & Bridal'],
    cultures: ['East Asian Wear'],
    garments: ['Hanbok', 'Bridal Wear', "Children's Clothing"],
    bio:
      'Ramie in summer, myeongju silk in winter, and colours mixed on the bride’s own skin under the north window. ' +
      'Doljanchi sets for one-year-olds who will not stand still. Bukchon, uphill from the well.',
    pictures: [
      ['hanbok', 'seigaiha', 'rose', 'Bride’s mother, groom’s side: rose, never red'],
      ['hanbok', 'shweshwe', 'teal', 'Bride’s mother, bride’s side'],
      ['hanbok', 'gingham', 'purple', 'Everyday hanbok, washable'],
      ['hanbok', 'seigaiha', 'emerald', 'First Chuseok as a married woman'],
      ['cloth', 'seigaiha', 'rose', ''],
    ],
  },
  {
    slug: 'old-lane-qipao',
    businessName: 'Old Lane Qipao 弄堂旗袍',
    owner: ['Meihua', 'Shen'],
    place: { city: 'Shanghai', state: 'Shanghai', zipcode: '200020', country: 'China', at: [31.2222, 121.4581] },
    reach: {},
    services: ["Women's Custom Wear", 'Cultural & Traditional Wear', 'Formal & Evening Wear'],
    cultures: ['East Asian Wear'],
    garments: ['Cheongsam/Qipao', 'Hanfu', 'Couture', 'Embroidery'],
    bio:
      'I learned from Master Gu, who learned on Nanjing Road before the war, and who measured thirty-six points and ' +
      'remembered them all. I write them down. One dart fewer than the factory, one fitting more. Hanfu by request, ' +
      'Ming cut only.\n\nNo telephone. The door is open after two.',
    pictures: [
      ['qipao', 'seigaiha', 'teal', 'Teal jacquard, hand-knotted pankou'],
      ['qipao', 'buta', 'madder', 'Wedding banquet, third outfit of the night'],
      ['qipao', 'gingham', 'indigo', 'The 1940s, for going to buy soy sauce'],
      ['kimono', 'buta', 'plum', 'For a theatre company: a stage kimono, lined in red'],
      ['qipao', 'seigaiha', 'slate', ''],
    ],
  },
  {
    slug: 'wing-fat-bespoke',
    businessName: 'Wing Fat Bespoke',
    owner: ['Kwok-Wing', 'Leung'],
    place: { city: 'Hong Kong', state: 'Kowloon', country: 'Hong Kong', at: [22.2783, 114.1747] },
    reach: { phone: '5555 0142', whatsapp: '+852 5555 0142' },
    services: ["Men's Custom Wear", "Women's Custom Wear", 'Formal & Evening Wear', 'Alterations & Repairs'],
    garments: ["Men's Suits", "Women's Suits", 'Tuxedos', 'Custom Shirts', 'Business Attire'],
    bio:
      'Tsim Sha Tsui since 1968. We will make it in 24 hours if the bank says so, but good in six days. Your ' +
      'pattern stays on the hook.',
    pictures: [
      ['suit', 'pinstripe', 'charcoal', 'Six days, two fittings'],
      ['suit', 'herringbone', 'madder', 'Smoking jacket without the smoking', 'Jacket'],
      ['suit', 'houndstooth', 'indigo', 'A woman’s double vent'],
      ['shirt', 'pinstripe', 'indigo', 'Contrast cuff, initials inside'],
      ['suit', 'tartan', 'plum', ''],
    ],
  },
  {
    slug: 'footscray-cloth-and-thread',
    businessName: 'Footscray Cloth & Thread',
    owner: ['Achol', 'Deng'],
    place: { city: 'Melbourne', state: 'Victoria', zipcode: '3011', country: 'Australia', at: [-37.814, 144.9633] },
    reach: { phone: '0491 570 156', whatsapp: '+61 491 570 156' },
    services: ['Alterations & Repairs', "Women's Custom Wear", 'Cultural & Traditional Wear', 'Wedding & Bridal'],
    cultures: ['African Attire', 'Southeast Asian Wear'],
    garments: ['Kitenge', 'Habesha Kemis', 'Ao Dai', 'Bridesmaids Dresses', 'Alterations', 'Sportswear'],
    bio:
      'I started taking in work at my kitchen table in Sunshine, between two shifts; now it is a shop on Nicholson ' +
      'Street with my name on the glass. South Sudanese, Ethiopian and Vietnamese weddings, footy shorts, school blazers.\n\n' +
      'Bring the whole bridal party on a Sunday: the machines are off and there is room for prams.',
    pictures: [
      ['ankara', 'kente', 'madder', 'Traditional wedding in Werribee, bride’s second dress'],
      ['ankara', 'ikat', 'indigo', 'Bridesmaids, 11 of them, sizes 6 to 26'],
      ['wedding', 'buta', 'ivory', 'Found in an op shop, recut'],
      ['suit', 'pinstripe', 'plum', 'School blazer, sleeves let down twice', 'Uniform'],
    ],
  },
];
