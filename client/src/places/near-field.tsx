import { cx } from 'class-variance-authority';
import { type ComponentProps, useState } from 'react';
import { maxLengths } from '@shared/limits';
import { Button } from '../ui/button';
import { Field, hintClass } from '../ui/field';
import { Icon } from '../ui/icon';
import { InputGroup } from '../ui/input';
import { SuggestInput } from '../ui/suggest-input';
import { useMyLocation } from './use-my-location';
import { usePlaces } from './use-places';

/** What stands for coordinates, which nobody reads. */
export const YOUR_LOCATION = 'Your location';

const troubles = {
  refused: 'Location is blocked. Allow it in site settings, or type a place.',
  unavailable: 'We could not find your location. Type a city or postcode instead.',
};

interface NearFieldProps extends Pick<ComponentProps<'input'>, 'id' | 'name'> {
  label: string;
  labelHidden?: boolean;
  large?: boolean;
  /** The place as it reads: what is searched already, '' for none. */
  shown: string;
  /** Chosen from the list, or located. */
  onNear: (near: string) => void;
  /** Written, and settled by Enter or by leaving the field. */
  onWritten?: (near: string) => void;
  /** What is in the field, letter by letter, for a form that has a button of its own. */
  onDraft?: (near: string) => void;
}

/** Takes any text for a place and completes it while one types; beside it, the device's own whereabouts. */
export function NearField(props: NearFieldProps) {
  const { label, labelHidden, large, shown, onNear, onWritten, onDraft, id, name } = props;
  const [draft, setDraft] = useState(shown);
  const [known, setKnown] = useState(shown);
  // A value that changes from outside (Back, a chip) takes the place of the draft.
  if (shown !== known) {
    setKnown(shown);
    setDraft(shown);
  }
  const location = useMyLocation((here) => {
    setDraft(YOUR_LOCATION);
    onNear(here);
  });
  const places = usePlaces(draft === known ? '' : draft);
  const labels = [...new Set(places.map((place) => place.label))];
  const write = (text: string) => {
    setDraft(text);
    location.forget();
    onDraft?.(text.trim());
  };
  const settle = (text: string) => {
    if (text.trim() !== known) onWritten?.(text.trim());
  };
  const trouble = location.outcome === 'refused' || location.outcome === 'unavailable' ? location.outcome : undefined;
  return (
    <Field label={label} labelHidden={labelHidden} id={id}>
      {(control) => (
        <>
          <InputGroup large={large} className="relative">
            <SuggestInput
              {...control}
              name={name}
              label="Places"
              placeholder="City, zipcode, or address"
              enterKeyHint="search"
              maxLength={maxLengths.place}
              value={draft}
              onChange={write}
              onFocus={(event) => draft === YOUR_LOCATION && event.currentTarget.select()}
              options={labels.map((each) => ({ label: each, value: each }))}
              onChoose={({ value }) => {
                setDraft(value);
                onNear(value);
              }}
              onSettle={settle}
            />
            <Button
              variant="action"
              className="m-px whitespace-nowrap"
              aria-label="Use my location"
              busy={location.outcome === 'asking'}
              onClick={location.ask}
            >
              <Icon name="locate" />
              <span className="max-[560px]:hidden">Use my location</span>
            </Button>
          </InputGroup>
          {/* Always in the tree, so that its words are read out when they come; it takes no room until then. */}
          <p className={cx(hintClass, 'empty:absolute')} role="status">
            {trouble && troubles[trouble]}
          </p>
        </>
      )}
    </Field>
  );
}
