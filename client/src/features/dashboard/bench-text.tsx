import { cx } from 'class-variance-authority';

interface BenchTextProps {
  /** The id of the title, if it names the card. */
  id?: string;
  title: string;
  text: string;
  isDisabled?: boolean;
  className?: string;
}

/** The title and text of a card. In a link of the class `group` the title shows that it is a link. */
export function BenchText({ id, title, text, isDisabled, className }: BenchTextProps) {
  return (
    <div className={cx('min-w-0 flex-[1_1_9rem]', className)}>
      <h2
        id={id}
        className={cx(
          'text-h3 decoration-1 underline-offset-[0.2em] max-shell:text-[1.125rem]',
          isDisabled ? 'text-muted' : 'group-hover:text-action-ink group-hover:underline',
        )}
      >
        {title}
      </h2>
      <p className="mt-0.5 text-small/[1.4] text-muted shell:text-[0.9375rem]">{text}</p>
    </div>
  );
}
