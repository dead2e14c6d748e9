import { templates } from '@shared/sheets/built-in-sheets';
import type { Sheet } from '@shared/sheets/contract';
import type { ComponentProps, ReactNode } from 'react';
import { cardClass, SheetCard } from '../sheets/sheet-card';
import { SheetChoice } from '../sheets/sheet-choice';

export interface SheetStepProps extends ComponentProps<typeof SheetChoice> {
  /** Above the sheets: the field of a new client's name. */
  nameField?: ReactNode;
  /** Between that field and the sheets. */
  notice?: ReactNode;
}

/** The first step of a new record: the choice of a template or of one of the tailor's own sheets. */
export function SheetStep({ nameField, notice, ...choice }: SheetStepProps) {
  return (
    <>
      {nameField}
      {notice}
      <TemplateChoice {...choice} />
      <SheetChoice {...choice} />
    </>
  );
}

/** The four specified templates. Their lists of measures are shown from 640 px. */
function TemplateChoice({ before, onChoose }: Pick<SheetStepProps, 'before' | 'onChoose'>) {
  return (
    <section aria-labelledby="templates" className="mb-2 grid gap-2">
      <h3 id="templates" className="text-small font-semibold">
        Templates
      </h3>
      <div className="grid grid-cols-2 gap-2 max-phone:grid-cols-1">
        {templates.map((template) => (
          <button
            key={template.id}
            type="button"
            className={cardClass()}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the choice of last time, in a dialog that was just opened
            autoFocus={template.id === before}
            onClick={() => onChoose(template)}
          >
            <SheetCard sheet={template} text={sentenceOf(template)} isTextWide hasCount />
          </button>
        ))}
      </div>
    </section>
  );
}

/** Returns 'Neck, chest, waist, shoulder width, ...' */
function sentenceOf({ measures }: Sheet): string {
  const list = measures
    .map(({ name }) => name)
    .join(', ')
    .toLowerCase();
  return list.charAt(0).toUpperCase() + list.slice(1);
}
