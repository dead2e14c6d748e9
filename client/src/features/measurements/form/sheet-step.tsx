import type { ComponentProps, ReactNode } from 'react';
import { formSheetOf, type FormSheet } from './form-measures';
import { SheetChoice } from '../sheets/sheet-choice';
import { TemplateChoice } from './template-choice';

export interface SheetStepProps extends Pick<ComponentProps<typeof SheetChoice>, 'sheets' | 'again' | 'before'> {
  /** Above the sheets: the field of a new client's name. */
  nameField?: ReactNode;
  /** Between that field and the sheets. */
  notice?: ReactNode;
  onChoose: (sheet: FormSheet) => void;
}

/** The first step of a new record: the choice of a template or of one of the tailor's own sheets. */
export function SheetStep({ sheets, again, before, nameField, notice, onChoose }: SheetStepProps) {
  return (
    <>
      {nameField}
      {notice}
      <TemplateChoice before={before} onChoose={onChoose} />
      <SheetChoice sheets={sheets} before={before} again={again} onChoose={(each) => onChoose(formSheetOf(each))} />
    </>
  );
}
