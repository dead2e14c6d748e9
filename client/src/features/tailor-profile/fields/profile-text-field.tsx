import type { ComponentProps } from 'react';
import { TextField } from '../../../ui/controls/field';
import { FigureField } from '../../../ui/controls/figure-field';
import { useProfileContext } from '../profile-form';

type TextName = 'businessName' | 'phone' | 'whatsapp' | 'city' | 'state' | 'zipcode';

type ProfileTextFieldProps = Omit<ComponentProps<typeof TextField>, 'name' | 'id' | 'label' | 'error' | 'onChange'> & {
  name: TextName;
  /** Called in addition to the form's own change handler. */
  onType?: (text: string) => void;
};

export function ProfileTextField(props: ProfileTextFieldProps) {
  return <TextField enterKeyHint="next" {...useField(props)} />;
}

/** A telephone number, with the attributes for phone keyboards and autofill. */
export function ProfilePhoneField(props: ProfileTextFieldProps) {
  return <FigureField type="tel" inputMode="tel" autoComplete="tel" enterKeyHint="next" {...useField(props)} />;
}

function useField({ name, onType, ...rest }: ProfileTextFieldProps) {
  const { field } = useProfileContext();
  const onChange = (event: { target: HTMLInputElement }) => onType?.(event.target.value);
  return { ...rest, ...field(name, { onChange }) };
}
