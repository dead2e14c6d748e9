import { measureLabel, templates, type TemplateName } from '@shared/measurements';
import { TemplateDrawing } from './template-drawings';

interface TemplateChoiceProps {
  /** The one that was chosen before Back: it takes the focus. */
  before: TemplateName | null;
  onChoose: (template: TemplateName) => void;
}

const names = Object.keys(templates) as TemplateName[];

export function TemplateChoice({ before, onChoose }: TemplateChoiceProps) {
  return (
    <div className="templates">
      {names.map((name) => (
        <button key={name} type="button" autoFocus={name === before} onClick={() => onChoose(name)}>
          <TemplateDrawing template={name} />
          <span className="name">{templates[name].name}</span>
          <small>{sentenceOf(name)}</small>
          <span className="n">
            {templates[name].measures.length}
            <span className="sr"> fields</span>
          </span>
        </button>
      ))}
    </div>
  );
}

/** 'Neck, chest, waist, shoulder width, ...' */
function sentenceOf(template: TemplateName): string {
  const list = templates[template].measures.map(measureLabel).join(', ').toLowerCase();
  return list.charAt(0).toUpperCase() + list.slice(1);
}
