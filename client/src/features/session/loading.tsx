/** Shown until the session is known. */
export function Loading() {
  return (
    <p className="grid min-h-window place-items-center text-muted" role="status">
      Loading...
    </p>
  );
}
