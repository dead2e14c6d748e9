import type { TemplateName } from '@shared/measurements/contract';
import { templateSheets, type FormSheet } from './form-measures';
import { cardClass, SheetCard } from '../sheets/sheet-card';

interface TemplateChoiceProps {
  /** The id of the sheet that was chosen before Back: it gets the focus. */
  before: string | null;
  onChoose: (template: FormSheet) => void;
}

/** The four specified templates. Their lists of measures are shown from 640 px. */
export function TemplateChoice({ before, onChoose }: TemplateChoiceProps) {
  return (
    <section aria-labelledby="templates" className="mb-2 grid gap-2">
      <h3 id="templates" className="text-small font-semibold">
        Templates
      </h3>
      <div className="grid grid-cols-2 gap-2 max-phone:grid-cols-1">
        {templateSheets.map((template) => (
          <button
            key={template.id}
            type="button"
            className={cardClass()}
            autoFocus={template.id === before}
            onClick={() => onChoose(template)}
          >
            <SheetCard
              drawing={template.id as TemplateName}
              name={template.name}
              text={sentenceOf(template)}
              isTextWide
              count={template.measures.length}
            />
          </button>
        ))}
      </div>
    </section>
  );
}

/** Returns 'Neck, chest, waist, shoulder width, ...' */
function sentenceOf({ measures }: FormSheet): string {
  const list = measures
    .map(({ name }) => name)
    .join(', ')
    .toLowerCase();
  return list.charAt(0).toUpperCase() + list.slice(1);
}
