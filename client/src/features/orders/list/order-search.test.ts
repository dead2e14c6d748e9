import { describe, expect, it } from 'vitest';
import { aGarment, anOrder } from '../../../../../tests/support/client/open-orders';
import { anId } from '../../../../../tests/support/client/rows';
import { orderMatcher, searchedTexts } from './order-search';

const names: Record<string, string> = { [anId(1)]: 'Olúwaṣeun Adébáyọ̀', [anId(2)]: "Siobhán O'Brien" };
const orders = [
  anOrder({ number: 14, garments: [aGarment('Agbada'), aGarment('Fila')] }),
  anOrder({ number: 142, customerId: anId(2), garments: [aGarment('Aso-ebi gown', { kind: 'alteration' })] }),
  anOrder({ number: 214, garments: [aGarment('Señorita dress')] }),
];
const textsOf = searchedTexts((id) => names[id] ?? 'Client');

const found = (typed: string) => orders.filter(orderMatcher(typed, textsOf)).map(({ number }) => number);

describe('the search over orders', () => {
  it.each([
    ['', [14, 142, 214]],
    ['oluwaseun', [14, 214]],
    ['OBrien', [142]],
    ['o brien', [142]],
    ['fila', [14]],
    ['asoebi', [142]],
    ['SENORITA', [214]],
    ['14', [14, 142]],
    ['#142', [142]],
    ['4', []],
    ["'", []],
    ['ada fila', []],
  ])('for %j finds %j', (typed, numbers) => expect(found(typed)).toEqual(numbers));
});
