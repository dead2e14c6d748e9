import { dataUrl, weave } from '@seamfolk/cloth';

interface DrawingProps {
  /** Selects the cloth: the tailor's id. */
  seed: string;
  /** The URL of the QR code. */
  code: string;
}

/** A small drawing of the status picture. It is light in the dark theme too, as the file is. */
export function StatusDrawing({ seed, code }: DrawingProps) {
  return (
    <svg viewBox="0 0 72 128" width="72" height="128">
      <path d="M0 0h72v128H0z" fill="#fbf8f3" />
      <image href={clothOf(seed, 72, 72)} width="72" height="72" />
      <path d="M48 60h20v20H48z" fill="#fff" />
      <image href={code} x="48" y="60" width="20" height="20" />
      <path d="M5 88h44v7H5z" fill="#1d1b18" />
      <path d="M5 99h32v4H5z" fill="#575045" />
      <path d="M5 116h38v3H5z" fill="#0b6b4f" />
    </svg>
  );
}

/** A small drawing of the shop sign. */
export function SignDrawing({ seed, code }: DrawingProps) {
  return (
    <svg viewBox="0 0 90 128" width="90" height="128">
      <path d="M0 0h90v128H0z" fill="#fff" />
      <image href={clothOf(seed, 90, 24)} width="90" height="24" />
      <path d={`M0 25v-1${'l3-3 3 3'.repeat(15)}v1z`} fill="#fff" />
      <path d="M21 33h48v7H21z" fill="#1d1b18" />
      <image href={code} x="20" y="46" width="50" height="50" />
      <path d="M21 102h48v3H21z" fill="#0b6b4f" />
      <path d="M29 110h32v3H29z" fill="#1d1b18" />
    </svg>
  );
}

export function CodeDrawing({ code }: Pick<DrawingProps, 'code'>) {
  return (
    <svg viewBox="-3 -22 90 128" width="90" height="128">
      <path d="M0 0h84v84H0z" fill="#fff" />
      <image href={code} width="84" height="84" />
    </svg>
  );
}

function clothOf(seed: string, width: number, height: number): string {
  return dataUrl(weave(seed, { width, height, scale: 0.6, drape: true }));
}
