import { maxLengths } from '@shared/limits';
import { greetingTo } from '@shared/greeting';
import { useWatch } from 'react-hook-form';
import { TextArea } from '../../ui/controls/field';
import { fieldId, useProfileContext } from './profile-form';

/** The text of a visitor's first message. If the field is empty, the placeholder shows the default text. */
export function FirstMessageField() {
  const { control, register, formState } = useProfileContext();
  const businessName = useWatch({ control, name: 'businessName' }).trim();
  return (
    <TextArea
      label="First message"
      hint="WhatsApp and SMS open with this text."
      rows={2}
      count={maxLengths.firstMessage}
      placeholder={greetingTo({ businessName, firstMessage: null })}
      {...register('firstMessage')}
      id={fieldId('firstMessage')}
      error={formState.errors.firstMessage?.message}
    />
  );
}
