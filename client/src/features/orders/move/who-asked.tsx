import { cx } from 'class-variance-authority';
import { fieldClass, FieldNotes, labelClass } from '../../../ui/controls/field';
import { Segments } from '../../../ui/controls/segments';

interface WhoAskedProps {
  id: string;
  value: string;
  error?: string;
  hint?: string;
  onAnswer: (who: keyof typeof answers) => void;
}

const answers = { client: 'The client', tailor: 'I need longer' } as const;

/** Who asked for another day than the promised one: the client's wish moves the promise. */
export function WhoAsked({ id, value, error, hint, onAnswer }: WhoAskedProps) {
  const labelId = `${id}-label`;
  return (
    <div
      id={id}
      tabIndex={-1}
      role="group"
      aria-labelledby={labelId}
      className={cx(fieldClass, 'no-shadow outline-0!')}
    >
      <span className={labelClass()} id={labelId}>
        Who asked?
      </span>
      <Segments labelId={labelId} options={answers} value={value} onPress={onAnswer} />
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  );
}
