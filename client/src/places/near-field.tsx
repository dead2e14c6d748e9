import { cx } from 'class-variance-authority';
import { type ComponentProps, useState } from 'react';
import { maxLengths } from '@shared/contract/limits';
import { Button } from '../ui/controls/button';
import { ComboboxInput } from '../ui/controls/combobox-input';
import { Field, hintClass } from '../ui/controls/field';
import { LocateIcon } from '../ui/display/locate-icon';
import { inputClass, InputGroup, InsideLabel } from '../ui/controls/input';
import { usePlaces } from './use-places';

/** The text that replaces coordinates, which users cannot read. */
export const YOUR_LOCATION = 'Your location';

const locationErrors = {
  refused: 'Location is blocked. Allow it in site settings, or type a place.',
  unavailable: 'We could not find your location. Type a city or postcode instead.',
};

interface NearFieldProps extends Pick<ComponentProps<'input'>, 'id' | 'name' | 'placeholder'> {
  label: string;
  labelHidden?: boolean;
  large?: boolean;
  /** The label is inside the frame, and the button has no words. Compact, unless `large`. */
  labelInside?: boolean;
  /** The displayed place: the current search, '' for none. */
  shown: string;
  /** Called with a place from the list, or with the device's coordinates. */
  onNear: (near: string) => void;
  /** Called with the typed text on Enter or on blur. */
  onWritten?: (near: string) => void;
  /** Called on every change of the text, for a form that has its own button. */
  onDraft?: (near: string) => void;
}

/** An input for a place that accepts any text and completes it, with a button for the device's location. */
export function NearField(props: NearFieldProps) {
  const { label, labelHidden, large, labelInside, placeholder = 'City, zipcode, or address', shown, id, name } = props;
  const { onNear, onWritten, onDraft } = props;
  const [draft, setDraft] = useState(shown);
  const [known, setKnown] = useState(shown);
  // A value that changes from outside (Back, a chip) replaces the draft.
  if (shown !== known) {
    setKnown(shown);
    setDraft(shown);
  }
  /** The text of the last choice, which needs no suggestions. */
  const [picked, setPicked] = useState('');
  const choose = (near: string, text: string) => {
    setDraft(text);
    setPicked(text);
    onNear(near);
  };
  const location = useMyLocation((coordinates) => choose(coordinates, YOUR_LOCATION));
  const places = usePlaces(draft === known || draft === picked ? '' : draft);
  const labels = [...new Set(places.map((place) => place.label))];
  const write = (text: string) => {
    setDraft(text);
    location.forget();
    onDraft?.(text.trim());
  };
  const settle = (text: string) => {
    if (text.trim() !== known) onWritten?.(text.trim());
  };
  const locationError =
    location.outcome === 'refused' || location.outcome === 'unavailable' ? location.outcome : undefined;
  return (
    <Field label={label} labelHidden={labelHidden ?? labelInside} id={id}>
      {(control) => (
        <>
          <InputGroup height={large ? 'large' : labelInside ? 'compact' : 'field'} className="relative">
            {labelInside && <InsideLabel wide={large}>{label}</InsideLabel>}
            <ComboboxInput
              {...control}
              freeText
              className={inputClass({
                framed: true,
                end: 'button',
                ...(labelInside && { start: 'prefix', size: large ? 'md' : 'filling' }),
              })}
              name={name}
              listLabel="Places"
              placeholder={placeholder}
              enterKeyHint="search"
              maxLength={maxLengths.place}
              text={draft}
              onText={write}
              onFocus={(event) => draft === YOUR_LOCATION && event.currentTarget.select()}
              options={labels}
              onChoose={(place) => choose(place, place)}
              onSettle={settle}
            />
            <Button
              variant="action"
              className={cx('whitespace-nowrap', labelInside && !large ? '-my-px me-px' : 'm-px')}
              aria-label="Use my location"
              busy={location.outcome === 'asking'}
              onClick={location.ask}
            >
              <LocateIcon />
              {!labelInside && <span className="max-sm:hidden">Use my location</span>}
            </Button>
          </InputGroup>
          {/* A live region must exist before its text; while empty it takes no space. */}
          <p className={cx(hintClass, 'empty:absolute')} role="status">
            {locationError && locationErrors[locationError]}
          </p>
        </>
      )}
    </Field>
  );
}

type Outcome = 'idle' | 'asking' | 'refused' | 'unavailable';

const WAIT_MS = 15_000;
const RECENT_MS = 10 * 60_000;

/** Asks the device for its location on request. `onFound` gets 'lat,lng', rounded to about one kilometre. */
function useMyLocation(onFound: (near: string) => void) {
  const [outcome, setOutcome] = useState<Outcome>('idle');
  const ask = () => {
    const { geolocation } = navigator as Partial<Navigator>; // missing on pages without https
    if (!geolocation) return setOutcome('unavailable');
    setOutcome('asking');
    geolocation.getCurrentPosition(
      ({ coords }) => {
        setOutcome('idle');
        onFound(`${roughly(coords.latitude)},${roughly(coords.longitude)}`);
      },
      ({ code, PERMISSION_DENIED }) => setOutcome(code === PERMISSION_DENIED ? 'refused' : 'unavailable'),
      { timeout: WAIT_MS, maximumAge: RECENT_MS },
    );
  };
  return { outcome, ask, forget: () => setOutcome('idle') };
}

const roughly = (degrees: number) => Math.round(degrees * 100) / 100 + 0;
