import { cx } from 'class-variance-authority';

const beyondLatin = /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])\p{L}/u;

/**
 * Whether the serif would set a text half and half: it has Latin letters alone, and no anchors for marks that make no
 * one letter with theirs ('ẹ́'). Firefox and WebKit would set such a mark beside its letter.
 */
export function needsSans(text: string): boolean {
  return beyondLatin.test(text) || /\p{M}/u.test(text.normalize('NFC'));
}

/** The classes of a name that is set by other means than `Name`, as where a search marks a part of it. */
export function nameLook(name: string): string {
  return cx('name', needsSans(name) && 'name--other');
}

interface NameProps {
  children: string;
  as?: 'span' | 'h1' | 'h2' | 'h3' | 'b' | 'p';
  className?: string;
  id?: string;
}

/** A name in the serif; where the serif lacks a letter or a mark, the whole name in the sans. */
export function Name({ children, as: Tag = 'span', className, id }: NameProps) {
  const heading = Tag === 'h1' || Tag === 'h2';
  return (
    <Tag id={id} className={cx(!heading && 'name', needsSans(children) && 'name--other', className) || undefined}>
      {children}
    </Tag>
  );
}
