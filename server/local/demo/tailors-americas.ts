import type { DemoTailor } from './demo-tailor';

/** The Caribbean, Canada, Mexico, Guatemala, Brazil. */
export const americas: readonly DemoTailor[] = [
  {
    slug: 'miss-ivys-quadrille-room',
    businessName: 'Miss Ivy’s Quadrille Room',
    owner: ['Ivy', 'Campbell-Reid'],
    place: { city: 'Kingston', state: 'Kingston', country: 'Jamaica', at: [17.997, -76.7936] },
    reach: { phone: '+1 876 555 0142', whatsapp: '876-555-0142' },
    services: ["Women's Custom Wear", 'Cultural & Traditional Wear', 'Alterations & Repairs', 'Wedding & Bridal'],
    cultures: ['Caribbean Attire', 'African Attire'],
    garments: ['Formal Dresses', 'Uniform Design', 'Wedding Dresses', "Children's Clothing"],
    bio:
      'Bandana plaid quadrille dress for Independence and for every school festival from here to Portmore. Uniforms in ' +
      'August, wedding in December, and don’t come the night before. I said don’t.',
    pictures: [
      ['ankara', 'gingham', 'madder', 'Bandana plaid, off the shoulder, Heritage Week', 'Evening gown'],
      ['cloth', 'tartan', 'madder', 'Bandana by the yard'],
      ['shirt', 'gingham', 'madder', 'For the boys in the quadrille set'],
      ['wedding', 'seigaiha', 'ivory', 'Strawberry Hill, in the rain, perfect'],
    ],
  },
  {
    slug: 'mas-camp-ramdeen',
    businessName: 'Mas Camp Ramdeen',
    owner: ['Anjali', 'Ramdeen'],
    place: { city: 'Port of Spain', country: 'Trinidad and Tobago', at: [10.6662, -61.5166] },
    reach: { phone: '868-555-0142', whatsapp: '+1 868 555 0142' },
    services: ['Specialty Services', 'Cultural & Traditional Wear', "Women's Custom Wear", 'Wedding & Bridal'],
    cultures: ['Caribbean Attire', 'South Asian Wear'],
    garments: ['Beading & Embellishments', 'Lehenga', 'Fashion Design', 'Bridesmaids Dresses', 'Sportswear'],
    bio:
      'From October to Carnival Monday we are a mas camp: wire, feathers, ten thousand rhinestones. From Ash Wednesday ' +
      'on we are a dressmaker’s again, and sew Hindu weddings from Chaguanas to San Fernando. Woodbrook, side gate.',
    pictures: [
      ['lehenga', 'buta', 'orange', 'Wedding in Penal, drops of gold thread'],
      ['lehenga', 'ikat', 'teal', 'Divali Nagar'],
      ['ankara', 'buta', 'orange', 'Carnival queen’s dinner, the night she slept', 'Evening gown'],
      ['cloth', 'ikat', 'ochre', ''],
    ],
  },
  {
    slug: 'gerrard-india-tailors',
    businessName: 'Gerrard India Tailors',
    owner: ['Balwinder', 'Dhillon'],
    place: { city: 'Toronto', state: 'Ontario', zipcode: 'M4L 1Y7', country: 'Canada', at: [43.662, -79.3281] },
    reach: { phone: '(416) 555-0142', whatsapp: '+1 416 555 0142' },
    services: ["Women's Custom Wear", 'Cultural & Traditional Wear', 'Alterations & Repairs', 'Wedding & Bridal'],
    cultures: ['South Asian Wear', 'Caribbean Attire'],
    garments: ['Punjabi Suit', 'Salwar Kameez', 'Lehenga', 'Alterations', 'Bridesmaids Dresses'],
    bio:
      'Little India since 1982. Same-day blouse hooks, two-week suits, lehengas altered after they arrive from Delhi and ' +
      'do not fit. They never fit. Bring the dupatta too.',
    pictures: [
      ['lehenga', 'seigaiha', 'teal', 'Arrived from Delhi four inches too long'],
      ['kaftan', 'ikat', 'purple', 'Kameez with proper armholes', 'Kurta'],
      ['kaftan', 'shweshwe', 'madder', '', 'Kurta'],
      ['lehenga', 'buta', 'plum', 'Bridesmaid, one of nine'],
    ],
  },
  {
    slug: 'atelier-beausoleil',
    businessName: 'Atelier Beausoleil',
    owner: ['Marie-Ève', 'Beausoleil'],
    place: { city: 'Montréal', state: 'Quebec', zipcode: 'H2W 1Z2', country: 'Canada', at: [45.5194, -73.5839] },
    reach: { phone: '514-555-0133' },
    services: ['Wedding & Bridal', "Women's Custom Wear", 'Formal & Evening Wear', 'Cultural & Traditional Wear'],
    cultures: ['European Traditional Wear', 'Caribbean Attire'],
    garments: ['Wedding Dresses', "Women's Suits", 'Tuxedos', 'Couture'],
    bio:
      'Le Plateau, au-dessus de la boulangerie. Robes, smokings et tout ce qu’il y a entre les deux, pour des mariages ' +
      'où l’on ne demande à personne qui porte quoi. My grandmother sewed karabela dresses in Jacmel; I still do, on request.',
    pictures: [
      ['wedding', 'seigaiha', 'ivory', 'For one bride'],
      ['suit', 'seigaiha', 'ivory', 'For the other', 'Suit'],
      ['ankara', 'shweshwe', 'denim', 'Karabela blue, Haitian Flag Day', 'Evening gown'],
      ['suit', 'herringbone', 'plum', '', 'Jacket'],
    ],
  },
  {
    slug: 'taller-hermanas-lopez',
    businessName: 'Taller Hermanas López',
    owner: ['Itzel', 'López'],
    place: { city: 'Oaxaca', state: 'Oaxaca', zipcode: '68000', country: 'Mexico', at: [17.0594, -96.7216] },
    reach: { phone: '951 555 0142', whatsapp: '+52 951 555 0142' },
    services: ["Women's Custom Wear", 'Cultural & Traditional Wear', 'Specialty Services', 'Wedding & Bridal'],
    cultures: ['Latin American Attire'],
    garments: ['Embroidery', 'Casual Wear', 'Fashion Design', 'Bridal Wear', "Children's Clothing"],
    bio:
      'Cuatro hermanas, dos bastidores y una máquina. Bordado de San Antonino, huipiles de las tías en Juchitán, y ropa ' +
      'de todos los días con una sola flor bien puesta. Calle Xólotl, frente al taller de bicicletas.',
    pictures: [
      ['cloth', 'ikat', 'ochre', 'Rebozo from Tenancingo, before the fringe'],
      ['ankara', 'buta', 'madder', 'Guelaguetza guest, cochineal red', 'Evening gown'],
      ['wedding', 'buta', 'ivory', 'Hazme-si-puedes: the smallest stitch we know'],
      ['shirt', 'buta', 'ivory', 'Guayabera for the father, who cried'],
    ],
  },
  {
    slug: 'sastreria-charra-don-chuy',
    businessName: 'Sastrería Charra Don Chuy',
    owner: ['Jesús', 'Villaseñor'],
    place: { city: 'Guadalajara', state: 'Jalisco', zipcode: '44100', country: 'Mexico', at: [20.6668, -103.3918] },
    reach: { phone: '+52 33 5555 0142', whatsapp: '+52 33 5555 0142' },
    services: ["Men's Custom Wear", 'Cultural & Traditional Wear', 'Specialty Services', 'Formal & Evening Wear'],
    cultures: ['Latin American Attire'],
    garments: ['Leather Work', "Men's Suits", 'Embroidery', 'Custom Pants', 'Uniform Design'],
    bio:
      'Trajes de charro y de mariachi, greca cortada en gamuza y cosida a mano, botonadura de plata si hay con qué. ' +
      'Mariachis completos: doce trajes, seis semanas, un solo tono de negro.',
    pictures: [
      ['suit', 'pinstripe', 'umber', 'De gala, before the silver goes on', 'Jacket'],
      ['suit', 'shweshwe', 'madder', 'For rehearsals: printed cotton, hot afternoons', 'Jacket'],
      ['shirt', 'herringbone', 'oat', 'Camisa charra, pin-tucked'],
      ['cloth', 'parang', 'oat', ''],
    ],
  },
  {
    slug: 'corte-maya-xicay',
    businessName: 'Corte Maya Xicay',
    owner: ['Rosario', 'Xicay'],
    place: { city: 'Antigua Guatemala', country: 'Guatemala', at: [14.5611, -90.7344] },
    reach: { phone: '+502 5555 0142', whatsapp: '+502 5555 0142' },
    services: ["Women's Custom Wear", 'Cultural & Traditional Wear', 'Alterations & Repairs'],
    cultures: ['Latin American Attire'],
    garments: ['Casual Wear', 'Embroidery', 'Leather Work', 'Alterations'],
    bio: 'Old huipiles mended, never cut. New jaspe from Salcajá made into skirts, jackets and bags.',
    pictures: [
      ['cloth', 'ikat', 'indigo', 'Jaspe from Salcajá, tied by the Mejía family'],
      ['suit', 'ikat', 'indigo', 'Jaspe jacket, lined in manta', 'Jacket'],
      ['cloth', 'ikat', 'plum', ''],
    ],
  },
  {
    slug: 'atelie-bahia-de-linho',
    businessName: 'Ateliê Bahia de Linho',
    owner: ['Jandira', 'dos Santos'],
    place: { city: 'Salvador', state: 'Bahia', zipcode: '40026-280', country: 'Brazil', at: [-12.9711, -38.5108] },
    reach: { phone: '(71) 95555-0142', whatsapp: '+55 71 95555-0142' },
    services: ["Women's Custom Wear", "Men's Custom Wear", 'Cultural & Traditional Wear', 'Formal & Evening Wear'],
    cultures: ['Latin American Attire', 'African Attire'],
    garments: ['Traditional African Attire', 'Formal Dresses', 'Custom Shirts', 'Embroidery', 'Evening Gowns'],
    bio:
      'Santo Antônio Além do Carmo, casa amarela. Roupa de axé, linho branco de sexta-feira, richelieu bordado pelas ' +
      'mulheres de Saubara. Para o Bonfim encomende até outubro; para Iemanjá, até o Natal.',
    pictures: [
      ['ankara', 'buta', 'ivory', 'White on a Friday', 'Evening gown'],
      ['shirt', 'seigaiha', 'ivory', 'Linen, for walking up to Bonfim'],
      ['ankara', 'adire', 'denim', 'Blue for the second of February', 'Evening gown'],
      ['agbada', 'seigaiha', 'ivory', 'For a babalorixá in Cachoeira'],
      ['cloth', 'adire', 'denim', ''],
    ],
  },
];
