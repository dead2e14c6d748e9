import { describe, expect, it } from 'vitest';
import { aGarment, anOrder, aPayment } from '../../../tests/support/client/orders';
import { messageLanguages, type MessageLanguage } from '../../customers/message-languages';
import { orderLinkPath } from '../link-path';
import { orderLimits } from '../order-limits';
import { messageKinds, type MessageKind } from '../stages';
import { messageTexts, templateOf } from './all-texts';
import { type MessageFacts, messageOf, valuesOf } from './message';
import { placeholders, templateProblem } from './placeholders';
import { textOfParts } from './template';

const today = '2026-06-01';
const link = `https://seamfolk.com${orderLinkPath('Gk3vT9xQ2mLr8sYw1ZbNpA')}`;
const fitting = { id: crypto.randomUUID(), onDate: '2026-06-02', atTime: '11:00', note: 'Hem is low', doneAt: null };
const dress = aGarment({ garment: 'Reception dress', price: 14_000_000 });

const order = anOrder({
  number: 133,
  garments: [dress],
  dueOn: '2026-06-05',
  readyOn: '2026-05-30',
  notes: 'Left shoulder low',
  style: 'Like the picture',
  clothNote: '5 yd lace',
  fittings: [fitting],
  payments: [aPayment(2_250_000, { note: 'From her brother' })],
});
const facts: MessageFacts = { order, clientName: 'Ada Obi', businessName: 'Adunni Couture', today };

const text = (kind: MessageKind, language: MessageLanguage = 'en', over: Partial<MessageFacts> = {}) =>
  textOfParts(messageOf(kind, language, { ...facts, ...over }));
const withOrder = (fields: Partial<typeof order>) => ({ order: { ...order, ...fields } });

const each = messageLanguages.flatMap((language) => messageKinds.map((kind) => [kind, language] as const));

describe('a message in English', () => {
  it.each<[MessageKind, string]>([
    ['taken', 'I have taken your order 133: reception dress. It will be ready on Friday 5 June.'],
    ['fitting', 'your fitting of order 133 is tomorrow, Tuesday 2 June, at 11:00.'],
    ['late', 'I need until Friday 5 June for your reception dress. I am sorry.'],
    ['ready', 'your order is ready: reception dress.'],
    ['waiting', 'your order has been ready since Saturday 30 May: reception dress. When can you collect it?'],
    ['owed', '₦117,500 is left to pay for order 133: reception dress.'],
    ['thanks', 'thank you. I hope that you enjoy your reception dress. Tell me if anything does not fit.'],
  ])('of the kind %s has the words of its state', (kind, words) =>
    expect(text(kind)).toBe(`Hello Ada, ${words}\n\nAdunni Couture`),
  );

  it.each<[MessageKind, Partial<typeof order>, string]>([
    ['taken', { dueOn: null }, 'reception dress. I will tell you the day.'],
    ['late', { dueOn: '2026-05-20' }, 'I need longer for your reception dress.'],
    ['late', { dueOn: null }, 'I need longer for your'],
    ['fitting', { fittings: [] }, 'Hello Ada, when can you come for a fitting?'],
    ['fitting', { fittings: [{ ...fitting, onDate: '2026-06-09' }] }, 'is on Tuesday 9 June, at 11:00.'],
    ['fitting', { fittings: [{ ...fitting, onDate: today, atTime: null }] }, 'is today, Monday 1 June.'],
    ['waiting', { readyOn: null }, 'your order is ready: reception dress. When'],
    ['ready', { garments: [aGarment({ garment: 'Agbada', quantity: 2 })] }, 'your order is ready: agbada × 2.'],
    ['ready', { garments: [dress, aGarment({ garment: 'T-shirt' })] }, 'is ready: reception dress, T-shirt.'],
    ['ready', { garments: [dress, aGarment(), aGarment()] }, 'is ready: reception dress and 2 more.'],
  ])('of the kind %s fits %j', (kind, fields, words) => expect(text(kind, 'en', withOrder(fields))).toContain(words));

  it.each([
    ['Mrs Folake Ade', 'Hello Mrs Folake Ade, '],
    ['Mr. Kunle', 'Hello Mr. Kunle, '],
    ['Mama Tobi', 'Hello Mama Tobi, '],
    ['श्रीमती लक्ष्मी कृष्णमूर्ति', 'Hello श्रीमती लक्ष्मी कृष्णमूर्ति, '],
    ['Mrs', 'Hello, '],
    ['Walk-in 3', 'Hello, '],
  ])('greets %s', (clientName, greeting) => {
    const said = text('ready', 'en', { clientName });
    expect(said.startsWith(`${greeting}your order is ready`)).toBe(true);
  });

  it('says until when the shop is open', () =>
    expect(text('ready', 'en', { openUntil: '18:00' })).toContain(
      'is ready: reception dress. We are open today until 18:00.\n\n',
    ));

  it('marks what follows from the order', () => {
    const marked = messageOf('fitting', 'en', facts).filter(({ placeholder }) => placeholder);
    expect(marked.map((part) => `${part.placeholder}: ${part.text}`)).toEqual([
      'name: Ada',
      'number: 133',
      'day: tomorrow, Tuesday 2 June',
      'time: 11:00',
      'shop: Adunni Couture',
    ]);
  });
});

