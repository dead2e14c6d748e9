import { describe, expect, it } from 'vitest';
import { safeReturnTo } from './return-to';

describe('safeReturnTo', () => {
  it.each([
    ['/', '/'],
    ['/clients', '/clients'],
    ['/discover?city=New%20York&near=10001#top', '/discover?city=New%20York&near=10001#top'],
    ['/tailors/adunni-couture', '/tailors/adunni-couture'],
    ['/discover?next=//evil.example', '/discover?next=//evil.example'],
    ['/a/../settings', '/settings'],
    ['/città', '/citt%C3%A0'],
    ['/apiary', '/apiary'],
  ])('keeps %j', (requested, path) => {
    expect(safeReturnTo(requested, 'https://seamfolk.example')).toBe(path);
  });

  it.each([
    [undefined],
    [''],
    [['/clients', '/settings']],
    [{ path: '/clients' }],
    ['clients'],
    ['?x=1'],
    ['https://evil.example/'],
    ['https:evil.example'],
    ['//evil.example'],
    ['///evil.example'],
    ['/\\evil.example'],
    ['\\\\evil.example'],
    ['/\t/evil.example'],
    ['/\n/evil.example'],
    ['\t//evil.example'],
    ['/..//evil.example'],
    ['/.//evil.example'],
    ['/a/..//evil.example'],
    ['/%2e//evil.example'],
    ['//seamfolk.example@evil.example'],
    ['javascript:alert(1)'],
    ['/api/logout'],
    ['/API/logout'],
    ['/x/../api/login'],
    ['/oidc/session/end'],
    [`/${'a'.repeat(1_000)}`],
    [`/${'é'.repeat(400)}`],
  ])('answers / for %j', (requested) => {
    expect(safeReturnTo(requested, 'https://seamfolk.example')).toBe('/');
  });
});
