import type { DemoClient } from './demo-client';

/** The clients with names from I to Z. */
export const clientsIToZ: readonly DemoClient[] = [
  {
    name: 'Ìfẹ́olúwa Akíndélé',
    phone: '+44 7700 900603',
    notes: 'Nine years old. Mother: Bùkọ́lá. Two inches of hem in everything.',
    body: { of: 'him', chest: 27, waist: 24, hip: 28, height: 54 },
    growthPerYear: 0.055,
    visits: [
      { daysAgo: 460, take: ['pants'], tag: 'School trousers' },
      { daysAgo: 104, take: ['shirt', 'pants'], tag: 'School uniform', notes: 'Grew out of last year’s by June.' },
      { daysAgo: 23, take: ['shirt'], sheet: 'Agbada', tag: 'Agbada for the naming of his sister' },
    ],
  },
  {
    name: 'Dr Ikechukwu Anyanwu',
    phone: '0116 496 0142',
    whatsapp: '+44 7700 900477',
    notes: 'On call: text, he rings back',
    body: { of: 'him', chest: 43, waist: 39, hip: 43, height: 72 },
    visits: [
      { daysAgo: 610, take: ['suit', 'pants'], tag: 'Two-piece, navy' },
      { daysAgo: 212, take: ['shirt'], tag: 'Isiagu' },
    ],
  },
  {
    name: 'Jaswinder Singh Gill',
    phone: '+44 7700 900832',
    whatsapp: '+44 7700 900832',
    notes: 'Turban cloth from the same bolt, 6 m',
    body: { of: 'him', chest: 42, waist: 37, hip: 42, height: 70 },
    visits: [
      { daysAgo: 330, take: ['suit'], sheet: 'Sherwani', tag: 'Sherwani, ivory' },
      { daysAgo: 318, take: ['pants'], tag: 'Churidar' },
      {
        daysAgo: 3,
        take: ['suit'],
        sheet: 'Sherwani',
        tag: 'Achkan, engagement',
        notes: 'Collar ¼ in lower than the ivory one.',
      },
    ],
  },
  {
    name: 'José Ángel Ibáñez',
    phone: '+34 612 555 014',
    notes: 'Suit trousers: half break',
    body: { of: 'him', chest: 39, waist: 33, hip: 38.5, height: 69.5 },
    unit: 'cm',
    visits: [
      { daysAgo: 275, take: ['suit'], tag: 'Grey flannel jacket' },
      { daysAgo: 3, take: ['pants'], tag: 'Grey flannel' },
    ],
  },
  {
    name: 'Konstantina Papadimitriou-Fotheringham',
    phone: '+44 7700 900650',
    notes: 'Wedding 12 June; first fitting 20 April, bring the shoes',
    body: { of: 'her', chest: 35.25, waist: 27.5, hip: 38, height: 66.5 },
    visits: [
      { daysAgo: 76, take: ['dress'], sheet: 'Wedding dress', tag: 'Bridal, toile' },
      {
        daysAgo: 1.1,
        take: ['dress'],
        sheet: 'Wedding dress',
        tag: 'Bridal, first fitting',
        notes: 'Train to be bustled at three points.',
      },
    ],
  },
  {
    name: 'Marguerite Delacroix-Boateng',
    phone: '+44 7700 900519',
    whatsapp: '+33 6 39 98 44 10',
    body: { of: 'her', chest: 42, waist: 36.5, hip: 45, height: 63 },
    visits: [
      { daysAgo: 590, take: ['dress'], tag: 'Kaba and slit' },
      { daysAgo: 201, take: ['dress'], tag: 'Funeral cloth, one-week' },
    ],
  },
  {
    name: 'Mohammed Al-Rashid',
    phone: '+44 7700 900945',
    notes: 'Student. Half now, half when the loan comes in.',
    body: { of: 'him', chest: 37, waist: 30, hip: 37, height: 68 },
    visits: [{ daysAgo: 47, take: ['suit', 'pants'], tag: 'Graduation suit' }],
  },
  {
    name: 'Olúwaṣeun Adébáyọ̀',
    phone: '+44 7700 900482',
    whatsapp: '+44 7700 900482',
    notes: 'Likes a roomy armhole. Second set for the naming ceremony.',
    body: { of: 'him', chest: 42.5, waist: 36, hip: 41.5, height: 70.5 },
    visits: [
      { daysAgo: 734, take: ['suit', 'pants'], tag: 'Wedding suit' },
      { daysAgo: 264, take: ['shirt'], tag: 'Office shirts, set of 3', notes: 'Double cuff on one only.' },
      { daysAgo: 102, take: ['pants'], tag: 'Navy trousers' },
      {
        daysAgo: 0.09,
        take: ['shirt'],
        sheet: 'Agbada',
        tag: 'Wedding agbada',
        notes:
          'Wants the armhole roomy for the drape. Cap to match, head 23 in. Collect Saturday before noon; his brother pays.',
      },
    ],
  },
  {
    name: 'Priya Raghunathan',
    phone: '+44 7700 900835',
    whatsapp: '+91 98765 50142',
    body: { of: 'her', chest: 34.5, waist: 28, hip: 37.5, height: 62.5 },
    sinceDaysAgo: 6,
    visits: [],
  },
  {
    name: 'Rukhsana Begum',
    phone: '0116 496 0377',
    notes: 'Hard of hearing: write it down for her',
    body: { of: 'her', chest: 41, waist: 37, hip: 43.5, height: 60 },
    visits: [
      { daysAgo: 680, take: ['dress'], tag: 'Salwar kameez, everyday' },
      { daysAgo: 356, take: ['dress'], tag: 'Eid, teal' },
      { daysAgo: 8, take: ['dress'], tag: 'Eid, plum', notes: 'Same length as the teal one.' },
    ],
  },
  {
    name: 'Siân Llewellyn',
    phone: '+44 7700 900911',
    notes: 'Hem jeans, keep the original stitch',
    body: { of: 'her', chest: 35.5, waist: 29, hip: 38.5, height: 66 },
    visits: [{ daysAgo: 149, take: ['pants'], tag: 'Jeans, three pairs' }],
  },
  {
    name: 'Thabo Mokoena',
    phone: '+27 82 555 0142',
    whatsapp: '+27 82 555 0142',
    notes: 'Posts cloth from Durban',
    body: { of: 'him', chest: 41, waist: 35, hip: 41, height: 71.5 },
    visits: [
      { daysAgo: 720, take: ['shirt'], tag: 'Madiba shirts, first two' },
      { daysAgo: 498, take: ['suit'], tag: 'Shweshwe-lined jacket' },
      { daysAgo: 245, take: ['pants'], tag: 'Linen trousers' },
      { daysAgo: 58, take: ['shirt'], tag: 'Madiba shirts, silk', notes: 'Ship to Durban, not to the hotel.' },
    ],
  },
  {
    name: 'Wei-Ling Tan',
    phone: '+65 8555 0142',
    whatsapp: '+65 8555 0142',
    body: { of: 'her', chest: 33, waist: 26, hip: 35.5, height: 63.5 },
    visits: [
      { daysAgo: 417, take: ['dress'], tag: 'Cheongsam, ramie' },
      { daysAgo: 135, take: ['dress'], tag: 'Cheongsam, New Year' },
    ],
  },
  {
    name: 'Yuki Tanaka',
    phone: '+44 7700 900068',
    notes: 'Repairs only. Brings cake.',
    body: { of: 'her', chest: 33.5, waist: 27, hip: 36, height: 62 },
    sinceDaysAgo: 309,
    visits: [],
  },
  {
    name: 'Zanele Khumalo',
    phone: '+44 7700 900713',
    whatsapp: '+27 73 555 0177',
    notes:
      'Umembeso in December, both families. Beadwork arrives from Msinga by hand: do not close the neckline before.',
    body: { of: 'her', chest: 39, waist: 32.5, hip: 43, height: 65.5 },
    visits: [
      { daysAgo: 520, take: ['dress'], tag: 'Shweshwe, Heritage Day' },
      { daysAgo: 88, take: ['dress'], tag: 'Makoti dress' },
      { daysAgo: 12, take: ['dress'], tag: 'Makoti dress, second fitting', notes: 'Neckline left open.' },
    ],
  },
];
