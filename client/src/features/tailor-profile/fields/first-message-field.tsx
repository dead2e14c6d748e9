import { maxLengths } from '@shared/contract/limits';
import { greetingTo } from '@shared/tailor/greeting';
import { useWatch } from 'react-hook-form';
import { TextArea } from '../../../ui/controls/text-area';
import { useProfileContext } from '../profile-form';

/** The text of a visitor's first message. If the field is empty, the placeholder shows the default text. */
export function FirstMessageField() {
  const { control, field } = useProfileContext();
  const businessName = useWatch({ control, name: 'businessName' }).trim();
  return (
    <TextArea
      hint="WhatsApp and SMS open with this text."
      rows={2}
      count={maxLengths.firstMessage}
      placeholder={greetingTo({ businessName, firstMessage: null })}
      {...field('firstMessage')}
    />
  );
}
