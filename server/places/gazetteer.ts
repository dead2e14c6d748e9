import { type Gazetteer, gazetteerOf } from '@seamfolk/gazetteer';
import { readGazetteerFile } from './gazetteer-file';

let opened: Promise<Gazetteer> | undefined;

/** Loads the gazetteer once per process. From the sources, builds its file first where there is none. */
export function openGazetteer(): Promise<Gazetteer> {
  opened ??= readGazetteerFile().then(gazetteerOf);
  opened.catch(() => (opened = undefined));
  return opened;
}
