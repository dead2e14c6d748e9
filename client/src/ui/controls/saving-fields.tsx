import { type ComponentProps, useLayoutEffect, useRef } from 'react';

interface SavingFieldsProps extends ComponentProps<'div'> {
  isSaving: boolean;
}

/** Makes fields inert during a save, because input would be lost. Restores the focus afterwards. */
export function SavingFields({ isSaving, ...rest }: SavingFieldsProps) {
  const fields = useRef<HTMLDivElement>(null);
  const resume = useRef<Element>(null);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (isSaving) resume.current = fields.current?.contains(activeElement) ? activeElement : null;
    else if (activeElement === body && resume.current instanceof HTMLElement) resume.current.focus();
  }, [isSaving]);
  return <div ref={fields} inert={isSaving} {...rest} />;
}
