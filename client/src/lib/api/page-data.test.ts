// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PAGE_DATA_ID } from '@shared/pages/page-data';
import { keepAnswers, readPageData } from './page-data';

function pageWith(data: unknown, type = 'navigate') {
  const element = document.createElement('script');
  Object.assign(element, { id: PAGE_DATA_ID, type: 'application/json', textContent: JSON.stringify(data) });
  document.body.append(element);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
}
afterEach(() => document.body.replaceChildren());

const answers = [{ key: ['/api/tailors', 'ada'], data: { businessName: '</script>' } }];

describe('readPageData', () => {
  it('reads the data of the page', () => {
    pageWith({ answers, signedIn: false });
    expect(readPageData()).toEqual({ answers, signedIn: false });
  });

  it('ignores the session in a page from the history', () => {
    const mapStyle = 'https://maps.example/style.json';
    pageWith({ answers, signedIn: false, mapStyle }, 'back_forward');
    expect(readPageData()).toEqual({ answers, mapStyle });
  });

  it('is empty if the page has no data', () => expect(readPageData()).toEqual({ answers: [] }));
});

describe('keepAnswers', () => {
  it('puts each answer under its key', () => {
    const queryClient = new QueryClient();
    keepAnswers(queryClient, { answers });
    expect(queryClient.getQueryData(['/api/tailors', 'ada'])).toEqual({ businessName: '</script>' });
  });
});
