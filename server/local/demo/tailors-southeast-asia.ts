import type { DemoTailor } from './demo-tailor';

/** Vietnam, Thailand, the Philippines, Indonesia, Malaysia, Singapore. */
export const southeastAsia: readonly DemoTailor[] = [
  {
    slug: 'tiem-may-co-nhung-hoi-an',
    businessName: 'Tiệm May Cô Nhung, Hội An',
    owner: ['Hồng Nhung', 'Đặng'],
    place: { city: 'Hoi An', zipcode: '51300', country: 'Vietnam', at: [15.8794, 108.335] },
    reach: { phone: '091 555 01 42', whatsapp: '+84 91 555 01 42' },
    services: ["Women's Custom Wear", "Men's Custom Wear", 'Cultural & Traditional Wear', 'Alterations & Repairs'],
    cultures: ['Southeast Asian Wear', 'East Asian Wear'],
    garments: ['Ao Dai', 'Cheongsam/Qipao', "Men's Suits", 'Custom Shirts', 'Alterations'],
    bio:
      'May đo áo dài ba vòng, lấy trong hai ngày; áo vest bốn ngày. Travellers: please do not ask for a suit by tonight. ' +
      'I can do it, and you will not like it. Come on your first day in Hội An and not on your last.',
    pictures: [
      ['qipao', 'seigaiha', 'teal', 'Sườn xám in Huế silk, for Tết'],
      ['qipao', 'buta', 'rose', 'Closed at the shoulder with one knot', 'Cheongsam'],
      ['suit', 'herringbone', 'slate', 'Four days, three fittings, one rainstorm'],
      ['shirt', 'gingham', 'indigo', ''],
      ['cloth', 'seigaiha', 'emerald', 'Silk from Mã Châu'],
    ],
  },
  {
    slug: 'baan-phamai-tailor',
    businessName: 'Baan Phamai Tailor บ้านผ้าไหม',
    owner: ['Siriporn', 'Wongsuwan'],
    place: { city: 'Chiang Mai', zipcode: '50200', country: 'Thailand', at: [18.7904, 98.9847] },
    reach: { phone: '081 555 0142', whatsapp: '+66 81 555 0142' },
    services: ["Women's Custom Wear", 'Wedding & Bridal', 'Cultural & Traditional Wear'],
    cultures: ['Southeast Asian Wear'],
    garments: ['Traditional Thai Dress', 'Wedding Dresses', 'Bridesmaids Dresses', 'Formal Dresses'],
    bio:
      'Chut thai in Lamphun brocade and mudmee silk, sewn by lantern when the power goes. Brides try six styles before ' +
      'we cut one. The tea is free, the opinion of my mother also.',
    pictures: [
      ['cloth', 'ikat', 'purple', 'Mudmee from Khon Kaen, tied for three weeks'],
      ['wedding', 'buta', 'ivory', 'For the evening, after the water ceremony'],
      ['lehenga', 'ikat', 'ochre', 'Blouse, skirt and sash: our reading of chut thai for an Indian groom’s family'],
      ['cloth', 'buta', 'emerald', ''],
    ],
  },
  {
    slug: 'hinabi-barong-atelier',
    businessName: 'Hinabi Barong Atelier',
    owner: ['Maria Corazon', 'Villanueva'],
    place: { city: 'Manila', state: 'Metro Manila', zipcode: '1004', country: 'Philippines', at: [14.6042, 120.9822] },
    reach: { phone: '0917 555 0142', whatsapp: '+63 917 555 0142' },
    services: ["Men's Custom Wear", "Women's Custom Wear", 'Cultural & Traditional Wear', 'Formal & Evening Wear'],
    cultures: ['Southeast Asian Wear'],
    garments: ['Barong Tagalog', 'Terno', 'Evening Gowns', 'Embroidery'],
    bio:
      'Piña from Kalibo, calado from Lumban, butterfly sleeves that stay up through the whole reception. Malate. ' +
      'Rush barongs in jusi within the week; piña cannot be rushed.',
    pictures: [
      ['shirt', 'shweshwe', 'ivory', 'Barong in jusi, raya stripes of embroidery'],
      ['shirt', 'buta', 'ivory', 'Piña, calado at the cuffs'],
      ['ankara', 'buta', 'ivory', 'Gala gown, sleeves that stand', 'Evening gown'],
      ['ankara', 'seigaiha', 'denim', 'The same sleeve, lower', 'Evening gown'],
    ],
  },
  {
    slug: 'batik-tulis-bu-ratna',
    businessName: 'Batik Tulis Bu Ratna',
    owner: ['Ratna', 'Kusumawardani'],
    place: { city: 'Yogyakarta', state: 'Yogyakarta', country: 'Indonesia', at: [-7.8014, 110.3647] },
    reach: { phone: '0812 5550 1422', whatsapp: '+62 812 5550 1422' },
    services: ["Men's Custom Wear", "Women's Custom Wear", 'Cultural & Traditional Wear'],
    cultures: ['Southeast Asian Wear'],
    garments: ['Batik Clothing', 'Kebaya', 'Custom Shirts', 'Pattern Making'],
    bio:
      'Kampung Taman, under the water castle. I wax in the morning and sew after lunch. Parang is cut so that it runs ' +
      'unbroken from shoulder to hem; yes, that costs half a metre more.',
    pictures: [
      ['shirt', 'parang', 'umber', 'Parang, unbroken over the placket'],
      ['shirt', 'parang', 'indigo', 'Long sleeves, lined in cotton voile for the bank'],
      ['cloth', 'parang', 'umber', 'Third waxing, soga brown still to come'],
      ['cloth', 'parang', 'forest', ''],
      ['ankara', 'parang', 'ochre', 'Graduation, UGM', 'Evening gown'],
    ],
  },
  {
    slug: 'kebaya-dewi-sanur',
    businessName: 'Kebaya Dewi Sanur',
    owner: ['Ni Luh', 'Dewi'],
    place: { city: 'Denpasar', state: 'Bali', country: 'Indonesia', at: [-8.65, 115.2167] },
    reach: { whatsapp: '+62 813 5550 1933' },
    services: ["Women's Custom Wear", 'Cultural & Traditional Wear', 'Wedding & Bridal'],
    cultures: ['Southeast Asian Wear'],
    garments: ['Kebaya', 'Bridal Wear', 'Beading & Embellishments'],
    bio: 'On maternity leave until the odalan in my village. The shop next door keeps finished orders.',
    inactive: true,
    pictures: [
      ['wedding', 'seigaiha', 'ivory', 'Beach wedding, weighted hem'],
      ['cloth', 'ikat', 'madder', 'Endek from Sidemen'],
      ['lehenga', 'ikat', 'rose', 'Blouse and wrapped skirt for an Indian–Balinese wedding'],
    ],
  },
  {
    slug: 'nyonya-lim-and-daughter',
    businessName: 'Nyonya Lim & Daughter',
    owner: ['Poh Suan', 'Lim'],
    place: { city: 'George Town', state: 'Penang', zipcode: '10200', country: 'Malaysia', at: [5.4141, 100.3288] },
    reach: { phone: '012-555 0142', whatsapp: '+60 12-555 0142' },
    services: ["Women's Custom Wear", 'Cultural & Traditional Wear', 'Specialty Services'],
    cultures: ['Southeast Asian Wear', 'East Asian Wear'],
    garments: ['Kebaya', 'Cheongsam/Qipao', 'Batik Clothing', 'Embroidery'],
    bio:
      'Kebaya nyonya with sulam done on a 1956 Singer, by me, until the eyes give up; then by my daughter, who is ' +
      'better and must not be told. Armenian Street. Closed when the durians are good.',
    pictures: [
      ['qipao', 'buta', 'emerald', 'Cheongsam for the ninth day of New Year', 'Cheongsam'],
      ['qipao', 'buta', 'plum', 'Frogs tied by hand, peony shape', 'Cheongsam'],
      ['cloth', 'parang', 'oat', 'Sarong from Pekalongan, older than I am'],
      ['shirt', 'parang', 'plum', 'For the husband, from the remnant'],
    ],
  },
  {
    slug: 'stitch-and-mortar',
    businessName: 'Stitch & Mortar',
    owner: ['Wei-Ling', 'Tan'],
    place: { city: 'Singapore', zipcode: '058357', country: 'Singapore', at: [1.2897, 103.8501] },
    reach: { phone: '+65 8555 0142', whatsapp: '8555 0142' },
    services: ['Alterations & Repairs', "Women's Custom Wear", 'Cultural & Traditional Wear', 'Specialty Services'],
    cultures: ['East Asian Wear', 'South Asian Wear', 'Southeast Asian Wear'],
    garments: ['Cheongsam/Qipao', 'Kurta', 'Kebaya', 'Alterations', 'Sportswear'],
    bio:
      'A shophouse in Chinatown where a cheongsam, a baju and a kurta can hang on one rail. Racial Harmony Day is our ' +
      'Christmas. Jeans hemmed with the original edge, cycling kit repaired, zips replaced while you have lunch at Maxwell.',
    pictures: [
      ['qipao', 'shweshwe', 'indigo', 'Cotton, for wearing on the MRT', 'Cheongsam'],
      ['qipao', 'gingham', 'orange', 'Half-sized collar, no bones', 'Cheongsam'],
      ['kaftan', 'buta', 'teal', 'Kurta for Deepavali at the office', 'Kurta'],
      ['shirt', 'pinstripe', 'slate', 'Collar replaced from the tail', 'Alterations & Repairs'],
    ],
  },
];
