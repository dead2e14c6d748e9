import type { ReactNode } from 'react';
import { type SectionName, sectionNames, sectionTitles } from './sections';
import { SectionRow } from './section-row';

/** The open section, and the function that opens another one or, with null, closes it. */
export interface OpenSection {
  open: SectionName | null;
  onOpen: (section: SectionName | null) => void;
}

interface SectionListProps extends OpenSection {
  /** What each section says now. */
  summaries: Readonly<Record<SectionName, ReactNode>>;
  /** The labels of the fields with an error. */
  wrong?: (section: SectionName) => readonly string[];
  contents: Readonly<Record<SectionName, ReactNode>>;
}

/** The sections of the profile, of which one is open at a time. */
export function SectionList({ open, onOpen, summaries, wrong, contents }: SectionListProps) {
  return (
    <div className="border-t border-hairline">
      {sectionNames.map((name) => {
        const labels = wrong?.(name) ?? [];
        return (
          <SectionRow
            key={name}
            id={rowId(name)}
            title={sectionTitles[name]}
            now={summaries[name]}
            problem={labels.length > 0 ? `Please check ${labels.join(', ')}` : undefined}
            isOpen={name === open}
            onOpen={() => onOpen(name)}
            onClose={() => onOpen(null)}
          >
            {contents[name]}
          </SectionRow>
        );
      })}
    </div>
  );
}

const rowId = (name: SectionName) => `settings-${name}`;

/** Focuses the row of a section, and scrolls no further than it takes to see the row. */
export function showSection(name: SectionName): void {
  showRow(rowId(name));
}

/** Focuses a row by its id, in the same way. */
export function showRow(id: string): void {
  const row = document.getElementById(id);
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}
