import type { DemoTailor } from './demo-tailor';

/** Nigeria, Ghana, Senegal, Mali. */
export const westAfrica: readonly DemoTailor[] = [
  {
    slug: 'adeyemi-and-daughters',
    businessName: 'Adéyẹmí & Daughters',
    owner: ['Títílayọ̀', 'Adéyẹmí'],
    place: { city: 'Lagos', state: 'Lagos', country: 'Nigeria', at: [6.501, 3.3581] },
    reach: { phone: '0803 555 0142', whatsapp: '0803 555 0142' },
    services: ["Women's Custom Wear", 'Wedding & Bridal', 'Cultural & Traditional Wear'],
    cultures: ['African Attire'],
    garments: ['Aso-Ebi', 'Ankara Designs', 'Bridal Wear', 'Kaftan', 'Beading & Embellishments'],
    bio:
      'My mother rented one machine on Adéníran Ògúnsànyà Street in 1988; my sister and I now run nine in the same ' +
      'room. Aso-ebi is our bread: bring us the bale and the guest list, and every aunty is measured, cut and fitted ' +
      'before the week of the wedding.\n\nWe work by appointment Tuesday to Saturday. NEPA or no NEPA, the date holds.',
    pictures: [
      ['ankara', 'adire', 'indigo', 'Aso-ebi for the bride’s side, one of thirty-two', 'Aso-ebi'],
      ['ankara', 'shweshwe', 'emerald', 'Puff sleeves on a mermaid skirt, lined to the knee'],
      ['wedding', 'buta', 'ivory', 'White wedding in the morning, changed by two o’clock'],
      ['agbada', 'buta', 'ochre', 'The groom’s own, so that he is seen from the gate'],
      ['ankara', 'ikat', 'purple', 'Mother of the bride, engagement day', 'Aso-ebi'],
    ],
  },
  {
    slug: 'olaniyan-aso-oke',
    businessName: 'Ọláníyan Aṣọ-Òkè',
    owner: ['Káyọ̀dé', 'Ọláníyan'],
    place: { city: 'Ibadan', state: 'Oyo', country: 'Nigeria', at: [7.3776, 3.947] },
    reach: { phone: '+234 805 555 0117', whatsapp: '+234 805 555 0117' },
    services: ["Men's Custom Wear", 'Cultural & Traditional Wear'],
    cultures: ['African Attire'],
    garments: ['Agbada', 'Kaftan', 'Embroidery', 'Traditional African Attire'],
    bio:
      'Ìṣẹ́yìn weavers bring the strips on Thursdays and we sew them edge to edge the same week. Agbada with hand ' +
      'embroidery takes five weeks; ask for machine and I will do it in two, but I will ask you once more.',
    pictures: [
      ['agbada', 'pinstripe', 'plum', 'Sányán strips, hand-worked neck, chieftaincy in Ọ̀yọ́'],
      ['agbada', 'adire', 'teal', 'Four knives at the breast, five weeks of evenings'],
      ['kaftan', 'pinstripe', 'umber', 'For under the agbada, and for after it comes off'],
      ['cloth', 'kente', 'madder', 'Strips as they came off the loom, before they are joined'],
    ],
  },
  {
    slug: 'sade-ogunbiyi-adire',
    businessName: 'Ṣadé Ògúnbíyì Àdìrẹ',
    owner: ['Fọlàṣadé', 'Ògúnbíyì'],
    place: { city: 'Abeokuta', state: 'Ogun', zipcode: '110001', country: 'Nigeria', at: [7.1557, 3.3451] },
    reach: { phone: '0703 555 0166', whatsapp: '+234 703 555 0166' },
    services: ["Women's Custom Wear", 'Cultural & Traditional Wear', 'Specialty Services'],
    cultures: ['African Attire'],
    garments: ['Bubu/Boubou', 'Kaftan', 'Ankara Designs', 'Fashion Design', 'Pattern Making'],
    bio:
      'Third generation in Ìtòkú market. We tie, stitch and paint the cassava paste ourselves, dip in real indigo, ' +
      'and then cut so that the pattern sits where the dyer meant it to sit. Sizes from 8 to 28, same price.',
    pictures: [
      ['cloth', 'adire', 'indigo', 'Ìbàdàn Dùn, eleven dips'],
      ['agbada', 'adire', 'indigo', 'Bubu cut from one length, no seam at the shoulder', 'Bubu/Boubou'],
      ['kaftan', 'adire', 'denim', 'Second dip, left pale on purpose'],
      ['ankara', 'adire', 'plum', 'Kola-nut overdye on indigo'],
      ['cloth', 'adire', 'forest', 'A trial: indigo over onion skin'],
      ['shirt', 'adire', 'teal', ''],
    ],
  },
  {
    slug: 'malam-sani-babban-riga',
    businessName: 'Malam Sani Babban Riga',
    owner: ['Sani', 'Garba'],
    place: { city: 'Kano', state: 'Kano', zipcode: '700001', country: 'Nigeria', at: [12.0022, 8.592] },
    reach: { phone: '+234 806 555 0190' },
    services: ["Men's Custom Wear", 'Cultural & Traditional Wear'],
    cultures: ['African Attire', 'Middle Eastern Wear'],
    garments: ['Agbada', 'Kaftan', 'Jalabiya', 'Thobe/Thawb', 'Embroidery'],
    bio: 'Babban riga, kaftan and zanna caps near Kurmi market. Aska biyu embroidered by hand. No work on Fridays.',
    pictures: [
      ['agbada', 'shweshwe', 'ivory', 'Aska biyu on white shadda, for the Eid durbar'],
      ['kaftan', 'pinstripe', 'slate', 'Senator cut, trousers to match'],
      ['kaftan', 'seigaiha', 'teal', 'Long jalabiya, piped placket', 'Jalabiya'],
    ],
  },
  {
    slug: 'isi-agu-house',
    businessName: 'Ìsí Agụ House',
    owner: ['Chukwuemeka', 'Ezeani'],
    place: { city: 'Enugu', state: 'Enugu', zipcode: '400001', country: 'Nigeria', at: [6.4584, 7.5464] },
    reach: { phone: '0816 555 0123', whatsapp: '0816 555 0123' },
    services: ["Men's Custom Wear", 'Cultural & Traditional Wear', 'Formal & Evening Wear'],
    cultures: ['African Attire'],
    garments: ['Traditional African Attire', 'Dashiki', "Men's Suits", 'Custom Shirts'],
    bio:
      'Lion-head tops with gold buttons for title-taking, plain black suits for burials, and nothing in between until ' +
      'my sons join the business. Ogbete Main Market, Kenyatta side, upstairs.',
    pictures: [
      ['kaftan', 'buta', 'madder', 'Red for the ọzọ title, gold shank buttons'],
      ['suit', 'herringbone', 'charcoal', 'Black herringbone, ready in six days for a burial in Nsukka'],
      ['shirt', 'mudcloth', 'umber', 'Dashiki-weight cotton, soft collar'],
      ['kaftan', 'buta', 'ochre', ''],
    ],
  },
  {
    slug: 'the-yaba-bench',
    businessName: 'The Yaba Bench',
    owner: ['Ngozi', 'Umeh'],
    place: { city: 'Lagos', state: 'Lagos', country: 'Nigeria', at: [6.5158, 3.3705] },
    reach: { whatsapp: '0909 555 0138' },
    services: ['Alterations & Repairs', "Men's Custom Wear", "Women's Custom Wear"],
    garments: ['Alterations', 'Business Attire', 'Custom Shirts', 'Custom Pants', 'Uniform Design'],
    bio:
      'Office clothes for people who leave the house at 5:30. Message me on WhatsApp with a photo of what you like and ' +
      'a photo of what went wrong last time. School and hospital uniforms from ten pieces.',
    pictures: [
      ['shirt', 'gingham', 'indigo', 'Slim, not tight: room to raise a hand in the bus'],
      ['suit', 'pinstripe', 'indigo', 'Skirt suit jacket, tropical weight', 'Jacket'],
      ['shirt', 'gingham', 'emerald', 'House colours for a school in Akoka, 140 pieces', 'Uniform'],
    ],
  },
  {
    slug: 'naa-dei-kaba-and-slit',
    businessName: 'Naa Dei Kaba & Slit',
    owner: ['Naa Dei', 'Lamptey'],
    place: { city: 'Accra', state: 'Greater Accra', country: 'Ghana', at: [5.556, -0.1969] },
    reach: { phone: '024 555 0131', whatsapp: '+233 24 555 0131' },
    services: ["Women's Custom Wear", 'Wedding & Bridal', 'Cultural & Traditional Wear'],
    cultures: ['African Attire'],
    garments: ['Kaba & Slit', 'Kente', 'Bridal Wear', 'Ankara Designs', 'Formal Dresses'],
    bio:
      'Engagement kaba in real Bonwire kente, church kaba in wax print, funeral cloth in red and black within three ' +
      'days because death does not book. Osu, behind the Presby church. I draw every sleeve before I cut it.',
    pictures: [
      ['ankara', 'kente', 'ochre', 'Engagement gown, six-yard kente, corset inside'],
      ['ankara', 'kente', 'emerald', 'The same weaver in green, for the sister'],
      ['ankara', 'mudcloth', 'charcoal', 'Funeral cloth, one-week celebration at Teshie'],
      ['cloth', 'kente', 'purple', 'From Bonwire, waiting for its owner to lose four pounds'],
      ['wedding', 'buta', 'ivory', 'Church dress with a detachable train'],
    ],
  },
  {
    slug: 'osei-kente-and-suiting',
    businessName: 'Osei Kente & Suiting',
    owner: ['Kwabena', 'Osei'],
    place: { city: 'Kumasi', state: 'Ashanti', country: 'Ghana', at: [6.6885, -1.6244] },
    reach: { phone: '+233 20 555 0175' },
    services: ["Men's Custom Wear", 'Formal & Evening Wear', 'Cultural & Traditional Wear'],
    cultures: ['African Attire'],
    garments: ['Kente', "Men's Suits", 'Tuxedos', 'Custom Pants'],
    bio:
      'Away until the workshop in Adum is rebuilt after the rains. Orders already paid for are being finished at ' +
      'home.',
    inactive: true,
    pictures: [
      ['suit', 'herringbone', 'umber', 'Kente inside, herringbone outside'],
      ['cloth', 'kente', 'orange', 'Fathia fata Nkrumah'],
      ['suit', 'houndstooth', 'charcoal', ''],
    ],
  },
  {
    slug: 'atelier-sokhna',
    businessName: 'Atelier Sokhna',
    owner: ['Sokhna', 'Ndiaye'],
    place: { city: 'Dakar', country: 'Senegal', at: [14.6937, -17.4441] },
    reach: { phone: '+221 77 555 01 42', whatsapp: '77 555 01 42' },
    services: ["Women's Custom Wear", 'Cultural & Traditional Wear', 'Formal & Evening Wear'],
    cultures: ['African Attire'],
    garments: ['Bubu/Boubou', 'Kaftan', 'Embroidery', 'Evening Gowns'],
    bio:
      'Grand boubou en bazin riche, brodé main, teint à Bamako et battu jusqu’à briller. Commandes pour la Tabaski: ' +
      'avant la fin du Ramadan, après c’est trop tard et je ne mens pas.\n\nFrench, Wolof and a careful English.',
    pictures: [
      ['agbada', 'buta', 'teal', 'Grand boubou, bazin riche, embroidered in Médina', 'Bubu/Boubou'],
      ['agbada', 'seigaiha', 'rose', 'For a baptism in Thiès', 'Bubu/Boubou'],
      ['kaftan', 'shweshwe', 'purple', 'Taille basse’s quiet sister'],
      ['ankara', 'ikat', 'rose', 'Dinner at the Corniche', 'Evening gown'],
    ],
  },
  {
    slug: 'bogolan-coulibaly',
    businessName: 'Bogolan Coulibaly',
    owner: ['Oumar', 'Coulibaly'],
    place: { city: 'Bamako', country: 'Mali', at: [12.6392, -8.0029] },
    reach: { phone: '+223 76 55 50 14', whatsapp: '+223 76 55 50 14' },
    services: ["Men's Custom Wear", 'Cultural & Traditional Wear', 'Specialty Services'],
    cultures: ['African Attire'],
    garments: ['Traditional African Attire', 'Dashiki', 'Custom Shirts', 'Fashion Design'],
    bio:
      'Mud from the Niger, leaves of n’gallama, cotton from Ségou. Jackets and shirts that are painted after they ' +
      'are cut.',
    pictures: [
      ['cloth', 'mudcloth', 'umber', 'Third coat of mud, drying'],
      ['shirt', 'mudcloth', 'charcoal', 'Overshirt, painted after cutting so the figures meet at the seam'],
      ['suit', 'mudcloth', 'umber', 'A jacket for a museum opening in Lyon', 'Jacket'],
      ['cloth', 'mudcloth', 'forest', ''],
    ],
  },
];
