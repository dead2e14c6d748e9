import { cx } from 'class-variance-authority';

const beyondLatin = /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])\p{L}/u;

/**
 * Returns whether the serif font lacks glyphs for a text: it has only Latin letters, and no anchors for marks that do not
 * compose with their letter ('ẹ́'). Firefox and WebKit would draw such a mark beside its letter.
 */
export function needsSans(text: string): boolean {
  return beyondLatin.test(text) || /\p{M}/u.test(text.normalize('NFC'));
}

const latin = 'font-display font-semibold tracking-snug';
const other = 'font-text font-semibold tracking-tight';

/** Returns the classes of a name that is not rendered by `Name`, for example with a highlighted part. */
export function nameClass(name: string): string {
  return `${lookOf(name)} [unicode-bidi:isolate]`;
}

const lookOf = (name: string) => (needsSans(name) ? other : latin);

interface NameProps {
  children: string;
  as?: 'span' | 'h1' | 'h2' | 'h3' | 'b' | 'p';
  className?: string;
}

/** A name in the serif font, or completely in the sans font if the serif lacks a letter or a mark. Its letters set its direction. */
export function Name({ children, as: Tag = 'span', className }: NameProps) {
  const heading = Tag === 'h1' || Tag === 'h2';
  const look = heading && !needsSans(children) ? undefined : lookOf(children);
  return (
    <Tag className={cx(look, className) || undefined} dir="auto">
      {children}
    </Tag>
  );
}
