import type { Duplicate } from './planned';

/** 'same number as Ada Eze above'. */
export function sameAs({ of, why }: Duplicate): string {
  return `same ${why} as ${'id' in of ? of.name : `${of.input.name} above`}`;
}
