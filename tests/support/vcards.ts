/** One vCard as a program writes it, of an invented person, and what an import reads from it. */
export interface WrittenCard {
  from: string;
  /** The lines; a text of `bytes` has one character a byte. */
  lines: string[];
  bytes?: true;
  comes: { name?: string; phone?: string; whatsapp?: string; notes?: string; problem?: string; doubts?: object };
}

const v21 = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:2.1', ...lines, 'END:VCARD'];
const v3 = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD'];
const v4 = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:4.0', ...lines, 'END:VCARD'];

const photo = Array.from({ length: 40 }, () => ` ${'/9j/4AAQSkZJRgABAQAASABIAAD'.repeat(2)}`);

/** Yamada Taro and Omote Hanako in Shift_JIS; the second byte of 'omote' is a backslash. */
const [yamada, taro, omote, hanako] = ['\x8eR\x93c', '\x91\xbe\x98Y', '\x95\\', '\x89\xd4\x8eq'];

export const writtenCards: WrittenCard[] = [
  {
    from: 'iPhone',
    lines: v3(
      'PRODID:-//Apple Inc.//iPhone OS 17.5.1//EN',
      'N:Okafor;Ngozi;;;',
      'FN:Ngozi Okafor',
      'TEL;type=HOME;type=VOICE:01 773 0142',
      'TEL;type=CELL;type=VOICE;type=pref:+234 803 555 0142',
      'item1.ADR;type=HOME;type=pref:;;12 Allen Avenue;Ikeja;Lagos;;Nigeria',
      'item1.X-ABADR:ng',
    ),
    comes: { name: 'Ngozi Okafor', phone: '+234 803 555 0142', notes: 'Home: 01 773 0142' },
  },
  {
    from: 'iPhone with two mobile numbers, the second preferred',
    lines: v3(
      'N:Bello;Sade;;;',
      'FN:Sade Bello',
      'TEL;type=CELL;type=VOICE:0803 555 0101',
      'TEL;type=IPHONE;type=CELL;type=VOICE;type=pref:0803 555 0102',
    ),
    comes: { name: 'Sade Bello', phone: '0803 555 0102', notes: 'Mobile: 0803 555 0101' },
  },
  {
    from: 'iPhone with two mobile numbers, none preferred',
    lines: v3('FN:Kofi Mensah', 'TEL;type=CELL:0244 555 001', 'TEL;type=CELL:0244 555 002'),
    comes: {
      name: 'Kofi Mensah',
      phone: '0244 555 001',
      notes: 'Mobile: 0244 555 002',
      doubts: { phone: 'One of several numbers, see the notes' },
    },
  },
  {
    from: 'iPhone with a label of the user',
    lines: v3(
      'N:Adeyemi;Tunde;;;',
      'FN:Tunde Adeyemi',
      'item1.TEL;type=pref:0805 555 0107',
      'item1.X-ABLabel:WhatsApp',
      'item2.TEL:0809 555 0108',
      'item2.X-ABLabel:_$!<Mobile>!$_',
      'item3.TEL:01 555 0109',
      'item3.X-ABLabel:Shop in Yaba',
    ),
    comes: {
      name: 'Tunde Adeyemi',
      phone: '0809 555 0108',
      whatsapp: '0805 555 0107',
      notes: 'Shop in Yaba: 01 555 0109',
    },
  },
  {
    from: 'iPhone with the label before its number',
    lines: v3('FN:Uche Obi', 'item1.X-ABLabel:WhatsApp Business', 'item1.TEL:+234 805 555 0110'),
    comes: { name: 'Uche Obi', whatsapp: '+234 805 555 0110' },
  },
  {
    from: 'iPhone with a work fax alone',
    lines: v3('FN:Hotel Eko', 'ORG:Hotel Eko;', 'TEL;type=WORK;type=FAX:01 555 0111', 'X-ABShowAs:COMPANY'),
    comes: { name: 'Hotel Eko', notes: 'Work fax: 01 555 0111' },
  },
  {
    from: 'a Mac with quotes and a note of two lines',
    lines: v3(
      'N:Eze;Ada;;;',
      'FN:Ada \\"Aunty\\" Eze',
      'NOTE:Likes \\"ankara\\"\\, no lace\\nHips: 42\\; waist 34',
      'TEL;TYPE=CELL:0803 555 0112',
    ),
    comes: {
      name: 'Ada "Aunty" Eze',
      phone: '0803 555 0112',
      notes: 'Likes "ankara", no lace\nHips: 42; waist 34',
    },
  },
  {
    from: 'a Mac with a photo in folded lines before the number',
    lines: v3(
      'N:Bakare;Folake;;;',
      'FN:Folake Bakare',
      'PHOTO;ENCODING=b;TYPE=JPEG:',
      ...photo,
      'TEL;TYPE=CELL:0803 555 0113',
    ),
    comes: { name: 'Folake Bakare', phone: '0803 555 0113' },
  },
  {
    from: 'a group of iCloud',
    lines: v3(
      'N:Weddings;;;;',
      'FN:Weddings',
      'X-ADDRESSBOOKSERVER-KIND:group',
      'X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:1',
    ),
    comes: { name: 'Weddings', problem: 'A group, not a person' },
  },
  {
    from: 'a card shared by WhatsApp',
    lines: v3(
      'N:Danso;Ama;;;',
      'FN:Ama Danso',
      'item1.TEL;waid=233244555003:+233 24 455 5003',
      'item1.X-ABLabel:Mobile',
    ),
    comes: { name: 'Ama Danso', phone: '+233 24 455 5003', whatsapp: '+233 24 455 5003' },
  },
  {
    from: 'a card shared by WhatsApp with a number of another spelling',
    lines: v3('N:;Yaw;;;', 'FN:Yaw', 'TEL;type=CELL;type=VOICE;waid=233244555004:024 455 5004'),
    comes: { name: 'Yaw', phone: '024 455 5004', whatsapp: '+233244555004' },
  },
  {
    from: 'a business card of WhatsApp',
    lines: v3(
      'N:;;;;',
      'FN:Mama Tee Fabrics',
      'TEL;type=CELL;waid=2348035550114:+234 803 555 0114',
      'X-WA-BIZ-NAME:Mama Tee Fabrics',
      'X-WA-BIZ-DESCRIPTION:Lace and ankara',
    ),
    comes: { name: 'Mama Tee Fabrics', phone: '+234 803 555 0114', whatsapp: '+234 803 555 0114' },
  },
  {
    from: 'Google',
    lines: v3(
      'FN:Chinedu Ike',
      'N:Ike;Chinedu;;;',
      'EMAIL;TYPE=INTERNET:chinedu@example.com',
      'TEL;TYPE=CELL:+2348035550115',
      'TEL;TYPE=CELL:0803 555 0115',
      'TEL;TYPE=WORK:01-555-0116',
      'NOTE:Groom\\, June',
      'CATEGORIES:myContacts',
    ),
    comes: { name: 'Chinedu Ike', phone: '+2348035550115', notes: 'Groom, June\nWork: 01-555-0116' },
  },
  {
    from: 'Google with labels of its own',
    lines: v3(
      'FN:Grace Nwosu',
      'item1.TEL:+2348035550117',
      'item1.X-ABLabel:',
      'item2.URL:https\\://wa.me/2348035550118',
      'item2.X-ABLabel:WhatsApp',
    ),
    comes: { name: 'Grace Nwosu', phone: '+2348035550117', whatsapp: '+2348035550118' },
  },
  {
    from: 'Google with a company alone',
    lines: v3('FN:', 'N:;;;;', 'ORG:Balogun Tailoring;Alterations', 'TEL;TYPE=WORK:01 555 0119'),
    comes: {
      name: 'Balogun Tailoring',
      phone: '01 555 0119',
      doubts: { name: 'A company: the card has no name' },
    },
  },
  {
    from: 'Google with a nickname alone',
    lines: v3('FN:', 'N:;;;;', 'NICKNAME:Iya Bisi', 'ORG:Bisi Stores', 'TEL;TYPE=CELL:0803 555 0120'),
    comes: { name: 'Iya Bisi', phone: '0803 555 0120', doubts: { name: 'A nickname: the card has no name' } },
  },
  {
    from: 'Samsung of version 2.1',
    lines: v21(
      'N:Adé;Folákẹ;;;',
      'FN:Folákẹ Adé',
      'TEL;CELL;PREF:08035550121',
      'TEL;HOME:015550122',
      'TEL;X-CUSTOM(CHARSET=UTF-8,ENCODING=QUOTED-PRINTABLE,=C3=8Cy=C3=A1):08035550123',
    ),
    comes: { name: 'Folákẹ Adé', phone: '08035550121', notes: 'Home: 015550122\nÌyá: 08035550123' },
  },
  {
    from: 'Samsung with quoted-printable of several lines',
    lines: v21(
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=4F=6B=61=66=6F=72;=4E=67=E1=BB=8D=',
      '=7A=69;;;',
      'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=4E=67=E1=BB=8D=7A=69=20=4F=6B=61=',
      '=66=6F=72',
      'TEL;CELL:0803-555-0124',
      'PHOTO;ENCODING=BASE64;JPEG:/9j/4AAQSkZJRgABAQAASABIAAD',
      ...photo,
      '',
    ),
    comes: { name: 'Ngọzi Okafor', phone: '0803-555-0124' },
  },
  {
    from: 'an older Android with a nickname in its own property',
    lines: v21(
      'N:Musa;Halima;;;',
      'FN:Halima Musa',
      'TEL;CELL:0803 555 0125',
      'X-ANDROID-CUSTOM:vnd.android.cursor.item/nickname;Hali;1;;;;;;;;;;;;;',
    ),
    comes: { name: 'Halima Musa', phone: '0803 555 0125' },
  },
  {
    from: 'Huawei with work and home numbers',
    lines: v21(
      'N:王;小明;;;',
      'FN:王小明',
      'TEL;WORK:010 5555 0126',
      'TEL;HOME:010 5555 0127',
      'TEL;WORK;FAX:010 5555 0128',
    ),
    comes: {
      name: '王小明',
      phone: '010 5555 0126',
      notes: 'Home: 010 5555 0127\nWork fax: 010 5555 0128',
    },
  },
  {
    from: 'Xiaomi in one quoted line with a Chinese name',
    lines: v21('FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E6=9D=8E=E5=A8=9C', 'TEL;CELL:138 0013 8000'),
    comes: { name: '李娜', phone: '138 0013 8000' },
  },
  {
    from: 'Nokia',
    lines: v21(
      'N;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:Kov=C3=A1cs;J=C3=B3zsef',
      'TEL;PREF;CELL;VOICE:+36 30 555 0129',
      'TEL;PAGER:+36 30 555 0130',
      'NOTE;ENCODING=QUOTED-PRINTABLE:Inseam 80=0D=0ASleeve 63',
      'REV:20081009T101112Z',
    ),
    comes: { name: 'József Kovács', phone: '+36 30 555 0129', notes: 'Inseam 80\nSleeve 63\nPager: +36 30 555 0130' },
  },
  {
    from: 'Nokia in Latin-1',
    lines: v21('N;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:Garc=EDa;Jos=E9', 'TEL;CELL:600 555 013'),
    comes: { name: 'José García', phone: '600 555 013' },
  },
  {
    from: 'Sony Ericsson with a broken soft line break before the number',
    lines: v21('N:Nilsson;Åsa', 'NOTE;ENCODING=QUOTED-PRINTABLE:Tall=0D=0A=', 'TEL;CELL:070 555 01 31'),
    comes: { name: 'Åsa Nilsson', phone: '070 555 01 31', notes: 'Tall' },
  },
  {
    from: 'Outlook',
    lines: v21(
      'N;LANGUAGE=en-us:Clarke;Joan;;Mrs.',
      'FN:Mrs. Joan Clarke',
      'ORG:Clarke & Daughters',
      'TITLE:Owner',
      'TEL;WORK;VOICE:(020) 7946 0132',
      'TEL;CELL;VOICE:(07700) 900132',
      'TEL;ASSISTANT;VOICE:(020) 7946 0133',
      'X-MS-OL-DEFAULT-POSTAL-ADDRESS:2',
      'X-MS-OL-DESIGN;CHARSET=utf-8:<card xmlns="http://schemas.microsoft.com/office/outlook/12/electronicbusinesscards" ver="1.0"/>',
    ),
    comes: {
      name: 'Mrs. Joan Clarke',
      phone: '(07700) 900132',
      notes: 'Work: (020) 7946 0132\nAssistant: (020) 7946 0133',
    },
  },
  {
    from: 'Outlook with an assistant within the card',
    lines: v21('FN:Paul Reed', 'AGENT:', ...v21('FN:Secretary', 'TEL;CELL:1'), 'TEL;CELL:07700 900134'),
    comes: { name: 'Paul Reed', phone: '07700 900134' },
  },
  {
    from: 'Outlook in Windows-1252 without saying so',
    bytes: true,
    lines: v21('N:M\xfcller;J\xf6rg', 'TEL;CELL:0171 555 0135'),
    comes: { name: 'Jörg Müller', phone: '0171 555 0135', doubts: { name: 'Some letters may be wrong' } },
  },
  {
    from: 'Thunderbird',
    lines: [
      'begin:vcard',
      'fn:Rosa Almeida',
      'n:Almeida;Rosa',
      'email;internet:rosa@example.com',
      'tel;work:+351 21 555 0136',
      'tel;cell:+351 91 555 0137',
      'x-mozilla-html:FALSE',
      'version:2.1',
      'end:vcard',
    ],
    comes: { name: 'Rosa Almeida', phone: '+351 91 555 0137', notes: 'Work: +351 21 555 0136' },
  },
  {
    from: 'Thunderbird of version 4.0',
    lines: v4('EMAIL;PREF=1:li@example.com', 'FN:Li Wei', 'N:Wei;Li;;;', 'TEL;TYPE=cell;VALUE=TEXT:555-0138'),
    comes: { name: 'Li Wei', phone: '555-0138' },
  },
  {
    from: 'Nextcloud',
    lines: v4(
      'PRODID:-//Nextcloud Contacts v5.5.3',
      'UID:4f2a',
      'FN:Şule Yılmaz',
      'N:Yılmaz;Şule;;;',
      'TEL;TYPE="HOME,VOICE":+90 212 555 0139',
      'TEL;TYPE="CELL,VOICE";PREF=2:+90 532 555 0140',
      'TEL;TYPE=CELL;PREF=1:+90 532 555 0141',
      'IMPP;X-SERVICE-TYPE=WhatsApp:+90 532 555 0142',
    ),
    comes: {
      name: 'Şule Yılmaz',
      phone: '+90 532 555 0141',
      whatsapp: '+90 532 555 0142',
      notes: 'Home: +90 212 555 0139\nMobile: +90 532 555 0140',
    },
  },
  {
    from: 'Nextcloud, a group of version 4.0',
    lines: v4('KIND:group', 'FN:Choir', 'MEMBER:urn:uuid:4f2a'),
    comes: { name: 'Choir', problem: 'A group, not a person' },
  },
  {
    from: 'RFC 6350 with addresses and an extension',
    lines: v4(
      'FN:Simon Perreault',
      'TEL;VALUE=uri;TYPE="work,voice";PREF=1:tel:+1-418-656-9254;ext=102',
      'TEL;VALUE=uri;TYPE="home,fax":tel:+1-418-555-0143',
    ),
    comes: { name: 'Simon Perreault', phone: '+1-418-656-9254 ext. 102', notes: 'Home fax: +1-418-555-0143' },
  },
  {
    from: 'RFC 9554 with a social profile',
    lines: v4('FN:Nadia Haddad', 'SOCIALPROFILE;SERVICE-TYPE=WhatsApp:https://wa.me/96170555014'),
    comes: { name: 'Nadia Haddad', whatsapp: '+96170555014' },
  },
  {
    from: 'a program that quotes parameters with colons and semicolons',
    lines: v3(
      'FN:Bose Ajayi',
      'TEL;X-LABEL="Shop: Yaba; upstairs";TYPE=CELL:0803 555 0145',
      'TEL;LABEL="a:b":01 555 0146',
    ),
    comes: { name: 'Bose Ajayi', phone: '0803 555 0145', notes: 'a:b: 01 555 0146' },
  },
  {
    from: 'BlackBerry with a name in base64',
    lines: v3('FN;ENCODING=B;CHARSET=UTF-8:Rm9sw6FrZSBBZMOp', 'N:Adé;Foláke;;;', 'TEL;TYPE=CELL:0803 555 0147'),
    comes: { name: 'Foláke Adé', phone: '0803 555 0147' },
  },
  {
    from: 'a Japanese phone in Shift_JIS',
    bytes: true,
    lines: v21(
      `N;CHARSET=SHIFT_JIS:${yamada};${taro}`,
      `SOUND;X-IRMC-N;CHARSET=SHIFT_JIS:\xd4\xcf\xc0\xde;\xc0\xdb\xb3`,
      'TEL;CELL:090-5555-0148',
    ),
    comes: { name: '山田 太郎', phone: '090-5555-0148' },
  },
  {
    from: 'a Japanese phone in Shift_JIS whose second byte is a backslash',
    bytes: true,
    lines: v21(`N;CHARSET=SHIFT_JIS:${omote};${hanako}`, 'TEL;CELL:090-5555-0149'),
    comes: { name: '表 花子', phone: '090-5555-0149' },
  },
  {
    from: 'a Japanese phone in Shift_JIS and quoted-printable',
    lines: v21('N;CHARSET=SHIFT_JIS;ENCODING=QUOTED-PRINTABLE:=8ER=93c;=91=BE=98Y', 'TEL;CELL:090-5555-0150'),
    comes: { name: '山田 太郎', phone: '090-5555-0150' },
  },
  {
    from: 'a Japanese phone that does not name Shift_JIS',
    bytes: true,
    lines: v21(`N:${yamada};${taro}`, 'TEL;CELL:090-5555-0151'),
    comes: { name: '山田 太郎', phone: '090-5555-0151', doubts: { name: 'Some letters may be wrong' } },
  },
  {
    from: 'a Japanese program in ISO-2022-JP',
    lines: v21('N;CHARSET=ISO-2022-JP:\u001b$B;3ED\u001b(B;\u001b$BB@O:\u001b(B', 'TEL;CELL:090-5555-0152'),
    comes: { name: '山田 太郎', phone: '090-5555-0152' },
  },
  {
    from: 'a Russian phone in windows-1251',
    bytes: true,
    lines: v21('N;CHARSET=WINDOWS-1251:\xc8\xe2\xe0\xed\xee\xe2\xe0;\xce\xeb\xfc\xe3\xe0', 'TEL;CELL:+7 916 555 01 53'),
    comes: { name: 'Ольга Иванова', phone: '+7 916 555 01 53' },
  },
  {
    from: 'a program that cut a letter off',
    bytes: true,
    lines: v21('FN;CHARSET=UTF-8:Fol\xc3\xa1k\xe1\xba', 'TEL;CELL:0803 555 0154'),
    comes: { name: 'Folák\ufffd', phone: '0803 555 0154', doubts: { name: 'Some letters could not be read' } },
  },
  {
    from: 'a program that folds within a letter',
    bytes: true,
    lines: v3('FN:Fol\xc3', ' \xa1ke Bello', 'TEL;TYPE=CELL:0803 555 0155'),
    comes: { name: 'Foláke Bello', phone: '0803 555 0155' },
  },
  {
    from: 'a program of version 2.1 that folds at a space',
    lines: v21('FN:Funmilayo', ' Ransome', 'NOTE:Prefers long', '  sleeves', 'TEL;CELL:0803 555 0156'),
    comes: { name: 'Funmilayo Ransome', phone: '0803 555 0156', notes: 'Prefers long  sleeves' },
  },
  {
    from: 'a program that folds with tabs',
    lines: v3('FN:Temi', '\t tope', 'TEL;TYPE=CELL:0803', '\t5550157'),
    comes: { name: 'Temi tope', phone: '08035550157' },
  },
  {
    from: 'a program that does not escape line breaks of a note',
    lines: v3('FN:Kemi Ola', 'NOTE:Chest 40', 'Waist 34', 'Hip: 42', 'Note: loose', 'TEL;TYPE=CELL:0803 555 0158'),
    comes: { name: 'Kemi Ola', phone: '0803 555 0158', notes: 'Chest 40\nWaist 34\nHip: 42\nNote: loose' },
  },
  {
    from: 'a program with empty lines between all lines',
    lines: v21('FN;ENCODING=QUOTED-PRINTABLE:Fol=C3=A1=', 'ke', 'TEL;CELL:0803 555 0159').flatMap((line) => [line, '']),
    comes: { name: 'Foláke', phone: '0803 555 0159' },
  },
  {
    from: 'a SIM card with two numbers in one value',
    lines: v21('N:Mama Put', 'TEL:0803 555 0160 / 0805 555 0161'),
    comes: {
      name: 'Mama Put',
      phone: '0803 555 0160',
      notes: 'Phone: 0805 555 0161',
      doubts: { phone: 'One of several numbers, see the notes' },
    },
  },
  {
    from: 'a SIM card with words beside the number',
    lines: v21('N:Baba Sule', 'TEL:ask his son 0803 555 0166'),
    comes: {
      name: 'Baba Sule',
      phone: 'ask his son 0803 555 0166',
      doubts: { phone: 'It has more than a number' },
    },
  },
  {
    from: 'an e-mail that the card was copied from',
    lines: ['Content-Type: text/x-vcard; charset=utf-8', '', ...v3('FN:Ife Dada', 'TEL;TYPE=CELL:0803 555 0167')],
    comes: { name: 'Ife Dada', phone: '0803 555 0167' },
  },
  {
    from: 'a SIM card with nothing but a number',
    lines: v21('N:;;;;', 'TEL;CELL:0803 555 0162'),
    comes: { phone: '0803 555 0162' },
  },
  {
    from: 'a program with names that have commas and semicolons',
    lines: v3('N:Adeleke\\, Jr.;Wale\\;Tobi;Philip,Paul;Dr.;', 'TEL;TYPE=CELL:0803 555 0163'),
    comes: { name: 'Dr. Wale;Tobi Philip,Paul Adeleke, Jr.', phone: '0803 555 0163' },
  },
  {
    from: 'a program with numbers that only machines answer',
    lines: v3(
      'FN:Kaduna Mills',
      'TEL;TYPE=FAX:1',
      'TEL;TYPE=PAGER:2',
      'TEL;TYPE=X-TELEX:3',
      'TEL;TYPE=HOME:062 555 0164',
    ),
    comes: { name: 'Kaduna Mills', phone: '062 555 0164', notes: 'Fax: 1\nPager: 2\nTelex: 3' },
  },
  {
    from: 'a card that is cut within its photo',
    lines: v3('FN:Cut Off', 'TEL;TYPE=CELL:0803 555 0165', 'PHOTO;ENCODING=b:', ...photo).slice(0, -1),
    comes: { name: 'Cut Off', phone: '0803 555 0165', problem: 'The card is not complete' },
  },
];
