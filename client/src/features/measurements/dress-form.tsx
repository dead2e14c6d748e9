import type { Measure } from '@shared/measurements';

type Lines = Partial<Record<Measure, string>>;

const torsoLines: Lines = {
  neck: 'M86 47q14 7 28 0',
  shoulder: 'M58 64q42-14 84 0',
  chest: 'M57 104q43 15 86 0',
  waist: 'M66 150q34 12 68 0',
  hip: 'M52 202q48 16 96 0',
  armhole: 'M140 66q10 20 2 42',
  bicep: 'M146 106q11 4 20-1',
  wrist: 'M160 192q8 3 14-1',
  sleeveLength: 'M143 68q22 50 27 122',
  shirtLength: 'M100 44V222',
  jacketLength: 'M92 45C84 90 86 150 84 236',
  dressLength: 'M76 58C82 120 74 190 74 284',
};

const legLines: Lines = {
  waist: 'M65 47q35 11 70 0',
  hip: 'M54 96q46 15 92 0',
  rise: 'M100 52V132',
  thigh: 'M102 152q20 8 41 0',
  knee: 'M105 206q16 6 32 0',
  ankle: 'M108 266q11 5 23 0',
  inseam: 'M98 138C97 176 93 230 92 272',
  outseam: 'M66 48C62 66 54 78 54 98C54 132 62 190 70 272',
};

interface DressFormProps {
  /** The key of the measure whose field is active. */
  place: string | null;
  /** Trousers instead of a bodice. */
  legs?: boolean;
}

/** A dress form with a line for every measure; the active one is highlighted. */
export function DressForm({ place, legs }: DressFormProps) {
  const lines = Object.entries(legs ? legLines : torsoLines);
  return (
    <svg
      className="h-auto w-full"
      viewBox="20 8 170 286"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {legs ? <Legs /> : <Torso />}
      {lines.map(([measure, path]) =>
        measure === place ? (
          <path key={measure} d={path} stroke="var(--orange)" strokeWidth="3.5" />
        ) : (
          <path key={measure} d={path} stroke="var(--edge)" strokeWidth="1" strokeDasharray="2 3" />
        ),
      )}
    </svg>
  );
}

const cloth = { fill: 'var(--sunken)', stroke: 'var(--edge)', strokeWidth: 1.3 };

function Torso() {
  return (
    <>
      <path d="M100 252v34M78 286h44" stroke="var(--edge)" strokeWidth="3" />
      <path d="M142 64c14 6 20 24 24 48 4 28 8 56 10 84l-14 2c-4-30-10-64-20-92" {...cloth} strokeDasharray="4 3" />
      <path
        d="M88 22v22c-4 8-26 12-36 20-6 6 4 34 6 54 2 16 8 22 8 34 0 14-16 30-16 62 0 14 2 28 4 38h92c2-10 4-24 4-38 0-32-16-48-16-62 0-12 6-18 8-34 2-20 12-48 6-54-10-8-32-12-36-20V22z"
        {...cloth}
      />
      <ellipse cx="100" cy="22" rx="12" ry="4" {...cloth} fill="var(--surface)" />
      <path d="M100 26v226" stroke="var(--thread)" strokeDasharray="4 4" />
    </>
  );
}

function Legs() {
  return (
    <>
      <path
        d="M66 40C62 62 54 76 54 98C54 132 62 192 70 278H92C93 232 97 174 100 134C103 174 107 232 108 278H130C138 192 146 132 146 98C146 76 138 62 134 40z"
        {...cloth}
      />
      <ellipse cx="100" cy="40" rx="34" ry="7" {...cloth} fill="var(--surface)" />
      <path d="M81 140V278M119 140V278" stroke="var(--thread)" strokeDasharray="4 4" />
    </>
  );
}
