import type { TemplateName } from '@shared/measurements';
import type { DemoSheetName } from './demo-sheet-names';

/** A client of the demo account, with all visits for measuring. */
export interface DemoClient {
  name: string;
  phone?: string;
  whatsapp?: string;
  notes?: string;
  /** In inches, as measured today. */
  body: { of: 'him' | 'her'; chest: number; waist: number; hip: number; height: number };
  /** The fraction of the size that a child grows in a year. */
  growthPerYear?: number;
  /** The default is inches. */
  unit?: 'cm';
  /** How long they have been a client, if longer than since the first visit. */
  sinceDaysAgo?: number;
  visits: readonly DemoVisit[];
}

export interface DemoVisit {
  daysAgo: number;
  /** The templates measured at the visit, on one record. */
  take: readonly TemplateName[];
  /** The sheet whose own measures are taken too. */
  sheet?: DemoSheetName;
  tag: string;
  notes?: string;
}
