import { classNames } from '../lib/class-names';

const beyondLatin = /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])\p{L}/u;

/** The classes of a name that is set by other means than `Name`, as where a search marks a part of it. */
export function nameLook(name: string): string {
  return classNames('name', beyondLatin.test(name) && 'name--other');
}

interface NameProps {
  children: string;
  as?: 'span' | 'h1' | 'h2' | 'h3' | 'b' | 'p';
  className?: string;
  id?: string;
}

/** Somebody's name in the serif; with letters that the serif lacks, the whole name in the sans, never half and half. */
export function Name({ children, as: Tag = 'span', className, id }: NameProps) {
  const heading = Tag === 'h1' || Tag === 'h2';
  return (
    <Tag
      id={id}
      className={classNames(!heading && 'name', beyondLatin.test(children) && 'name--other', className) || undefined}
    >
      {children}
    </Tag>
  );
}
