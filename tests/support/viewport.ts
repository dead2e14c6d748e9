/** The width of the page in pixels when a test file starts. */
export const usualWidth = 1024;

/** Sets the width of the page, in pixels. */
export function setViewport(width: number): void {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } };
  happyDOM.setViewport({ width });
}
