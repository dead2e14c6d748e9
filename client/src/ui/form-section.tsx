import type { ReactNode } from 'react';

interface FormSectionProps {
  title: string;
  text?: string;
  /** Fields; those with the class `half` pair up where there is room. */
  children: ReactNode;
}

/** A part of a long form, or of what it shows when it is only read: its title on a rail, beside it what belongs to it. */
export function FormSection({ title, text, children }: FormSectionProps) {
  return (
    <section className="sect">
      <header>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
      </header>
      <div className="fields">{children}</div>
    </section>
  );
}
