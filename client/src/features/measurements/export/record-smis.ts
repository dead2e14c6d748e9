import { catalogueMeasure } from '@shared/measurements/catalogue';
import type { Value } from '@shared/measurements/contract';
import { lengthMm, valuesOf } from '@shared/measurements/values';
import type { ExportedFile, ExportedRecord } from './exported-file';
import { patternNamesOf } from './pattern-names';

/** A measure of the file: a known one of SeamlyMe, or a custom one, which begins with '@'. */
interface SmisMeasure {
  name: string;
  inches: string;
  /** A custom one has its own words. */
  custom?: { fullName: string; description: string };
}

/**
 * Returns a record as a file of individual measurements for SeamlyMe and Seamly2D, version 0.3.4, in inches. The format requires a
 * date of birth, a gender and a code of the sizing system; the file has the program's own values for unknown ones.
 */
export function recordSmis({ clientName, record }: ExportedRecord): ExportedFile {
  const all = valuesOf(record);
  const notes = [record.tags, record.measurements.notes].filter(Boolean).join('\n');
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<smis>',
    '    <version>0.3.4</version>',
    '    <read-only>false</read-only>',
    `    <notes>${escaped(notes)}</notes>`,
    '    <unit>inch</unit>',
    '    <pm_system>998</pm_system>',
    '    <personal>',
    '        <family-name></family-name>',
    `        <given-name>${escaped(clientName)}</given-name>`,
    '        <birth-date>1800-01-01</birth-date>',
    '        <gender>unknown</gender>',
    '        <email></email>',
    '    </personal>',
    '    <body-measurements>',
    ...withDistinctNames(all.flatMap(smisMeasure)).map(measureLine),
    '    </body-measurements>',
    '</smis>',
  ];
  return { text: `${lines.join('\n')}\n`, leftOut: all.filter((value) => lengthMm(value) === undefined) };
}

function smisMeasure(value: Value): SmisMeasure[] {
  const { key, name } = value;
  const mm = lengthMm(value);
  if (mm === undefined) return [];
  // Four decimals: 1/16 inch is exact.
  const inches = String(Math.round((mm / 25.4) * 10_000) / 10_000);
  const theirs = patternNamesOf(key)?.seamly;
  if (theirs) return [{ name: theirs, inches }];
  const description = catalogueMeasure(key)?.guide ?? '';
  return [{ name: customName(name), inches, custom: { fullName: name, description } }];
}

/**
 * Returns the name of a custom measure: 'Agbada length' -> '@agbada_length'. It may be part of a formula, so it has only letters
 * with their marks, digits and underscores.
 */
function customName(name: string): string {
  const words = name
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  return `@${words.filter((word) => word !== '').join('_') || 'measure'}`;
}

/** Numbers names that repeat: '@cap', '@cap_2'. */
function withDistinctNames(all: readonly SmisMeasure[]): SmisMeasure[] {
  const taken = new Set<string>();
  return all.map((measure) => {
    let { name } = measure;
    for (let count = 2; taken.has(name); count++) name = `${measure.name}_${count}`;
    taken.add(name);
    return { ...measure, name };
  });
}

function measureLine({ name, inches, custom }: SmisMeasure): string {
  const words = custom ? ` full_name="${escaped(custom.fullName)}" description="${escaped(custom.description)}"` : '';
  return `        <m name="${escaped(name)}" value="${inches}"${words}/>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for XML, without the characters that XML 1.0 does not allow. */
const escaped = (text: string) =>
  text.replace(/(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu, '').replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
