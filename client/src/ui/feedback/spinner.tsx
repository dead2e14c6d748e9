/** For loading content without a known shape; its label is read by screen readers. */
export function Spinner({ label }: { label: string }) {
  return (
    <p
      className="inline-flex items-center gap-3 text-muted before:size-6 before:flex-none before:animate-turn before:rounded-full before:border-2 before:border-dashed before:border-action motion-reduce:before:animate-none"
      role="status"
    >
      {label}
    </p>
  );
}