describe('a message in another language', () => {
  it.each<[MessageKind, MessageLanguage, string]>([
    ['fitting', 'fr', 'Bonjour Ada, votre essayage de la commande 133 aura lieu demain, mardi 2 juin, à 11:00.'],
    ['late', 'es', 'Hola Ada, necesito hasta el viernes 5 de junio para terminar su pedido: Reception dress.'],
    ['taken', 'pt', 'anotei o seu pedido 133: Reception dress. Ficará pronto no dia 5 de junho, sexta-feira.'],
    ['waiting', 'ar', 'مرحبًا Ada، طلبكم جاهز منذ يوم السبت 30 مايو: Reception dress.'],
    ['fitting', 'hi', 'नमस्ते Ada जी, आपके ऑर्डर 133 की फिटिंग कल, मंगलवार, 2 जून को, 11:00 बजे है।'],
    ['fitting', 'sw', 'ni kesho, Jumanne tarehe 2 Juni, saa 5:00 asubuhi (11:00).'],
    ['ready', 'yo', 'Ẹ ǹlẹ́ Ada, iṣẹ́ yín ti ṣetán: Reception dress.'],
    ['taken', 'yo', 'Yóò ṣetán ní ọjọ́ Ẹtì, ọjọ́ 5 oṣù Kẹfà.'],
    ['owed', 'yo', 'ó ku ₦117,500 láti san fún iṣẹ́ yín, nọ́ńbà 133: Reception dress.'],
  ])('%s in %s', (kind, language, words) => expect(text(kind, language)).toContain(words));

  it('has the first of a month as French writes it', () =>
    expect(text('taken', 'fr', withOrder({ dueOn: '2026-07-01' }))).toContain('le mercredi 1er juillet.'));

  it('has no word of another language where the order says less', () => {
    const less = { dueOn: null, readyOn: null, fittings: [] };
    for (const [kind, language] of each) {
      const written = text(kind, language, withOrder(less));
      expect(written).not.toMatch(/[{}[\]|]|undefined/);
      expect(written).not.toContain('  ');
    }
  });
});

