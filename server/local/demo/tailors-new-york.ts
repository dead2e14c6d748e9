import type { DemoTailor } from './demo-tailor';

/** New York and the New Jersey side of the river. */
export const newYork: readonly DemoTailor[] = [
  {
    slug: 'adunni-couture',
    businessName: 'Adunni Couture',
    owner: ['Àdùnní', 'Ọlálékan'],
    place: { city: 'Brooklyn', state: 'New York', zipcode: '11213', country: 'United States', at: [40.6501, -73.9496] },
    reach: { phone: '+1 718 555 0142', whatsapp: '+1 718 555 0142' },
    services: ['Wedding & Bridal', 'Cultural & Traditional Wear', "Women's Custom Wear", "Men's Custom Wear"],
    cultures: ['African Attire', 'Caribbean Attire'],
    garments: ['Aso-Ebi', 'Agbada', 'Kaftan', 'Ankara Designs', 'Bubu/Boubou', 'Wedding Dresses', 'Embroidery'],
    bio:
      'I learned to cut on my father’s table in Abẹ́òkúta and opened my own room in Crown Heights in 2011. Aso-ebi for ' +
      'whole wedding parties is what most people know me for; quiet, well-made clothes for every day are what I love.\n\n' +
      'First fitting is free. Bring your own cloth or choose from mine.\nEvenings from six, Saturdays all day.',
    pictures: [
      ['ankara', 'kente', 'orange', 'Off-shoulder kente gown for Ngozi’s traditional engagement'],
      ['agbada', 'adire', 'indigo', 'Three-piece agbada in hand-dyed adire'],
      ['kaftan', 'shweshwe', 'emerald', ''],
      ['wedding', 'buta', 'ivory', 'Lace wedding dress, second fitting'],
      ['agbada', 'shweshwe', 'plum', 'Groom’s agbada, Lagos to Brooklyn in nine days'],
      ['ankara', 'adire', 'teal', 'Aso-ebi, one of fourteen', 'Aso-ebi'],
    ],
  },
  {
    slug: 'nguyen-thi-huong-ao-dai',
    businessName: 'Nguyễn Thị Hương Áo Dài',
    owner: ['Thị Hương', 'Nguyễn'],
    place: { city: 'Brooklyn', state: 'New York', zipcode: '11220', country: 'United States', at: [40.6415, -74.0152] },
    reach: { phone: '+1 917 555 0188', whatsapp: '+1 917 555 0188' },
    services: ['Cultural & Traditional Wear', 'Wedding & Bridal'],
    cultures: ['Southeast Asian Wear'],
    garments: ['Ao Dai', 'Cheongsam/Qipao', 'Bridal Wear'],
    bio: 'Áo dài in silk and velvet, measured once and remembered. Second-generation workroom on 8th Avenue.',
    pictures: [
      ['qipao', 'buta', 'madder', 'Tea ceremony, bride’s second dress', 'Cheongsam'],
      ['qipao', 'seigaiha', 'emerald', 'Sườn xám for the mother of the groom', 'Cheongsam'],
      ['cloth', 'buta', 'teal', 'Silk velvet, waiting for Tết'],
      ['wedding', 'seigaiha', 'ivory', 'The white one, for Prospect Park'],
    ],
  },
  {
    slug: 'meera-kapoor-atelier',
    businessName: 'Meera Kapoor Atelier',
    owner: ['Meera', 'Kapoor'],
    place: {
      city: 'Jackson Heights',
      state: 'New York',
      zipcode: '11372',
      country: 'United States',
      at: [40.7557, -73.8855],
    },
    reach: { phone: '+1 347 555 0119', whatsapp: '+1 347 555 0119' },
    services: [
      'Wedding & Bridal',
      'Cultural & Traditional Wear',
      'Specialty Services',
      "Women's Custom Wear",
      "Men's Custom Wear",
    ],
    cultures: ['South Asian Wear', 'Middle Eastern Wear', 'Caribbean Attire'],
    garments: ['Lehenga', 'Sherwani', 'Saree/Sari', 'Anarkali', 'Embroidery', 'Beading & Embellishments'],
    bio:
      'Lehengas, sherwanis and blouses with hand zardozi. Bring the cloth from home or choose from ours; bridal ' +
      'bookings from four months ahead.',
    pictures: [
      ['lehenga', 'buta', 'madder', 'Red for the pheras, 11 lb with the work'],
      ['lehenga', 'ikat', 'purple', 'Sangeet, pockets in the skirt'],
      ['sherwani', 'buta', 'plum', 'Groom from Guyana, baraat down 37th Avenue'],
      ['sherwani', 'seigaiha', 'teal', ''],
      ['lehenga', 'seigaiha', 'rose', 'Reception'],
    ],
  },
  {
    slug: 'ferrara-and-sons',
    businessName: 'Ferrara & Sons',
    owner: ['Vincent', 'Ferrara'],
    place: { city: 'Hoboken', state: 'New Jersey', zipcode: '07030', country: 'United States', at: [40.744, -74.0324] },
    reach: { phone: '(201) 555-0173' },
    services: ["Men's Custom Wear", 'Formal & Evening Wear', 'Alterations & Repairs'],
    garments: ["Men's Suits", 'Tuxedos', 'Business Attire', 'Alterations'],
    bio: 'Bespoke suits on the premises since 1961. Two fittings, canvassed fronts, no shortcuts.',
    pictures: [
      ['suit', 'pinstripe', 'charcoal', 'Canvassed front, banker’s stripe'],
      ['suit', 'tartan', 'forest', 'Windowpane for the racetrack'],
      ['suit', 'herringbone', 'charcoal', 'Communion to graduation: let out four times'],
      ['shirt', 'pinstripe', 'denim', 'Contrast cuffs, like it’s 1987'],
    ],
  },
  {
    slug: 'bukolas-stitch-room',
    businessName: 'Bùkọ́lá’s Stitch Room',
    owner: ['Bùkọ́lá', 'Fáṣọlá'],
    place: { city: 'Newark', state: 'New Jersey', zipcode: '07108', country: 'United States', at: [40.7357, -74.1724] },
    reach: { phone: '+1 973 555 0106', whatsapp: '+1 973 555 0106' },
    services: ['Alterations & Repairs', "Women's Custom Wear", 'Cultural & Traditional Wear'],
    cultures: ['African Attire'],
    garments: ['Kaftan', 'Bubu/Boubou', 'Uniform Design', 'Alterations'],
    bio: 'Kaftans, bubu and school uniforms. Same-week alterations when the calendar allows.',
    pictures: [
      ['kaftan', 'ikat', 'teal', 'Kaftan in ikat for a naming ceremony'],
      ['agbada', 'adire', 'plum', 'Bubu, free size, really', 'Bubu/Boubou'],
      ['shirt', 'gingham', 'rose', 'Charter school in the South Ward', 'Uniform'],
    ],
  },
  {
    slug: 'ipek-terzi-yildiz',
    businessName: 'İpek Terzi Yıldız',
    owner: ['İpek', 'Yıldız'],
    place: {
      city: 'Paterson',
      state: 'New Jersey',
      zipcode: '07503',
      country: 'United States',
      at: [40.9168, -74.1718],
    },
    reach: { phone: '+1 862 555 0131' },
    services: ['Formal & Evening Wear', 'Alterations & Repairs', 'Cultural & Traditional Wear'],
    cultures: ['Middle Eastern Wear'],
    garments: ['Evening Gowns', 'Prom Dresses', 'Alterations'],
    pictures: [
      ['ankara', 'buta', 'rose', 'Prom', 'Evening gown'],
      ['wedding', 'buta', 'ivory', 'Bustle added, five points'],
      ['kaftan', 'buta', 'plum', 'Henna night on Main Street'],
    ],
  },
];
