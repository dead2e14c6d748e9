import type { Measurement, Value } from '@shared/measurements/contract';
import { format } from 'date-fns';

/** A record to export. */
export interface ExportedRecord {
  clientName: string;
  record: Measurement;
}

/** The text of a file, and the values that the format cannot contain. */
export interface ExportedFile {
  text: string;
  leftOut: readonly Value[];
}

/** Returns the name of a record's file: 'chidi-eze-agbada-2026-11-21.csv'. */
export function fileName({ clientName, record }: ExportedRecord, extension: string): string {
  const words = [clientName, record.tags ?? 'measurements'].map(inFileName).filter((part) => part !== '');
  return `${[...words, format(record.createdAt, 'yyyy-MM-dd')].join('-')}.${extension}`;
}

/** 'Olúwaṣeun Adébáyọ̀' -> 'olúwaṣeun-adébáyọ̀': letters with their marks and digits of any script, at most 60 characters. */
const inFileName = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .join('-')
    .slice(0, 60);
