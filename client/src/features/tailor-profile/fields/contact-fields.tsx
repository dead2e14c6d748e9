import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Checkbox } from '../../../ui/controls/checkbox-list';
import { useProfileContext } from '../profile-form';
import { ProfilePhoneField } from './profile-text-field';

interface ContactFieldsProps {
  placeholder?: string;
  whatsappHint?: string;
}

/** Both numbers. With 'WhatsApp is the same number', the WhatsApp number follows the phone number until it is changed itself. */
export function ContactFields({ placeholder, whatsappHint }: ContactFieldsProps) {
  const { isSame, tick, phoneTyped, whatsappTyped } = useSameNumber();
  return (
    <>
      <ProfilePhoneField name="phone" optional placeholder={placeholder} onType={phoneTyped} />
      <Checkbox label="WhatsApp is the same number" checked={isSame} onChange={tick} />
      <ProfilePhoneField
        name="whatsapp"
        optional
        placeholder={placeholder}
        hint={whatsappHint}
        onType={whatsappTyped}
      />
    </>
  );
}

/** Keeps the WhatsApp number equal to the phone number while the user wants it. */
function useSameNumber() {
  const { control, setValue, formState } = useProfileContext();
  const [phone, whatsapp] = useWatch({ control, name: ['phone', 'whatsapp'] });
  /** What the user wants; undefined until they change a number or the checkbox. */
  const [wanted, setWanted] = useState<boolean>();
  /** The WhatsApp number before the checkbox was ticked. */
  const before = useRef<string>(undefined);
  // A draft and another device's version can change the numbers too.
  const isSame = (phone ?? '') === (whatsapp ?? '') && (wanted ?? Boolean(phone?.trim()));
  const write = (number: string) =>
    setValue('whatsapp', number, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  return {
    isSame,
    tick: (isOn: boolean) => {
      setWanted(isOn);
      if (isOn) {
        before.current = whatsapp ?? '';
        write(phone ?? '');
      } else if (before.current !== undefined) {
        write(before.current);
      }
    },
    phoneTyped: (number: string) => {
      setWanted(isSame);
      if (isSame) write(number);
    },
    whatsappTyped: () => setWanted(false),
  };
}
