import * as z from 'zod/mini';
import { distanceKm } from '../distance';
import { addAlternateNames } from './alternate-names';
import { nameKey } from '../name-key';
import otherNames from './other-names.json' with { type: 'json' };
import quarters from './quarters.json' with { type: 'json' };
import { readTowns, type Town } from './sources';

const text = z.string().check(z.minLength(1));
const country = z.string().check(z.regex(/^[A-Z]{2}$/));

/**
 * Names in common use that GeoNames' list of places lacks: old names, names in other languages and abbreviations. `name` is
 * GeoNames' name; `shownAs` is the name to display instead.
 */
const otherNamesSchema = z.array(
  z.strictObject({ country, name: text, shownAs: z.optional(text), otherNames: z._default(z.array(text), []) }),
);

/** Boroughs and quarters that people write as their town. `region` is GeoNames' code, the population is approximate. */
const quartersSchema = z.array(
  z.strictObject({
    country,
    region: text,
    name: text,
    latitude: z.number().check(z.minimum(-90), z.maximum(90)),
    longitude: z.number().check(z.minimum(-180), z.maximum(180)),
    population: z.int().check(z.positive()),
    otherNames: z._default(z.array(text), []),
  }),
);

/** Returns the towns of the packages with our own tables of names and quarters. @throws Error for a name of no town */
export function readNamedTowns(): Town[] {
  const towns = withQuarters(withOtherNames(readTowns()));
  addAlternateNames(towns);
  return towns;
}

function withOtherNames(towns: Town[]): Town[] {
  const known = byCountryAndName(towns);
  for (const { country, name, shownAs, otherNames: names } of z.parse(otherNamesSchema, otherNames)) {
    const town = known(country, name);
    if (!town) throw new Error(`No town '${name}' in ${country}`);
    if (shownAs) [town.name, town.aliases] = [shownAs, [...town.aliases, town.name]];
    town.aliases.push(...names);
  }
  return towns;
}

/** Returns a lookup of the most populous town by country and name. */
function byCountryAndName(towns: readonly Town[]): (country: string, name: string) => Town | undefined {
  const byName = new Map<string, Town>();
  for (const town of towns) {
    for (const name of [town.name, ...town.aliases]) {
      const key = `${town.country} ${nameKey(name)}`;
      if ((byName.get(key)?.population ?? -1) < town.population) byName.set(key, town);
    }
  }
  return (country, name) => byName.get(`${country} ${nameKey(name)}`);
}

function withQuarters(towns: Town[]): Town[] {
  for (const { country, region, name, otherNames: names, population, ...point } of z.parse(quartersSchema, quarters)) {
    const known = towns.find(
      (town) => town.country === country && nameKey(town.name) === nameKey(name) && distanceKm(town, point) < 8,
    );
    const town = known ?? { name, country, region: `${country}.${region}`, ...point, population: 0, aliases: [] };
    town.population = Math.max(town.population, population);
    town.aliases.push(...names);
    if (!known) towns.push(town);
  }
  return towns;
}
