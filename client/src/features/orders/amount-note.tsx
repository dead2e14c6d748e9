import { chipButtonClass } from '../../ui/controls/chips';
import { hintClass } from '../../ui/controls/field';
import { noteOf } from './typed-amount';

interface AmountNoteProps {
  /** The id of the note. */
  id: string;
  text: string;
  currency: string;
  /** The text is still being typed, so that a refusal waits. */
  isTyping: boolean;
  /** Puts one of two amounts into the field. */
  onChoose: (text: string) => void;
}

/** How a typed amount is read, '= ₦45,000' of '45k', which of two amounts it is, or how to write it; nothing for a plain number. */
export function AmountNote({ id, text, currency, isTyping, onChoose }: AmountNoteProps) {
  const note = noteOf(text, currency);
  if (note === undefined || ('refused' in note && isTyping)) return null;
  if (!('choices' in note)) {
    const isRefused = 'refused' in note;
    return (
      <p id={id} className={isRefused ? hintClass : 'text-small font-medium tabular-nums'} role="status">
        {isRefused ? note.refused : `= ${note.shown}`}
      </p>
    );
  }
  return (
    <div className="grid gap-1.5">
      <p id={id} className="text-small font-medium tabular-nums" role="status">
        {note.choices.map(({ shown }) => shown).join(' or ')}?
      </p>
      <div className="flex flex-wrap gap-1.5" role="group" aria-labelledby={id}>
        {note.choices.map(({ text: chosen, shown }) => (
          <button key={chosen} type="button" className={chipButtonClass()} onClick={() => onChoose(chosen)}>
            {shown}
          </button>
        ))}
      </div>
    </div>
  );
}
