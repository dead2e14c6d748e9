import { DeleteKeyIcon } from '../display/workroom-icons';
import { Key, KeyPad } from './key-pad';

interface AmountPadProps {
  /** What the field holds, as it is typed: '45000.5'. */
  text: string;
  onText: (text: string) => void;
  /** What a screen reader says after a key. */
  announcement?: string;
  /** An amount that one key puts in: 'Last', 'All', as it is typed and as it is shown. */
  offer?: { label: string; text: string; shown: string };
  /** The word of the last key, and what it does; without `onDone` it submits the form. */
  done: string;
  onDone?: () => void;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** The longest text that the keys type. */
const longest = 14;

/** Above this length, an offered amount is smaller, so that it stays in its key. */
const longestLarge = 6;

/** The keys of an amount of money, at the foot of a phone's screen. */
export function AmountPad({ text, onText, announcement, offer, done, onDone }: AmountPadProps) {
  const type = (more: string) => () => onText((text + more).replace(/^0+(?=\d)/, '').slice(0, longest));
  return (
    <KeyPad announcement={announcement}>
      {digits.map((digit) => (
        <Key key={digit} onClick={type(digit)}>
          {digit}
        </Key>
      ))}
      <Key
        className="low:col-start-5 low:row-start-2"
        aria-label="Point"
        aria-disabled={text.includes('.') || undefined}
        onClick={type(text === '' ? '0.' : '.')}
      >
        .
      </Key>
      <Key className="low:col-start-4 low:row-start-2" onClick={type('0')}>
        0
      </Key>
      <Key
        look="quiet"
        className="low:col-start-6 low:row-start-2"
        aria-label="Delete"
        onClick={() => onText(text.slice(0, -1))}
      >
        <DeleteKeyIcon className="size-6" />
      </Key>
      <Key
        look="offer"
        className="col-start-4 row-start-1 low:col-span-3 low:col-start-1 low:row-start-3"
        aria-disabled={!offer || undefined}
        onClick={() => offer && onText(offer.text)}
      >
        <small className="font-text text-fit-sm font-medium">{offer?.label ?? 'Last'}</small>
        <span className={offer && offer.shown.length > longestLarge ? 'text-fit-sm' : undefined}>
          {offer?.shown ?? '–'}
        </span>
      </Key>
      <Key className="col-start-4 row-start-2 low:row-start-3" onClick={type('000')}>
        000
      </Key>
      <Key
        look="next"
        type={onDone ? 'button' : 'submit'}
        className="col-start-4 row-span-2 row-start-3 low:col-span-2 low:col-start-5 low:row-span-1 low:row-start-3"
        onClick={onDone}
      >
        {done}
      </Key>
    </KeyPad>
  );
}
