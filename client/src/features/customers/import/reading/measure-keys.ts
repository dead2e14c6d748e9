import { catalogue, isSpecified, type Measure } from '@shared/measurements/catalogue';
import type { Measurement } from '@shared/measurements/contract';
import { newMeasureKey } from '@shared/measurements/measure-key';
import type { Sheet } from '@shared/sheets/contract';
import { fold } from '../../../../lib/text/text-search';

type Named = Pick<Measure, 'key' | 'name'>;

/**
 * Returns a function that replaces the keys of a file's measures by the tailor's keys, so that both can be compared. A key that the
 * tailor has stays. Any other key is replaced by that of the tailor's measure with the same name. A measure without a key gets that of
 * the common measure with its name, or a new key.
 */
export function measureKeys(sheets: readonly Sheet[], records: readonly Measurement[]) {
  const keys = new Set(catalogue.map(({ key }) => key));
  const byName = new Map<string, string>();
  for (const { key, name } of [...sheets.flatMap((sheet) => sheet.measures), ...records.flatMap(ownOf)]) {
    keys.add(key);
    if (!isSpecified(key) && !byName.has(fold(name))) byName.set(fold(name), key);
  }
  const withoutKey = new Map(
    catalogue.filter(({ key }) => !isSpecified(key)).map(({ key, name }) => [fold(name), key]),
  );
  const newKeyOf = (name: string) => {
    const key = withoutKey.get(name) ?? newMeasureKey();
    withoutKey.set(name, key);
    return key;
  };
  const keyOf = ({ key, name }: Named) =>
    keys.has(key) ? key : (byName.get(fold(name)) ?? (key || newKeyOf(fold(name))));
  return <M extends Named>(measures: readonly M[]): M[] => {
    const used = new Set<string>();
    return measures.map((measure) => {
      const wanted = keyOf(measure);
      const key = used.has(wanted) ? measure.key || newKeyOf(`${measure.name} ${used.size}`) : wanted;
      used.add(key);
      return { ...measure, key };
    });
  };
}

const ownOf = ({ ownMeasures }: Measurement) => ownMeasures;
