import { describe, expect, it } from 'vitest';
import { templateOf } from './all-texts';
import { templateFrom } from './kept-words';
import { withChanges } from './own-messages';
import { placeholdersOf, templateProblem } from './placeholders';
import { filled, textOfParts } from './template';

const values = { name: 'Ada', garments: 'reception dress', number: '133', day: 'Friday 5 June', shop: 'Adunni' };
const text = (template: string, given: object = values) => textOfParts(filled(template, given));

describe('a template', () => {
  it.each([
    ['{name}, {garments}.', 'Ada, reception dress.'],
    ['Hello[ {name}], come', 'Hello Ada, come'],
    ['[On {day}.|Soon.]', 'On Friday 5 June.'],
    ['[Until {until}.|On {day}.|Soon.]', 'On Friday 5 June.'],
    ['[Until {until}.|Soon.] Bye', 'Soon. Bye'],
    ['Ready.[ Until {until}.]', 'Ready.'],
    ['Come. Until {until}! Bye', 'Come. Bye'],
    ['तैयार है। {until} तक। नमस्ते', 'तैयार है। नमस्ते'],
    ['Ready\n\n{link}\n\n{shop}', 'Ready\n\nAdunni'],
    ['[1] a|b [see below] {x} { }', '[1] a|b [see below] {x} { }'],
  ])('%j gives %j', (template, words) => expect(text(template)).toBe(words));

  it('takes braces and brackets of a value as text', () =>
    expect(text('{garments}, {shop}', { garments: 'Dress {shop} [old]', shop: '{name}' })).toBe(
      'Dress {shop} [old], {name}',
    ));

  it.each([
    ['', 'Write the message'],
    [' \n', 'Write the message'],
    ['x'.repeat(1000), 'Must be at most 999 characters'],
    ['Come {day2}', 'There is no {day2}'],
    ['Come {}', 'There is no {}'],
    ['Come {Day}', 'There is no {Day}'],
    ['Come {day}', 'There is no {day} in this message'],
    ['Come {name}, {amount} at {shop} [{link}]', undefined],
  ])('%j of thanks has the problem %j', (template, problem) =>
    expect(templateProblem(template, 'thanks')).toBe(problem),
  );

  it('can have a day where there is one', () => {
    expect(placeholdersOf('late')).toContain('day');
    expect(placeholdersOf('owed')).not.toContain('day');
  });
});

describe('words that are kept', () => {
  const late =
    'Hello[ {name}], [I need until {day} for your {garments}.|I need longer for your {garments}.] I am sorry.\n\n{shop}[\n\n{link}]';
  const ofLate = { ...values, link: 'https://seamfolk.com/o/x' };
  const kept = (words: string, template = late, given: object = ofLate) => templateFrom(words, template, given);

  it('that were not changed are the template', () => expect(kept(text(late, ofLate))).toBe(late));

  it.each([
    [
      'Dear Ada, I need until Friday 5 June for your reception dress. I am so sorry!\n\nAdunni',
      'Dear[ {name}], [I need until {day} for your {garments}.|I need longer for your {garments}.] I am so sorry!\n\n{shop}',
    ],
    ['Ada, come on Friday 5 June with order 133.', '{name}, come on {day} with order {number}.'],
    ['Reception dress: until Friday 5 June', '{garments}: until {day}'],
    ['Adaeze and Ada: 1330, 133a, 133', 'Adaeze and[ {name}]: 1330, 133a, {number}'],
    ['Friday 15 June, 5 June', 'Friday 15 June, 5 June'],
  ])('%j become %j', (words, template) => expect(kept(words)).toBe(template));

  it('take a name that is also a word no more often than the message had it', () => {
    const given = { ...ofLate, name: 'Will', number: '7' };
    expect(kept('Hello Will, Will you come at 7?', late, given)).toBe('Hello[ {name}], Will you come at 7?');
    expect(kept('Order 7 at 7', 'Order {number}', given)).toBe('Order {number} at 7');
  });

  it('make the same message again, whatever is added', () => {
    for (const added of ['', ' Thank you.', '\n\nBring the shoes, Ada!', ' 100% (cotton) $& \\ 🧵']) {
      const words = text(late, ofLate) + added;
      expect(text(kept(words), ofLate)).toBe(words);
    }
  });
});

describe('the own messages', () => {
  const messages = { ready: { en: 'Ready', yo: 'Ó ti ṣetán' }, late: { en: 'Late' } };

  it('change in one kind and language, and keep the others', () => {
    expect(withChanges(messages, [{ kind: 'ready', language: 'fr', words: 'Prêt' }])).toEqual({
      ...messages,
      ready: { ...messages.ready, fr: 'Prêt' },
    });
    const forgotten = [
      { kind: 'late', language: 'en', words: null },
      { kind: 'ready', language: 'en', words: null },
      { kind: 'owed', language: 'sw', words: null },
      { kind: 'thanks', language: 'hi', words: templateOf('thanks', 'hi') },
    ] as const;
    expect(withChanges(messages, forgotten)).toEqual({ ready: { yo: 'Ó ti ṣetán' } });
    expect(messages.late).toEqual({ en: 'Late' });
  });
});
