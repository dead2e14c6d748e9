// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PageData } from '@shared/pages/page-data';
import { PageDataContext } from '../../lib/api/page-data';
import { DirectorySize } from './hero-search';

function show(answers: PageData['answers']) {
  render(
    <PageDataContext value={{ answers, signedIn: false }}>
      <DirectorySize />
    </PageDataContext>,
  );
  return document.body.textContent;
}

const sized = (tailors: number, cities: number) => [{ key: ['/api/directory'], data: { tailors, cities } }];

it('says how many tailors there are, as the server has counted them', () => {
  show(sized(1274, 41));
  expect(screen.getByText('1,274 tailors in 41 cities')).toBeTruthy();
});

it('says that they are in one city', () => expect(show(sized(20, 1))).toBe('20 tailors in 1 city'));

it('says nothing while the directory has few tailors', () => expect(show(sized(19, 8))).toBe(''));

it('says nothing if the server did not send the size', () => expect(show([])).toBe(''));
