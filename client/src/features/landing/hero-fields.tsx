import { useState } from 'react';
import { maxLengths } from '@shared/contract/limits';
import { NearField } from '../../places/near-field';
import { ComboboxInput } from '../../ui/controls/combobox-input';
import { Field } from '../../ui/controls/field';
import { inputClass, InputGroup, InsideLabel } from '../../ui/controls/input';
import type { offers as allOffers } from './offers';

/** The fields of the search in the hero. Their names are those of the directory's filters. */
export function HeroFields() {
  return (
    <div className="grid grid-cols-1 gap-2 xl:grid-cols-2">
      <What />
      <Where />
    </div>
  );
}

/** A garment, a service or a business name. The suggestions and their meaning load at the first focus. */
function What() {
  const [text, setText] = useState('');
  const [offers, setOffers] = useState<typeof allOffers>();
  const load = () => {
    // Without them, the text is searched as a business name.
    if (!offers)
      import('./offers').then(
        (loaded) => setOffers(loaded.offers),
        () => undefined,
      );
  };
  const write = (typed: string) => {
    setText(typed);
    load();
  };
  const meaning = Object.entries(offers?.meaningOf(text) ?? { q: text });
  const isName = meaning.some(([filter]) => filter === 'q');
  return (
    <Field label="What" labelHidden>
      {(control) => (
        <InputGroup height="large" className="relative">
          <InsideLabel wide>What</InsideLabel>
          {!isName &&
            meaning.map(([filter, value]) => <input key={filter} type="hidden" name={filter} value={value} />)}
          <ComboboxInput
            {...control}
            freeText
            className={inputClass({ framed: true, start: 'prefix' })}
            name={isName ? 'q' : undefined}
            listLabel="Garments and services"
            placeholder="Agbada, saree, repairs"
            enterKeyHint="search"
            maxLength={maxLengths.place}
            text={text}
            onText={write}
            onFocus={load}
            options={offers?.offersFor(text) ?? []}
            onChoose={setText}
            onSettle={() => undefined}
          />
        </InputGroup>
      )}
    </Field>
  );
}

/** The text of the field is sent, or, once a place is chosen, that place: the coordinates of a device are not shown. */
function Where() {
  const [chosen, setChosen] = useState('');
  return (
    <div>
      {chosen && <input type="hidden" name="near" value={chosen} />}
      <NearField
        large
        labelInside
        label="Where"
        name={chosen ? undefined : 'near'}
        placeholder="City or zipcode"
        shown=""
        onNear={setChosen}
        onDraft={() => setChosen('')}
      />
    </div>
  );
}
