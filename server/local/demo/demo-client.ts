import type { TemplateName } from '@shared/measurements';

/** One client of the demo account, with every visit on which they were measured. */
export interface DemoClient {
  name: string;
  phone?: string;
  whatsapp?: string;
  notes?: string;
  /** In inches, as measured today. */
  body: { of: 'him' | 'her'; chest: number; waist: number; hip: number; height: number };
  /** The part of their size that a child gains in a year. */
  growthPerYear?: number;
  /** Inches unless given. */
  unit?: 'cm';
  /** How long they have been a client, where that is longer than since the first visit. */
  sinceDaysAgo?: number;
  visits: readonly DemoVisit[];
}

export interface DemoVisit {
  daysAgo: number;
  /** The templates that were filled in, on one page of the book. */
  take: readonly TemplateName[];
  tag: string;
  notes?: string;
}
