import { measureLabel, templates, type TemplateName } from '@shared/measurements';
import { Name } from '../../ui/display/name';
import { TemplateDrawing } from './template-drawings';

interface TemplateChoiceProps {
  /** The template that was chosen before Back: it gets the focus. */
  before: TemplateName | null;
  onChoose: (template: TemplateName) => void;
}

const names = Object.keys(templates) as TemplateName[];

export function TemplateChoice({ before, onChoose }: TemplateChoiceProps) {
  return (
    <div className="grid gap-2">
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-4 rounded border border-edge bg-surface py-2.5 ps-2.5 pe-4 text-start transition-[border-color,background-color] duration-fast hover:border-ink hover:bg-paper active:border-action active:bg-action-tint"
          autoFocus={name === before}
          onClick={() => onChoose(name)}
        >
          <TemplateDrawing template={name} />
          <Name className="self-end text-[1.1875rem]/[1.3]">{templates[name].name}</Name>
          <small className="col-start-2 self-start text-micro text-muted">{sentenceOf(name)}</small>
          <span className="col-start-3 row-[1/span_2] font-display text-[1.5rem]/none font-medium text-muted lining-nums tabular-nums">
            {templates[name].measures.length}
            <span className="sr-only"> fields</span>
          </span>
        </button>
      ))}
    </div>
  );
}

/** Returns 'Neck, chest, waist, shoulder width, ...' */
function sentenceOf(template: TemplateName): string {
  const list = templates[template].measures.map(measureLabel).join(', ').toLowerCase();
  return list.charAt(0).toUpperCase() + list.slice(1);
}
