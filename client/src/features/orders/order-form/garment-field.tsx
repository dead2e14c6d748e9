import { maxLengths } from '@shared/contract/limits';
import { formatMoney } from '@shared/orders/money';
import { cx } from 'class-variance-authority';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { onEnter } from '../../../lib/fields/on-enter';
import { fold as folded } from '../../../lib/text/text-search';
import { Button } from '../../../ui/controls/button';
import { chipButtonClass } from '../../../ui/controls/chips';
import { FieldNotes, fieldClass, labelClass, TextField } from '../../../ui/controls/field';
import { Segments } from '../../../ui/controls/segments';
import { PlusIcon } from '../../../ui/display/workroom-icons';
import { GarmentLine } from './garment-line';
import { isTaken, keyOf, lineOf, type OfferedGarment, useOffered } from './offered-garments';
import { changeAndFocus, type FieldsProps } from './order-form';

/** Garments that are offered before the first line, beside lines, and while a name is typed. */
const shown = { tiles: 5, chips: 2, found: 6 } as const;

/** The lines of the order. A press adds a line at the garment's last price. */
export function GarmentField(props: FieldsProps) {
  const { form, values, put, currency, fold } = props;
  const [isOpened, setOpened] = useState(false);
  const { garments: lines, otherGarment } = values;
  const isTyping = isOpened || otherGarment !== '';
  const setTyping = (isOpen: boolean) => {
    setOpened(isOpen);
    if (!isOpen) put({ otherGarment: '' });
  };
  const hasLines = lines.length > 0;
  const others = useOffered(values, currency).filter((offer) => !isTaken(offer, lines));
  const { garments: errors } = form.formState.errors;
  const error = errors?.message;
  const group = useRef<HTMLDivElement>(null);
  // The group gets the focus after a refused save. The wrong amount takes it from there.
  useEffect(() => {
    const isFocused = document.activeElement === group.current;
    if (errors && isFocused) group.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  const add = (offer: OfferedGarment) =>
    changeAndFocus('order-garments', () => {
      put({ garments: [...lines, lineOf(offer, currency)] });
      setTyping(false);
      if (!hasLines) fold();
    });
  const other = { isDashed: true, isOpen: isTyping, onPress: () => setTyping(!isTyping) };
  return (
    <div
      id="order-garments"
      className={cx(fieldClass, 'no-shadow outline-0!')}
      role="group"
      aria-labelledby="order-garments-label"
      aria-describedby={error && 'order-garments-error'}
      tabIndex={-1}
      ref={group}
    >
      <span className={hasLines ? 'sr-only' : labelClass()} id="order-garments-label">
        Garment
      </span>
      {lines.map((line, index) => (
        <GarmentLine key={line.id} {...props} line={line} index={index} />
      ))}
      {hasLines ? (
        <div className="flex flex-wrap gap-1.5 pt-0.5">
          {others.slice(0, shown.chips).map((offer) => (
            <AddChip key={keyOf(offer)} onPress={() => add(offer)}>
              {offer.garment}
            </AddChip>
          ))}
          <AddChip {...other}>Other</AddChip>
        </div>
      ) : (
        <div className="grid grid-cols-2 gap-1.5 shell:grid-cols-3">
          {others.slice(0, shown.tiles).map((offer) => (
            <Tile key={keyOf(offer)} onPress={() => add(offer)}>
              <b className="text-small/[1.2] font-medium wrap-anywhere" dir="auto">
                {offer.garment}
              </b>{' '}
              {offer.price !== null && (
                <span className="text-micro/[1.2] text-muted tabular-nums">{formatMoney(offer.price, currency)}</span>
              )}
            </Tile>
          ))}
          <Tile {...other}>
            <b className="flex items-center gap-1.5 text-small/[1.2] font-medium">
              <PlusIcon className="-ms-0.5 size-4" />
              Other
            </b>
          </Tile>
        </div>
      )}
      {isTyping && (
        <OtherGarment
          name={otherGarment}
          onName={(name) => {
            setOpened(true);
            put({ otherGarment: name });
          }}
          others={others}
          onAdd={add}
        />
      )}
      <FieldNotes id="order-garments" error={error} />
    </div>
  );
}

interface AddProps {
  isDashed?: boolean;
  /** Whether its part is open; undefined if it has none. */
  isOpen?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** In the shape of the clients above it. */
function Tile({ isDashed, isOpen, onPress, children }: AddProps) {
  return (
    <button
      type="button"
      className={cx(
        'grid min-h-13 min-w-0 content-center gap-0.5 rounded border border-edge bg-surface px-3 py-1 text-start hover:border-ink',
        isDashed && 'border-dashed',
      )}
      aria-expanded={isOpen}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

function AddChip({ isDashed, isOpen, onPress, children }: AddProps) {
  return (
    <button
      type="button"
      className={chipButtonClass({ className: cx('gap-1.5 px-3.5!', isDashed && 'border-dashed') })}
      aria-expanded={isOpen}
      onClick={onPress}
    >
      <PlusIcon className="-ms-1 size-4" />
      <span className="sr-only">Add </span>
      <span className="wrap-anywhere" dir="auto">
        {children}
      </span>
    </button>
  );
}

const kinds = { new: 'New', alteration: 'Alteration' } as const;

interface OtherGarmentProps {
  name: string;
  onName: (name: string) => void;
  others: readonly OfferedGarment[];
  onAdd: (garment: OfferedGarment) => void;
}

/** A garment whose name is typed; what was ordered before is offered meanwhile. */
function OtherGarment({ name, onName, others, onAdd }: OtherGarmentProps) {
  const [kind, setKind] = useState<keyof typeof kinds>('new');
  const typed = folded(name.trim());
  const found = others.filter(({ garment }) => folded(garment).includes(typed)).slice(0, shown.found);
  const add = () => {
    if (typed === '') return;
    const known = others.find((each) => each.kind === kind && folded(each.garment) === typed);
    onAdd(known ?? { garment: name.trim(), kind, price: null });
  };
  return (
    <div className="grid gap-2 rounded border border-hairline bg-surface p-3">
      <TextField
        label="Garment or work"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just opened it to type
        autoFocus
        dir="auto"
        autoComplete="off"
        autoCapitalize="sentences"
        enterKeyHint="done"
        maxLength={maxLengths.category}
        value={name}
        onChange={({ currentTarget }) => onName(currentTarget.value)}
        onKeyDown={onEnter(add)}
      />
      {found.length > 0 && (
        <ul role="list" aria-label="Known garments" className="flex flex-wrap gap-1.5">
          {found.map((offer) => (
            <li key={keyOf(offer)}>
              <button type="button" className={chipButtonClass()} onClick={() => onAdd(offer)}>
                <span dir="auto">{offer.garment}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex gap-2">
        <Segments<keyof typeof kinds> label="Kind" className="flex-1" options={kinds} value={kind} onPress={setKind} />
        <Button onClick={add}>Add</Button>
      </div>
    </div>
  );
}
