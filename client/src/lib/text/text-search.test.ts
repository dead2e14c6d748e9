import { describe, expect, it } from 'vitest';
import { findMatch, fold, numberFolds } from './text-search';

describe('fold', () => {
  it.each([
    ['Olúwaṣeun Adébáyọ̀', 'oluwaseun adebayo'],
    ['Đặng Thị Hồng Nhung', 'dang thi hong nhung'],
    ['Gülşen YILDIRIM Işık İnan', 'gulsen yildirim isik inan'],
    ['Wiśniewska-Łój Ødegård Straße', 'wisniewska-loj odegard strasse'],
    ['张伟 رنا', '张伟 رنا'],
  ])('%s -> %s', (text, folded) => expect(fold(text)).toBe(folded));
});

describe('findMatch', () => {
  it.each([
    ['Olúwaṣeun Adébáyọ̀', 'ade', 'Adé'],
    ['Olúwaṣeun Adébáyọ̀', ' ADÉBÁYỌ̀ ', 'Adébáyọ̀'],
    ['José Ángel'.normalize('NFD'), 'jose', 'José'.normalize('NFD')],
    ['Straße', 'strasse', 'Straße'],
    ["Siobhán O'Brien", 'obrien', "O'Brien"],
    ['Aoife O’Brien', "o'b", 'O’B'],
    ['Aoife O’Brien', 'o brien', 'O’Brien'],
    ['Wei  Ling', 'wei ling', 'Wei  Ling'],
    ['Wei - Ling', 'wei ling', 'Wei - Ling'],
    ['Wei-Ling', 'ling', 'Ling'],
    ['𝒜da', 'da', 'da'],
  ])('in %s marks %j as %j', (text, query, part) => {
    const match = findMatch(text, query);
    expect(match && text.slice(match.start, match.end)).toBe(part);
  });

  it('finds a number regardless of its spaces', () => {
    const match = findMatch('+44 7700 900482', '7700900', numberFolds);
    expect(match).toEqual({ start: 4, end: 12 });
    expect(findMatch('0803 555 0142', '0803555', numberFolds)).toEqual({ start: 0, end: 8 });
    expect(findMatch('07700900482', '0770 (090)', numberFolds)).not.toBeNull();
  });

  it.each([
    ['Thabo', 'rossi'],
    ['Thabo', ''],
    ['Thabo', '  '],
  ])('in %s does not find %j', (text, query) => expect(findMatch(text, query)).toBeNull());
});
