import type { DemoTailor } from './demo-tailor';

/** Kenya, Ethiopia, Uganda, South Africa. */
export const eastAndSouthAfrica: readonly DemoTailor[] = [
  {
    slug: 'wambui-kitenge-room',
    businessName: 'Wambui Kitenge Room',
    owner: ['Wambui', 'Kariuki'],
    place: { city: 'Nairobi', zipcode: '00100', country: 'Kenya', at: [-1.2864, 36.8172] },
    reach: { phone: '0722 555 014', whatsapp: '+254 722 555 014' },
    services: ["Women's Custom Wear", "Men's Custom Wear", 'Cultural & Traditional Wear', 'Wedding & Bridal'],
    cultures: ['African Attire'],
    garments: ['Kitenge', 'Bridesmaids Dresses', 'Custom Shirts', "Children's Clothing"],
    bio:
      'Ruracio outfits for both families, matched so that nobody looks like the curtains. Biashara Street, third floor, ' +
      'the lift works on Wednesdays. Families of six or more get the children’s clothes at cost.',
    pictures: [
      ['ankara', 'shweshwe', 'madder', 'Bride’s kitenge for a ruracio in Nyeri'],
      ['ankara', 'ikat', 'ochre', 'Bridesmaid, one of five, five different figures'],
      ['shirt', 'shweshwe', 'madder', 'Groom’s shirt from the same bolt'],
      ['shirt', 'kente', 'orange', 'For the best man, who asked for more'],
      ['cloth', 'ikat', 'madder', ''],
    ],
  },
  {
    slug: 'kikoy-ya-mombasa',
    businessName: 'Kikoy ya Mombasa',
    owner: ['Salim', 'Bakari'],
    place: { city: 'Mombasa', country: 'Kenya', at: [-4.0547, 39.6636] },
    reach: { phone: '+254 733 555 019' },
    services: ["Men's Custom Wear", 'Cultural & Traditional Wear', 'Alterations & Repairs'],
    cultures: ['African Attire', 'Middle Eastern Wear'],
    garments: ['Kikoy', 'Thobe/Thawb', 'Casual Wear', 'Alterations'],
    bio:
      'Kanzu and kikoy from the old town, two doors from the spice market. Kanzu in three days, hems while you ' +
      'drink coffee.',
    pictures: [
      ['kaftan', 'pinstripe', 'ivory', 'Kanzu in Egyptian cotton, hand-stitched tassel side', 'Thobe'],
      ['cloth', 'gingham', 'teal', 'Kikoy, fringe still to be knotted'],
      ['shirt', 'gingham', 'orange', 'Beach shirt for a hotel in Diani'],
    ],
  },
  {
    slug: 'selam-tibeb',
    businessName: 'Selam Tibeb ሰላም ጥበብ',
    owner: ['Selamawit', 'Tadesse'],
    place: { city: 'Addis Ababa', country: 'Ethiopia', at: [9.0054, 38.7636] },
    reach: { phone: '+251 91 155 5014', whatsapp: '+251 91 155 5014' },
    services: ["Women's Custom Wear", 'Wedding & Bridal', 'Cultural & Traditional Wear'],
    cultures: ['African Attire'],
    garments: ['Habesha Kemis', 'Wedding Dresses', 'Embroidery'],
    bio:
      'Habesha kemis woven by the Dorze men of Shiro Meda and sewn by four women in our courtyard. The tibeb border is ' +
      'designed with you on paper, counted in threads, and never repeated for another bride.',
    pictures: [
      ['wedding', 'buta', 'ivory', 'Melse evening, gold tibeb at waist and neck'],
      ['cloth', 'ikat', 'teal', 'Tibeb border, counted: 214 threads'],
      ['ankara', 'seigaiha', 'ivory', 'White on white, for Meskel', 'Evening gown'],
      ['wedding', 'seigaiha', 'ivory', 'Cut from her grandmother’s netela'],
    ],
  },
  {
    slug: 'nakato-gomesi',
    businessName: 'Nakato Gomesi',
    owner: ['Josephine', 'Nakato'],
    place: { city: 'Kampala', country: 'Uganda', at: [0.3163, 32.5822] },
    reach: { phone: '0772 555 014', whatsapp: '0772 555 014' },
    services: ["Women's Custom Wear", 'Cultural & Traditional Wear'],
    cultures: ['African Attire'],
    garments: ['Gomesi', 'Kitenge', 'Alterations', 'Formal Dresses'],
    bio:
      'Gomesi for kwanjula: the shoulder stands by itself, no cardboard. Owino side of town. I keep the measurements ' +
      'of your whole clan, so the aunties in Masaka may order by phone.',
    pictures: [
      ['cloth', 'buta', 'rose', 'Six metres of silk for one gomesi'],
      ['ankara', 'buta', 'purple', 'Changing dress for the afternoon', 'Evening gown'],
      ['ankara', 'ikat', 'teal', 'Sunday kitenge, Rubaga'],
    ],
  },
  {
    slug: 'umlazi-shweshwe-works',
    businessName: 'Umlazi Shweshwe Works',
    owner: ['Nomvula', 'Dlamini'],
    place: {
      city: 'Durban',
      state: 'KwaZulu-Natal',
      zipcode: '4001',
      country: 'South Africa',
      at: [-29.8587, 31.0218],
    },
    reach: { phone: '082 555 0142', whatsapp: '+27 82 555 0142' },
    services: ["Women's Custom Wear", 'Cultural & Traditional Wear', 'Wedding & Bridal', 'Specialty Services'],
    cultures: ['African Attire', 'South Asian Wear'],
    garments: [
      'Shweshwe',
      'Traditional African Attire',
      'Saree/Sari',
      "Children's Clothing",
      'Beading & Embellishments',
    ],
    bio:
      'Real three-cats shweshwe, washed twice before a scissor comes near it. Makoti outfits, umembeso, and because ' +
      'this is Durban also sari blouses for half of Chatsworth.\n\nBeadwork is done by my aunt in Msinga: allow a month.',
    pictures: [
      ['ankara', 'shweshwe', 'indigo', 'Makoti dress, washed twice, piped in madder'],
      ['ankara', 'shweshwe', 'umber', 'Mother-in-law, umembeso'],
      ['cloth', 'shweshwe', 'indigo', 'Three cats, still stiff and smelling of salt'],
      ['lehenga', 'buta', 'emerald', 'Half sari for a matric dance in Chatsworth'],
      ['shirt', 'shweshwe', 'teal', 'For the grandfather'],
    ],
  },
  {
    slug: 'mokoena-and-van-wyk-outfitters',
    businessName: 'Mokoena & Van Wyk Outfitters',
    owner: ['Thabo', 'Mokoena'],
    place: {
      city: 'Johannesburg',
      state: 'Gauteng',
      zipcode: '2001',
      country: 'South Africa',
      at: [-26.2023, 28.0436],
    },
    reach: { phone: '+27 11 555 0188' },
    services: ["Men's Custom Wear", 'Formal & Evening Wear', 'Alterations & Repairs'],
    garments: ['Madiba Shirt', "Men's Suits", 'Tuxedos', 'Leather Work', 'Alterations'],
    bio:
      'Two cutters, one Fox Street window, since 1996. Madiba shirts to the original collar; suits with half ' +
      'canvas.',
    pictures: [
      ['shirt', 'ikat', 'ochre', 'Madiba shirt in silk, buttoned to the neck'],
      ['shirt', 'buta', 'plum', 'Madiba shirt, second of three'],
      ['suit', 'tartan', 'forest', 'Shadow check for a headmaster'],
      ['suit', 'pinstripe', 'charcoal', 'Half canvas, peak lapel asked for and talked out of'],
    ],
  },
];
