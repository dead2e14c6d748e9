import type { DemoClient } from './demo-client';

/** The clients with names from A to H. */
export const clientsAToH: readonly DemoClient[] = [
  {
    name: 'Agnieszka Wiśniewska-Nowak',
    phone: '+44 7700 900318',
    whatsapp: '+44 7700 900318',
    notes: 'Left shoulder sits ½ in low. Prefers weekday evenings.',
    body: { of: 'her', chest: 37.5, waist: 30, hip: 40, height: 66 },
    visits: [
      { daysAgo: 402, take: ['suit'], tag: 'Charcoal jacket', notes: 'Pad the left shoulder, ¼ in.' },
      { daysAgo: 121, take: ['pants'], tag: 'Trousers to match' },
    ],
  },
  {
    name: 'Aoife Ní Bhriain',
    phone: '+353 20 910 4471',
    body: { of: 'her', chest: 34, waist: 27, hip: 36.5, height: 64 },
    visits: [{ daysAgo: 63, take: ['dress'], tag: 'Debs dress' }],
  },
  {
    name: 'Bartholomew Osgood',
    phone: '0116 496 0188',
    notes: 'Choir robe and cassock. Pays the same day, in coins from the parish tea.',
    body: { of: 'him', chest: 46, waist: 44, hip: 46.5, height: 69 },
    visits: [
      { daysAgo: 655, take: ['shirt'], tag: 'Cassock' },
      { daysAgo: 288, take: ['shirt'], tag: 'Cassock, let out' },
      { daysAgo: 17, take: ['pants'], tag: 'Black trousers', notes: 'Braces, not belt.' },
    ],
  },
  {
    name: 'Callum Fraser-Hughes',
    phone: '+44 7700 900254',
    notes: 'Cyclist: thighs two sizes over the waist',
    body: { of: 'him', chest: 40, waist: 31.5, hip: 40, height: 71 },
    visits: [
      { daysAgo: 512, take: ['pants'], tag: 'Chinos, two pairs' },
      { daysAgo: 233, take: ['suit', 'pants'], tag: 'Wedding suit, three-piece', notes: 'Groom wears the same cloth.' },
      { daysAgo: 41, take: ['pants'], tag: 'Navy trousers' },
    ],
  },
  {
    name: 'Chiamaka Okonkwo',
    phone: '+44 7700 900127',
    whatsapp: '+234 803 555 0142',
    notes: 'Aso-ebi for 14: collect balance before cutting the second bale',
    body: { of: 'her', chest: 40.5, waist: 34, hip: 44.5, height: 65 },
    visits: [
      { daysAgo: 736, take: ['dress'], tag: 'Aso-ebi, first set' },
      { daysAgo: 571, take: ['dress'], tag: 'Thanksgiving gown' },
      { daysAgo: 430, take: ['dress'], tag: 'Ankara, office', notes: 'Sleeves to the elbow.' },
      { daysAgo: 256, take: ['dress'], tag: 'Iro and bùbá' },
      { daysAgo: 98, take: ['suit'], tag: 'Skirt suit' },
      { daysAgo: 9, take: ['dress'], tag: 'Aso-ebi, second bale', notes: 'Fourteen of these: her own goes last.' },
    ],
  },
  {
    name: 'Đặng Thị Hồng Nhung',
    phone: '+44 7700 900566',
    whatsapp: '+84 91 555 01 42',
    notes: 'Áo dài, silk from Huế; no polyester lining',
    body: { of: 'her', chest: 32.5, waist: 25.5, hip: 34.5, height: 61 },
    visits: [
      { daysAgo: 340, take: ['dress'], tag: 'Áo dài, jade silk' },
      { daysAgo: 296, take: ['pants'], tag: 'Trousers for the áo dài' },
      { daysAgo: 30, take: ['dress'], tag: 'Áo dài for Tết' },
    ],
  },
  {
    name: 'Emeka Nwosu-Okafor',
    phone: '+44 7700 900209',
    whatsapp: '+44 7700 900209',
    body: { of: 'him', chest: 44, waist: 38, hip: 43, height: 74 },
    sinceDaysAgo: 2,
    visits: [],
  },
  {
    name: 'Fatima az-Zahra Haddad',
    whatsapp: '+971 50 555 0188',
    notes: 'Message only, calls after Asr',
    body: { of: 'her', chest: 38, waist: 32, hip: 41.5, height: 64.5 },
    visits: [{ daysAgo: 188, take: ['dress'], tag: 'Caftan, wedding guest', notes: 'Floor length with the low heel.' }],
  },
  {
    name: 'Gülşen Yıldırım',
    phone: '+90 532 555 01 27',
    whatsapp: '+90 532 555 01 27',
    notes: 'Evening gowns, twice a year',
    body: { of: 'her', chest: 36.5, waist: 29, hip: 39, height: 67 },
    visits: [
      { daysAgo: 698, take: ['dress'], tag: 'Black velvet gown' },
      { daysAgo: 381, take: ['dress'], tag: 'New Year gown' },
      { daysAgo: 160, take: ['dress'], tag: 'Summer gala' },
    ],
  },
  {
    name: 'Harpreet Kaur Sandhu',
    phone: '+44 7700 900741',
    whatsapp: '+44 7700 900741',
    notes: 'Three sisters: measure all on one visit',
    body: { of: 'her', chest: 36, waist: 29.75, hip: 39, height: 65 },
    visits: [
      { daysAgo: 735, take: ['dress'], tag: 'Punjabi suit, mustard' },
      { daysAgo: 540, take: ['dress', 'pants'], tag: 'Patiala salwar set' },
      { daysAgo: 365, take: ['dress'], tag: 'Anand karaj, sister’s' },
      { daysAgo: 112, take: ['dress'], sheet: 'Lehenga', tag: 'Lehenga choli' },
      {
        daysAgo: 5,
        take: ['dress'],
        sheet: 'Lehenga',
        tag: 'Lehenga choli, second fitting',
        notes: 'Take the blouse in at the side, not the dart.',
      },
    ],
  },
];