describe.each(each)('the message of the kind %s in %s', (kind, language) => {
  const template = templateOf(kind, language);
  const usedIn = (of: MessageLanguage) => placeholders.filter((name) => templateOf(kind, of).includes(`{${name}}`));

  it('has the placeholders of the English one, and none that it cannot have', () => {
    expect(usedIn(language)).toEqual(usedIn('en'));
    expect(templateProblem(template, kind)).toBeUndefined();
    expect(template).toBe(template.normalize('NFC'));
  });

  it('has no notes, and no amount except if it is about money', () => {
    const written = text(kind, language, { openUntil: '18:00', link });
    expect(written).not.toMatch(/shoulder|picture|Hem|lace|brother/);
    expect(written.includes('₦')).toBe(kind === 'owed');
  });

  it('begins with the name and ends with the shop, and the link on a line of its own', () => {
    expect(text(kind, language)).toMatch(/^[^\n]*Ada[^\n]*\n\nAdunni Couture$/);
    expect(text(kind, language, { link })).toMatch(/\n\nAdunni Couture\n\nhttps:\/\/seamfolk\.com\/o\/[\w]{22}$/);
    expect(text(kind, language, { clientName: '' })).not.toMatch(/^.{0,12} [,،]/);
  });

  it('stays below 1,000 characters, whole, with the longest names', () => {
    const garments = Array.from({ length: 2 }, () => aGarment({ garment: '𝓐'.repeat(100), quantity: 999 }));
    const long = text(kind, language, {
      ...withOrder({ garments, number: orderLimits.number }),
      clientName: 'Ọ̀'.repeat(200),
      businessName: '裁𝓐'.repeat(150),
      openUntil: '18:00',
      link: `https://a-very-long-name-of-a-host.of-an-installation.example.com/o/${'x'.repeat(22)}`,
    });
    expect(long.length).toBeLessThan(1000);
    expect(long).not.toMatch(/\p{Surrogate}/u);
    expect(long).toMatch(/x{22}$/);
  });

  it('names how many garments are not named', () => {
    const many = withOrder({
      garments: [aGarment({ garment: 'Dress'.repeat(40) }), aGarment(), aGarment(), aGarment()],
    });
    const { garments = '' } = valuesOf(kind, language, { ...facts, ...many });
    expect(garments.length).toBeLessThanOrEqual(250);
    expect(garments).toContain('3');
  });
});

describe('the words of the shop', () => {
  const own = (words: string, over: Partial<MessageFacts> = {}) =>
    textOfParts(messageOf('ready', 'yo', { ...facts, ...over }, { ready: { yo: words } }));

  it('stand instead of those of the product, for their kind and language alone', () => {
    const messages = { ready: { yo: 'Ẹ wá gbé {garments}.' } };
    expect(textOfParts(messageOf('ready', 'yo', facts, messages))).toBe('Ẹ wá gbé Reception dress.');
    expect(textOfParts(messageOf('ready', 'en', facts, messages))).toBe(text('ready'));
    expect(textOfParts(messageOf('waiting', 'yo', facts, messages))).toBe(text('waiting', 'yo'));
  });

  it('leave out a sentence for which something is not known', () => {
    const words = 'It is ready. Come before {until}. Left: {amount}.\n\n{link}\n\n{shop}';
    expect(own(words, { openUntil: '18:00', link })).toBe(
      `It is ready. Come before 18:00. Left: ₦117,500.\n\n${link}\n\nAdunni Couture`,
    );
    expect(own(words, withOrder({ garments: [aGarment({ price: null })] }))).toBe('It is ready.\n\nAdunni Couture');
  });

  it('are cut before the link if names make them too long', () => {
    const words = `${'x'.repeat(900)} {garments}\n\n{shop}\n\n{link}`;
    const long = own(words, { businessName: '𝓐'.repeat(150), link });
    expect(long.length).toBeLessThanOrEqual(orderLimits.message);
    expect(long.endsWith(`…\n\n${link}`)).toBe(true);
    expect(long).not.toMatch(/\p{Surrogate}/u);
    const withoutLink = own('{garments} '.repeat(90));
    expect([withoutLink.length <= orderLimits.message, withoutLink.endsWith('…')]).toEqual([true, true]);
  });
});

it('has seven weekdays and twelve months in every language', () => {
  for (const language of messageLanguages) {
    const { weekdays, months } = messageTexts[language].days;
    expect([new Set(weekdays).size, new Set(months).size]).toEqual([7, 12]);
  }
});
