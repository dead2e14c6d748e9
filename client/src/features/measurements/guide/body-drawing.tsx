import type { ReactNode } from 'react';
import { bodyBox, lineOn, type BodyView } from './body-lines';

interface BodyDrawingProps {
  view: BodyView;
  /** The lines, over the body. */
  children: ReactNode;
}

/** A dress form, trousers or a whole figure, with lines on it. */
export function BodyDrawing({ view, children }: BodyDrawingProps) {
  return (
    <svg
      className="h-auto w-full"
      viewBox={bodyBox.join(' ')}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {bodies[view]}
      {children}
    </svg>
  );
}

interface DressFormProps {
  view: BodyView;
  /** The keys of the measures with a line. */
  keys: readonly string[];
  /** The key of the measure whose line is highlighted. */
  place: string | null;
}

/** A drawing of the body with a line for each measure that has one there; the active one is highlighted. */
export function DressForm({ view, keys, place }: DressFormProps) {
  const others = keys.filter((key) => key !== place && lineOn(view, key));
  const active = place === null ? undefined : lineOn(view, place);
  return (
    <BodyDrawing view={view}>
      {others.map((key) => (
        <path key={key} d={lineOn(view, key)?.path} stroke="var(--edge)" strokeWidth="1" strokeDasharray="2 3" />
      ))}
      {active && <path d={active.path} stroke="var(--orange)" strokeWidth="3.5" />}
    </BodyDrawing>
  );
}

const cloth = { fill: 'var(--sunken)', stroke: 'var(--edge)', strokeWidth: 1.3 };

const torso = (
  <>
    <path d="M100 252v34M78 286h44" stroke="var(--edge)" strokeWidth="3" />
    <path d="M142 64c14 6 20 24 24 48 4 28 8 56 10 84l-14 2c-4-30-10-64-20-92" {...cloth} strokeDasharray="4 3" />
    <path
      d="M88 22v22c-4 8-26 12-36 20-6 6 4 34 6 54 2 16 8 22 8 34 0 14-16 30-16 62 0 14 2 28 4 38h92c2-10 4-24 4-38 0-32-16-48-16-62 0-12 6-18 8-34 2-20 12-48 6-54-10-8-32-12-36-20V22z"
      {...cloth}
    />
  </>
);

const bodies: Record<BodyView, ReactNode> = {
  front: (
    <>
      {torso}
      <ellipse cx="100" cy="22" rx="12" ry="4" {...cloth} fill="var(--surface)" />
      <path d="M100 26v226" stroke="var(--thread)" strokeDasharray="4 4" />
    </>
  ),
  back: (
    <>
      {torso}
      <ellipse cx="100" cy="22" rx="12" ry="4" {...cloth} fill="var(--surface)" />
      <path d="M74 60c2 34 6 60 8 92-4 34-8 62-8 98M126 60c-2 34-6 60-8 92 4 34 8 62 8 98" stroke="var(--thread)" />
      <path d="M88 40q12 6 24 0" stroke="var(--edge)" />
    </>
  ),
  legs: (
    <>
      <path
        d="M66 40C62 62 54 76 54 98C54 132 62 192 70 278H92C93 232 97 174 100 134C103 174 107 232 108 278H130C138 192 146 132 146 98C146 76 138 62 134 40z"
        {...cloth}
      />
      <ellipse cx="100" cy="40" rx="34" ry="7" {...cloth} fill="var(--surface)" />
      <path d="M81 140V278M119 140V278" stroke="var(--thread)" strokeDasharray="4 4" />
    </>
  ),
  figure: (
    <>
      <path d="M40 279h130" stroke="var(--thread)" strokeDasharray="4 4" />
      <path
        d="M99 42V53C97 57 88 58 81 61C74 64 70 74 64 84L36 134C32 139 27 146 29 150C33 153 38 148 42 141L70 98L83 82C85 96 88 104 88 112C86 122 80 130 80 142C80 170 86 196 87 212C86 230 92 250 92 264L84 274Q84 277 88 277H101L102 264C103 246 101 226 102 212C103 190 104 170 105 152C106 170 107 190 108 212C109 226 107 246 108 264L109 277H122Q126 277 126 274L118 264C118 250 124 230 123 212C124 196 130 170 130 142C130 130 124 122 122 112C122 104 125 96 127 82L140 98L168 141C172 148 177 153 181 150C183 146 178 139 174 134L146 84C140 74 136 64 129 61C122 58 113 57 111 53V42z"
        {...cloth}
      />
      <ellipse cx="105" cy="30" rx="12" ry="15" {...cloth} />
    </>
  ),
};
