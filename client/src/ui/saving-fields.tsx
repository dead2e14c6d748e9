import { type ComponentProps, useLayoutEffect, useRef } from 'react';

interface SavingFieldsProps extends ComponentProps<'div'> {
  isSaving: boolean;
}

/** Fields that rest while what they say is being saved: what is typed then would be lost. The focus comes back after it. */
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
