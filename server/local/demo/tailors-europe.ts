import type { DemoTailor } from './demo-tailor';

/** France, Italy, Germany, Spain, Greece, Poland. */
export const europe: readonly DemoTailor[] = [
  {
    slug: 'chez-mame-diarra',
    businessName: 'Chez Mame Diarra',
    owner: ['Mame Diarra', 'Fall'],
    place: { city: 'Paris', zipcode: '75018', country: 'France', at: [48.8534, 2.3488] },
    reach: { phone: '06 39 98 01 42', whatsapp: '+33 6 39 98 01 42' },
    services: ["Women's Custom Wear", "Men's Custom Wear", 'Cultural & Traditional Wear', 'Alterations & Repairs'],
    cultures: ['African Attire', 'Caribbean Attire'],
    garments: ['Bubu/Boubou', 'Ankara Designs', 'Kaftan', 'Dashiki', 'Alterations'],
    bio:
      'Rue Doudeauville, à Château Rouge. Wax, bazin, madras antillais: vous apportez le tissu, je prends les mesures ' +
      'debout entre deux clientes. Retouches en 48 h. Tabaski, mariages, baptêmes, et la robe pour le conseil de ' +
      'discipline de votre fils.',
    pictures: [
      ['ankara', 'kente', 'indigo', 'Wax from Vlisco, saved for eight years'],
      ['ankara', 'gingham', 'madder', 'Madras from Pointe-à-Pitre, off the shoulder', 'Evening gown'],
      ['agbada', 'seigaiha', 'teal', 'Grand boubou', 'Bubu/Boubou'],
      ['kaftan', 'ikat', 'ochre', ''],
    ],
  },
  {
    slug: 'maison-perrachon',
    businessName: 'Maison Perrachon',
    owner: ['Clémence', 'Perrachon'],
    place: { city: 'Lyon', zipcode: '69001', country: 'France', at: [45.7485, 4.8467] },
    reach: { phone: '06 39 98 27 11' },
    services: ['Wedding & Bridal', "Women's Custom Wear", 'Formal & Evening Wear', 'Specialty Services'],
    garments: ['Wedding Dresses', 'Evening Gowns', 'Couture', 'Pattern Making', "Women's Suits"],
    bio:
      'Croix-Rousse, in a canut’s workshop with four metres of ceiling for looms that are gone. Wedding dresses in silk ' +
      'from the last weavers of the hill; toile first, silk second, tears third.',
    pictures: [
      ['wedding', 'seigaiha', 'ivory', 'Duchess satin, no visible seam at the back'],
      ['wedding', 'buta', 'ivory', 'Lampas bodice, woven three streets away'],
      ['ankara', 'herringbone', 'charcoal', 'Opera, premiere', 'Evening gown'],
      ['suit', 'herringbone', 'slate', 'Le smoking, for her', 'Jacket'],
    ],
  },
  {
    slug: 'sartoria-esposito',
    businessName: 'Sartoria Esposito',
    owner: ['Gennaro', 'Esposito'],
    place: { city: 'Naples', state: 'Campania', zipcode: '80132', country: 'Italy', at: [40.8522, 14.2681] },
    reach: { phone: '+39 081 555 0142', whatsapp: '+39 333 555 0142' },
    services: ["Men's Custom Wear", 'Formal & Evening Wear'],
    garments: ["Men's Suits", 'Custom Shirts', 'Custom Pants', 'Business Attire'],
    bio:
      'Spalla camicia, tre bottoni stirati a due, niente imbottitura. Ai Quartieri Spagnoli, secondo piano, suonare ' +
      'forte.\n\nFour cutters, about a hundred and forty jackets a year. A first jacket needs three fittings and some patience in August.',
    pictures: [
      ['suit', 'houndstooth', 'oat', 'Shirt shoulder, 1.1 kg all told'],
      ['suit', 'herringbone', 'teal', 'Flannel, three roll two'],
      ['suit', 'tartan', 'oat', 'Sport coat, unlined', 'Jacket'],
      ['shirt', 'pinstripe', 'denim', 'Hand-rolled, eleven passages by hand'],
      ['suit', 'pinstripe', 'forest', ''],
    ],
  },
  {
    slug: 'bottega-del-filo',
    businessName: 'Bottega del Filo',
    owner: ['Ludovica', 'Bianchi'],
    place: { city: 'Florence', state: 'Tuscany', zipcode: '50125', country: 'Italy', at: [43.7793, 11.2463] },
    reach: {},
    services: ['Alterations & Repairs', 'Specialty Services'],
    garments: ['Leather Work', 'Alterations', 'Pattern Making'],
    inactive: true,
    pictures: [
      ['suit', 'herringbone', 'umber', 'Buttonholes bound in vegetable-tanned calf', 'Jacket'],
      ['shirt', 'houndstooth', 'linen', ''],
      ['cloth', 'houndstooth', 'linen', 'Casentino, before the nap is raised'],
    ],
  },
  {
    slug: 'anderungsschneiderei-yilmaz',
    businessName: 'Änderungsschneiderei Yılmaz',
    owner: ['Emine', 'Yılmaz'],
    place: { city: 'Berlin', zipcode: '10999', country: 'Germany', at: [52.5244, 13.4105] },
    reach: { phone: '030 23125 014', whatsapp: '+49 171 3920014' },
    services: ['Alterations & Repairs', 'Wedding & Bridal', "Women's Custom Wear"],
    garments: ['Alterations', 'Bridal Wear', 'Custom Pants', 'Leather Work'],
    bio:
      'Kreuzberg, seit 1994. Hosen kürzen 12 Euro, Motorradjacken auch. Brautkleider enger, weiter, kürzer, gerettet. ' +
      'Türkçe, Deutsch, English, ein bisschen Polnisch.',
    pictures: [
      ['wedding', 'buta', 'ivory', 'Bought online, three sizes too big; now hers'],
      ['shirt', 'houndstooth', 'charcoal', 'New collar', 'Alterations & Repairs'],
      ['suit', 'tartan', 'indigo', 'Father’s jacket, narrowed for the son', 'Jacket'],
    ],
  },
  {
    slug: 'trachten-moser-und-tochter',
    businessName: 'Trachten Moser und Tochter',
    owner: ['Leni', 'Moser'],
    place: { city: 'Munich', state: 'Bavaria', zipcode: '80469', country: 'Germany', at: [48.1374, 11.5755] },
    reach: { phone: '089 99998 142' },
    services: ["Women's Custom Wear", "Men's Custom Wear", 'Cultural & Traditional Wear', 'Alterations & Repairs'],
    cultures: ['European Traditional Wear'],
    garments: ['Custom Shirts', 'Leather Work', 'Alterations', 'Formal Dresses'],
    bio:
      'Dirndl mit gestöckeltem Rücken, Trachtenhemden mit echter Biese. Wer im September zum ersten Mal anruft, bekommt ' +
      'einen Kaffee und einen Termin im November.',
    pictures: [
      ['shirt', 'gingham', 'madder', 'Trachtenhemd, red check'],
      ['shirt', 'gingham', 'emerald', 'The same in green, for the brother who shoots'],
      ['cloth', 'gingham', 'rose', 'Apron cloth: bow left, still to be had'],
      ['suit', 'herringbone', 'forest', 'Janker in loden', 'Jacket'],
      ['cloth', 'shweshwe', 'indigo', 'Blaudruck from Upper Austria'],
    ],
  },
  {
    slug: 'taller-lola-montoya',
    businessName: 'Taller Lola Montoya',
    owner: ['Dolores', 'Montoya'],
    place: { city: 'Seville', state: 'Andalusia', zipcode: '41010', country: 'Spain', at: [37.3828, -5.9732] },
    reach: { phone: '+34 955 550 142', whatsapp: '+34 612 555 014' },
    services: ["Women's Custom Wear", 'Cultural & Traditional Wear', 'Formal & Evening Wear'],
    cultures: ['European Traditional Wear', 'Latin American Attire'],
    garments: ['Formal Dresses', 'Evening Gowns', 'Fashion Design', "Children's Clothing"],
    bio:
      'Trajes de flamenca en Triana. Veintidós metros de volantes y que aun así se pueda sentar. Pruebas de enero a ' +
      'marzo; en abril ya solo coso y rezo.',
    pictures: [
      ['ankara', 'shweshwe', 'madder', 'Feria, Tuesday night: white dots on red, fitted to the knee', 'Evening gown'],
      ['ankara', 'buta', 'emerald', 'Stage dress, double seams at the hip', 'Evening gown'],
      ['ankara', 'gingham', 'orange', 'El Rocío, made to be walked in', 'Evening gown'],
      ['shirt', 'shweshwe', 'indigo', ''],
    ],
  },
  {
    slug: 'sofia-papadopoulou',
    businessName: 'Σοφία Παπαδοπούλου Alterations',
    owner: ['Σοφία', 'Παπαδοπούλου'],
    place: { city: 'Athens', zipcode: '105 58', country: 'Greece', at: [37.9838, 23.7278] },
    reach: { phone: '+30 210 555 0190' },
    services: ['Alterations & Repairs'],
    garments: ['Alterations'],
    pictures: [
      ['shirt', 'pinstripe', 'slate', ''],
      ['suit', 'houndstooth', 'madder', 'Lining replaced', 'Jacket'],
      ['wedding', 'seigaiha', 'ivory', 'Hem taken up by hand, 6 metres'],
    ],
  },
  {
    slug: 'pracownia-wisniewska',
    businessName: 'Pracownia Wiśniewska',
    owner: ['Agnieszka', 'Wiśniewska'],
    place: { city: 'Kraków', zipcode: '31-062', country: 'Poland', at: [50.0614, 19.9366] },
    reach: { phone: '+48 600 555 014', whatsapp: '+48 600 555 014' },
    services: ["Women's Custom Wear", 'Wedding & Bridal', 'Cultural & Traditional Wear', 'Specialty Services'],
    cultures: ['European Traditional Wear'],
    garments: ['Wedding Dresses', 'Embroidery', 'Beading & Embellishments', 'Couture', "Women's Suits"],
    bio:
      'Kazimierz, courtyard entrance. Gorset krakowski with beads sewn one by one, for folk ensembles and for brides ' +
      'who danced in one. Also very plain wool coats, because Kraków has a winter.',
    pictures: [
      ['wedding', 'buta', 'ivory', 'Goldwork on white, Kraków way'],
      ['suit', 'herringbone', 'oat', 'Women’s jacket, hand-padded collar', 'Jacket'],
      ['cloth', 'tartan', 'madder', 'Wool for a coat, Bielsko-Biała, 1987'],
      ['ankara', 'tartan', 'plum', 'Sylwester', 'Evening gown'],
    ],
  },
];
