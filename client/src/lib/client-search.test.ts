import type { Customer } from '@shared/customers';
import { describe, expect, it } from 'vitest';
import { searchable, searchClients } from './client-search';

const client = (name: string, phone: string | null = null, whatsapp: string | null = null): Customer => ({
  id: crypto.randomUUID(),
  name,
  phone,
  whatsapp,
  notes: 'Adé, 900',
  createdAt: '2026-11-21T09:14:00.000Z',
  updatedAt: '2026-11-21T09:14:00.000Z',
});

const clients = searchable([
  client('Olúwaṣeun Adébáyọ̀', '+44 7700 900482', '+44 7700 900482'),
  client('Đặng Thị Hồng', '0770-090-0566'),
  client('Fatima Haddad', null, '+971 50 555 0188'),
]);

describe('searchClients', () => {
  it.each([
    ['', ['Olúwaṣeun Adébáyọ̀', 'Đặng Thị Hồng', 'Fatima Haddad']],
    ['  ', ['Olúwaṣeun Adébáyọ̀', 'Đặng Thị Hồng', 'Fatima Haddad']],
    ['adé', ['Olúwaṣeun Adébáyọ̀']],
    ['ADE', ['Olúwaṣeun Adébáyọ̀']],
    ['dang', ['Đặng Thị Hồng']],
    ['a', ['Olúwaṣeun Adébáyọ̀', 'Đặng Thị Hồng', 'Fatima Haddad']],
    ['7700 9004', ['Olúwaṣeun Adébáyọ̀']],
    ['77009', ['Olúwaṣeun Adébáyọ̀', 'Đặng Thị Hồng']],
    ['555 01', ['Fatima Haddad']],
    ['(971)', ['Fatima Haddad']],
    ['rossi', []],
    ['-', []],
  ])('%j finds %j', (query, names) => expect(searchClients(clients, query).map(({ name }) => name)).toEqual(names));
});
