import type { DemoTailor } from './demo-tailor';

/** The United Kingdom and Ireland. */
export const britishIsles: readonly DemoTailor[] = [
  {
    slug: 'rye-lane-robes',
    businessName: 'Rye Lane Robes',
    owner: ['Bísí', 'Ọdúṣọ̀gà'],
    place: { city: 'London', zipcode: 'SE15 4ST', country: 'United Kingdom', at: [51.4737, -0.0693] },
    reach: { phone: '020 7946 0142', whatsapp: '07700 900156' },
    services: ["Women's Custom Wear", "Men's Custom Wear", 'Wedding & Bridal', 'Cultural & Traditional Wear'],
    cultures: ['African Attire', 'Caribbean Attire'],
    garments: ['Aso-Ebi', 'Agbada', 'Ankara Designs', 'Kaftan', 'Prom Dresses', 'Alterations'],
    bio:
      'Peckham, above the phone shop. Aso-ebi for London weddings cut in sizes you actually are, prom dresses in ankara ' +
      'for girls whose mothers said no strapless (we find a way). Fittings until nine on weekdays; Sundays I am in church.',
    pictures: [
      ['ankara', 'kente', 'purple', 'Prom in Peckham: strapless was negotiated', 'Evening gown'],
      ['ankara', 'adire', 'emerald', 'Aso-ebi, bride’s friends, 18 pieces', 'Aso-ebi'],
      ['agbada', 'shweshwe', 'indigo', 'Best man, Old Kent Road to Abẹ́òkúta'],
      ['ankara', 'mudcloth', 'madder', ''],
      ['kaftan', 'shweshwe', 'purple', 'Naming ceremony'],
    ],
  },
  {
    slug: 'thread-and-temper',
    businessName: 'Thread & Temper',
    owner: ['Imran', 'Sheikh'],
    place: { city: 'Bradford', zipcode: 'BD1 1HU', country: 'United Kingdom', at: [53.7939, -1.7521] },
    reach: { phone: '01632 960142', whatsapp: '+44 7700 900288' },
    services: ["Men's Custom Wear", 'Wedding & Bridal', 'Cultural & Traditional Wear', 'Formal & Evening Wear'],
    cultures: ['South Asian Wear'],
    garments: ['Sherwani', "Men's Suits", 'Kurta', 'Tuxedos', 'Business Attire'],
    bio:
      'Worsted is why my grandfather came to Bradford, and worsted is what I still cut: Huddersfield cloth, sherwani ' +
      'collar if you are getting married, notch lapel if you are getting a mortgage.',
    pictures: [
      ['sherwani', 'seigaiha', 'indigo', 'Sherwani in Yorkshire worsted, no shine at all'],
      ['sherwani', 'buta', 'purple', 'The brother wanted the shine'],
      ['suit', 'pinstripe', 'charcoal', 'Chalk stripe, Huddersfield, 13 oz'],
      ['suit', 'herringbone', 'slate', 'Interview, then wedding, then court: same suit'],
    ],
  },
  {
    slug: 'macrae-and-nic-leoid-kiltmakers',
    businessName: 'MacRae & Nic Leòid Kiltmakers',
    owner: ['Catrìona', 'Nic Leòid'],
    place: { city: 'Edinburgh', zipcode: 'EH1 1RF', country: 'United Kingdom', at: [55.9521, -3.1965] },
    reach: { phone: '0131 496 0142' },
    services: ["Men's Custom Wear", 'Cultural & Traditional Wear', 'Formal & Evening Wear', 'Alterations & Repairs'],
    cultures: ['European Traditional Wear'],
    garments: ['Custom Pants', "Men's Suits", 'Alterations', 'Formal Dresses'],
    bio:
      'Eight yards, hand-sewn, pleated to the sett unless you ask for the stripe. About twenty hours each, and we can ' +
      'only do three a month. Kilt too tight since the last wedding? Nobody needs to know: we move the straps.',
    pictures: [
      ['cloth', 'tartan', 'forest', 'Eight yards, 16 oz, Lochcarron'],
      ['cloth', 'tartan', 'madder', 'A district sett, for somebody with no clan and good taste'],
      ['suit', 'herringbone', 'charcoal', 'Argyll jacket, second fitting', 'Jacket'],
      ['suit', 'tartan', 'indigo', 'Trews made from the rest; this is the jacket', 'Jacket'],
      ['cloth', 'tartan', 'teal', ''],
    ],
  },
  {
    slug: 'pemberton-and-clarke',
    businessName: 'Pemberton & Clarke',
    owner: ['Dorothy', 'Clarke'],
    place: { city: 'London', zipcode: 'W1S 3PH', country: 'United Kingdom', at: [51.5116, -0.1408] },
    reach: { phone: '020 7946 0871' },
    services: ["Men's Custom Wear", "Women's Custom Wear", 'Formal & Evening Wear', 'Specialty Services'],
    garments: ["Men's Suits", "Women's Suits", 'Tuxedos', 'Uniform Design', 'Pattern Making'],
    bio:
      'I was the second woman apprenticed in our street and cut for two houses on it before I opened my own, downstairs ' +
      'and round the corner, where the rent is possible. Sixty hours to a suit. The first letter is free; after that ' +
      'come in and be measured.',
    pictures: [
      ['suit', 'pinstripe', 'indigo', 'Full canvas, sixty hours'],
      ['suit', 'houndstooth', 'charcoal', 'A hacking jacket for somebody who does hack', 'Jacket'],
      ['suit', 'pinstripe', 'slate', 'Lady’s, with a pocket that holds a telephone', 'Suit'],
    ],
  },
  {
    slug: 'ni-bhriain-mending-and-making',
    businessName: 'Ní Bhriain Mending & Making',
    owner: ['Aoife', 'Ní Bhriain'],
    place: { city: 'Dublin', zipcode: 'D08 X2A3', country: 'Ireland', at: [53.3331, -6.2489] },
    reach: { phone: '020 910 4471', whatsapp: '+353 20 910 4471' },
    services: ['Alterations & Repairs', 'Specialty Services', 'Cultural & Traditional Wear'],
    cultures: ['European Traditional Wear'],
    garments: ['Alterations', 'Embroidery', "Children's Clothing", 'Casual Wear'],
    bio:
      'Invisible mending, visible mending, and Irish dancing dresses that weigh what they should. The Liberties. I keep ' +
      'a jar of buttons older than the State; come and look for yours.',
    pictures: [
      ['suit', 'herringbone', 'oat', 'Donegal tweed, moth holes rewoven; find them', 'Jacket'],
      ['shirt', 'gingham', 'emerald', 'New cuffs in mustard, because he asked', 'Alterations & Repairs'],
      ['cloth', 'herringbone', 'oat', 'Magee, off the end of the roll'],
    ],
  },
];
