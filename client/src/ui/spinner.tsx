/** For a wait that has no shape yet; its label is read out. */
export function Spinner({ label }: { label: string }) {
  return (
    <p className="spinner" role="status">
      {label}
    </p>
  );
}
