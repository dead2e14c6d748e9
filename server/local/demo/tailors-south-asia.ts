import type { DemoTailor } from './demo-tailor';

/** India, Pakistan, Bangladesh, Sri Lanka. */
export const southAsia: readonly DemoTailor[] = [
  {
    slug: 'kala-niketan-blouse-house',
    businessName: 'Kala Niketan Blouse House',
    owner: ['Sushila', 'Parab'],
    place: { city: 'Mumbai', state: 'Maharashtra', zipcode: '400028', country: 'India', at: [19.0728, 72.8826] },
    reach: { phone: '+91 98205 55014', whatsapp: '98205 55014' },
    services: ["Women's Custom Wear", 'Wedding & Bridal', 'Cultural & Traditional Wear', 'Alterations & Repairs'],
    cultures: ['South Asian Wear'],
    garments: ['Saree/Sari', 'Lehenga', 'Salwar Kameez', 'Alterations'],
    bio:
      'Dadar West, ground floor, opposite the flower sellers. Blouses in 24 hours if you bring the sari before noon. ' +
      'Thirty-one back designs hang on the wall; point at one, or bring your phone. Fall and pico done while you wait.',
    pictures: [
      ['lehenga', 'buta', 'rose', 'Nauvari silk re-cut as a lehenga, border kept whole'],
      ['lehenga', 'ikat', 'purple', 'Patola print, Navratri, made to spin'],
      ['cloth', 'buta', 'plum', 'Paithani pallu before cutting: hands were shaking'],
      ['lehenga', 'ikat', 'madder', ''],
    ],
  },
  {
    slug: 'ustad-rahim-zardozi-and-sons',
    businessName: 'Ustad Rahim Zardozi & Sons',
    owner: ['Mohammed', 'Rahim'],
    place: { city: 'Lucknow', state: 'Uttar Pradesh', zipcode: '226003', country: 'India', at: [26.8393, 80.9231] },
    reach: { phone: '+91 94155 55018', whatsapp: '+91 94155 55018' },
    services: ['Wedding & Bridal', 'Cultural & Traditional Wear', 'Specialty Services'],
    cultures: ['South Asian Wear'],
    garments: ['Sherwani', 'Anarkali', 'Churidar', 'Kurta', 'Embroidery', 'Beading & Embellishments'],
    bio:
      'Chikan in white, zardozi in gold; my father held the needle for forty years at this frame and I have held it for ' +
      'twenty. A groom’s sherwani with full work needs nine weeks. Chowk, near the Akbari gate.\n\n' +
      'We also mend: old zari can be lifted from cloth that has died and laid on cloth that is new.',
    pictures: [
      ['sherwani', 'buta', 'madder', 'Nine weeks, two men, full front'],
      ['sherwani', 'buta', 'ivory', 'Ivory on ivory, for a nikah at noon'],
      ['kaftan', 'seigaiha', 'ivory', 'Chikan kurta, shadow work from the back', 'Kurta'],
      ['kaftan', 'shweshwe', 'teal', 'Kurta for the groom’s younger brother', 'Kurta'],
      ['cloth', 'buta', 'ochre', 'Old zari lifted and laid again'],
      ['lehenga', 'buta', 'madder', 'The sister’s, to stand beside the sherwani and not above it'],
    ],
  },
  {
    slug: 'jaipur-leheriya-studio',
    businessName: 'Jaipur Leheriya Studio',
    owner: ['Meenakshi', 'Rathore'],
    place: { city: 'Jaipur', state: 'Rajasthan', zipcode: '302002', country: 'India', at: [26.9196, 75.7878] },
    reach: { phone: '0141 555 0126', whatsapp: '+91 94140 55526' },
    services: ["Women's Custom Wear", 'Wedding & Bridal', 'Cultural & Traditional Wear'],
    cultures: ['South Asian Wear'],
    garments: ['Lehenga', 'Anarkali', 'Saree/Sari', 'Fashion Design'],
    bio:
      'Leheriya and bandhani from Johari Bazaar, cut into lehengas that weigh less than your handbag. Ships to ' +
      'Dubai and Leicester every Friday.',
    pictures: [
      ['lehenga', 'ikat', 'ochre', 'Turmeric yellow for the haldi morning'],
      ['lehenga', 'shweshwe', 'madder', 'Bandhani dots, 9,000 knots'],
      ['lehenga', 'buta', 'teal', 'Sangeet'],
      ['cloth', 'parang', 'ochre', 'Leheriya, the wave still tied'],
    ],
  },
  {
    slug: 'sri-meenakshi-silk-tailors',
    businessName: 'Sri Meenakshi Silk Tailors',
    owner: ['Kamala', 'Venkataraman'],
    place: { city: 'Chennai', state: 'Tamil Nadu', zipcode: '600017', country: 'India', at: [13.0879, 80.2785] },
    reach: { phone: '+91 44 5550 1422' },
    services: ["Women's Custom Wear", 'Cultural & Traditional Wear', 'Alterations & Repairs'],
    cultures: ['South Asian Wear'],
    garments: ['Saree/Sari', 'Kurta', "Children's Clothing", 'Alterations'],
    bio:
      'Closed for good in March after forty-four years in T. Nagar. My niece takes the measurements book; write to ' +
      'her.',
    inactive: true,
    pictures: [
      ['lehenga', 'buta', 'purple', 'Pattu pavadai for a first birthday'],
      ['cloth', 'ikat', 'rose', 'Kanchipuram, temple border'],
      ['kaftan', 'gingham', 'madder', 'Madras check kurta', 'Kurta'],
    ],
  },
  {
    slug: 'kaur-and-kaur-phulkari',
    businessName: 'Kaur & Kaur Phulkari',
    owner: ['Harleen', 'Kaur'],
    place: { city: 'Amritsar', state: 'Punjab', zipcode: '143001', country: 'India', at: [31.6223, 74.8753] },
    reach: { phone: '+91 98140 55531', whatsapp: '+91 98140 55531' },
    services: ["Women's Custom Wear", 'Cultural & Traditional Wear', 'Wedding & Bridal'],
    cultures: ['South Asian Wear'],
    garments: ['Punjabi Suit', 'Salwar Kameez', 'Churidar', 'Embroidery'],
    bio:
      'Two sisters, one narrow shop in Katra Jaimal Singh. Patiala salwar with the full number of pleats, phulkari by ' +
      'women in eleven villages who are paid by the piece and on the day.',
    pictures: [
      ['kaftan', 'ikat', 'rose', 'Kameez, straight cut, phulkari placed by hand', 'Kurta'],
      ['kaftan', 'buta', 'ochre', 'Mustard, for Vaisakhi', 'Kurta'],
      ['lehenga', 'ikat', 'plum', 'Anand karaj, 6 am light'],
    ],
  },
  {
    slug: 'anarkali-bazaar-tailors',
    businessName: 'Anarkali Bazaar Tailors',
    owner: ['Tahir', 'Mehmood'],
    place: { city: 'Lahore', state: 'Punjab', zipcode: '54000', country: 'Pakistan', at: [31.558, 74.3507] },
    reach: { phone: '0300 5550142', whatsapp: '+92 300 5550142' },
    services: ["Men's Custom Wear", 'Wedding & Bridal', 'Cultural & Traditional Wear', 'Formal & Evening Wear'],
    cultures: ['South Asian Wear'],
    garments: ['Sherwani', 'Salwar Kameez', 'Kurta', "Men's Suits", 'Business Attire'],
    bio:
      'Sherwanis with a chest that stands even when you sit for the photographs. Karandi and boski for summer, pashmina ' +
      'for December weddings. Overseas grooms: four measurements on a call, final fitting the day you land.',
    pictures: [
      ['sherwani', 'buta', 'plum', 'Jamawar, barat in Gulberg'],
      ['sherwani', 'seigaiha', 'indigo', 'Walima, no embroidery but the collar'],
      ['kaftan', 'pinstripe', 'slate', 'Boski kurta, mother-of-pearl studs', 'Kurta'],
      ['suit', 'pinstripe', 'indigo', 'For the High Court, and for his father before him'],
      ['sherwani', 'buta', 'ochre', ''],
    ],
  },
  {
    slug: 'shireen-khan-atelier',
    businessName: 'Shireen Khan Atelier',
    owner: ['Shireen', 'Khan'],
    place: { city: 'Karachi', state: 'Sindh', zipcode: '75600', country: 'Pakistan', at: [24.8608, 67.0104] },
    reach: { phone: '+92 21 5550 1427', whatsapp: '+92 333 5550127' },
    services: ["Women's Custom Wear", 'Wedding & Bridal', 'Formal & Evening Wear'],
    garments: ['Bridal Wear', 'Lehenga', 'Evening Gowns', 'Couture', 'Beading & Embellishments'],
    bio:
      'Twelve brides a year, no more. Clifton Block 4. The waiting list opens on 1 January at nine and closes ' +
      'around lunch.',
    pictures: [
      ['lehenga', 'buta', 'madder', 'Bride no. 7, tissue dupatta of her mother’s'],
      ['lehenga', 'seigaiha', 'rose', 'Walima in old rose'],
      ['lehenga', 'ikat', 'teal', 'Mehndi, cut short to dance'],
      ['wedding', 'buta', 'ivory', 'Court wedding in Toronto, carried as hand luggage'],
    ],
  },
  {
    slug: 'dhaka-jamdani-stitch',
    businessName: 'Dhaka Jamdani Stitch',
    owner: ['Farzana', 'Akter'],
    place: { city: 'Dhaka', zipcode: '1205', country: 'Bangladesh', at: [23.7104, 90.4074] },
    reach: { phone: '01711-555014', whatsapp: '+880 1711-555014' },
    services: ["Women's Custom Wear", "Men's Custom Wear", 'Cultural & Traditional Wear'],
    cultures: ['South Asian Wear'],
    garments: ['Saree/Sari', 'Kurta', 'Salwar Kameez', 'Casual Wear'],
    bio:
      'I worked eleven years on a line in Ashulia sewing one sleeve. Now I sew the whole garment, for one person at' +
      ' a time, in Dhanmondi.',
    pictures: [
      ['kaftan', 'shweshwe', 'emerald', 'Panjabi for Pohela Boishakh', 'Kurta'],
      ['cloth', 'buta', 'ivory', 'Jamdani from Rupganj, too fine to pin'],
      ['kaftan', 'buta', 'madder', '', 'Kurta'],
    ],
  },
  {
    slug: 'lakshmi-and-perera-ladies-and-gents',
    businessName: 'Lakshmi & Perera, Ladies’ and Gents’',
    owner: ['Dilani', 'Perera'],
    place: { city: 'Colombo', zipcode: '00600', country: 'Sri Lanka', at: [6.9355, 79.8487] },
    reach: { phone: '077 555 0142', whatsapp: '077 555 0142' },
    services: ['Alterations & Repairs', "Men's Custom Wear", "Women's Custom Wear", 'Cultural & Traditional Wear'],
    cultures: ['South Asian Wear', 'Southeast Asian Wear'],
    garments: ['Saree/Sari', 'Batik Clothing', 'Custom Shirts', 'Bridesmaids Dresses', 'Uniform Design'],
    bio:
      'Wellawatte, near the station. Osariya jackets for Kandyan brides, sari blouses for everyone else, and batik ' +
      'shirts for cricketers who have stopped playing. School uniforms in December: come early, bring the child.',
    pictures: [
      ['shirt', 'parang', 'indigo', 'Batik shirt, matched at the pocket'],
      ['shirt', 'gingham', 'teal', 'School check, let-down hem for next year', 'Uniform'],
      ['lehenga', 'buta', 'emerald', 'Bridesmaid half-sari, Galle Face'],
      ['cloth', 'parang', 'plum', ''],
    ],
  },
];
