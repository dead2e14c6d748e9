import { describe, expect, it } from 'vitest';
import { addressLine } from './address-line';

describe('addressLine', () => {
  it.each([
    ['before the town', 'Paris', '', 'France', '75004', '75004 Paris, France'],
    ['before the town', 'Berlin', 'Berlin', 'Germany', '10115', '10115 Berlin, Germany'],
    ['before the town', 'Prato', 'PO', 'Italy', '59100', '59100 Prato, PO, Italy'],
    ['before the town', 'Sevilla', '', 'Spain', '41001', '41001 Sevilla, Spain'],
    ['before the town', 'Utrecht', '', 'Netherlands', '3511 AB', '3511 AB Utrecht, Netherlands'],
    ['before the town', 'Athens', '', 'Greece', '105 58', '105 58 Athens, Greece'],
    ['before the town', 'Puebla', 'Puebla', 'Mexico', '72000', '72000 Puebla, Mexico'],
    ['before the town', 'Dakar', '', 'Senegal', '12500', '12500 Dakar, Senegal'],
    ['after the town', 'Mumbai', 'Maharashtra', 'India', '400001', 'Mumbai 400001, Maharashtra, India'],
    ['after the town', 'Ikeja', 'Lagos', 'Nigeria', '101241', 'Ikeja 101241, Lagos, Nigeria'],
    ['after the town', 'Lagos', 'Lagos', 'Nigeria', '101241', 'Lagos 101241, Nigeria'],
    ['after the town', 'London', '', 'United Kingdom', 'E1 6AN', 'London E1 6AN, United Kingdom'],
    ['after the state', 'Brooklyn', 'New York', 'United States', '11213', 'Brooklyn, New York 11213, United States'],
    ['after the state', 'New York', 'New York', 'United States', '10001', 'New York, New York 10001, United States'],
    ['after the state', 'Toronto', 'Ontario', 'Canada', 'M5V 2T6', 'Toronto, Ontario M5V 2T6, Canada'],
    ['after the state', 'Shibuya', 'Tokyo', 'Japan', '150-0002', 'Shibuya, Tokyo 150-0002, Japan'],
    ['after the country that is a town', 'Singapore', '', 'Singapore', '018956', 'Singapore 018956'],
    ['after the town of an unknown country', 'Town', '', 'Narnia', '1234', 'Town 1234, Narnia'],
    ['before the state of no town', '', 'Île-de-France', 'France', '75004', '75004 Île-de-France, France'],
    ['after a country alone', '', '', 'Nigeria', '101241', 'Nigeria 101241'],
    ['nowhere if there is none', 'Lagos', 'Lagos', 'Nigeria', '', 'Lagos, Nigeria'],
    ['nowhere in nothing', '', '', '', '', ''],
  ])('has the code %s: %s | %s | %s | %s', (_where, city, state, country, zipcode, line) =>
    expect(addressLine({ city, state, country, zipcode })).toBe(line),
  );
});
