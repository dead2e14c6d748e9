import { useWatch } from 'react-hook-form';
import { Button } from '../../../ui/controls/button';
import { Attention } from '../../../ui/feedback/attention';
import { useProfileContext } from '../profile-form';
import type { ProfileValues } from '../profile-values';

interface NoContactNoticeProps {
  contact: Pick<ProfileValues, 'phone' | 'whatsapp'>;
  /** Goes to the field of the phone number. */
  onAdd: () => void;
}

/** Says that the page has no number and offers to add one. Empty if there is a phone or WhatsApp number. */
export function NoContactNotice({ contact, onAdd }: NoContactNoticeProps) {
  const isReachable = Boolean(contact.phone?.trim() || contact.whatsapp?.trim());
  return (
    // While empty, its negative margin cancels the gap of the form's grid.
    <div role="status" className="empty:-mt-5 shell:empty:-mt-6">
      {!isReachable && (
        <Attention text="Visitors can’t reach you yet. Add a phone or WhatsApp number, so that they can call or write to you.">
          <Button onClick={onAdd}>Add a number</Button>
        </Attention>
      )}
    </div>
  );
}

/** The notice inside a form, for the current values. */
export function NoContactYet() {
  const { control, setFocus } = useProfileContext();
  const [phone, whatsapp] = useWatch({ control, name: ['phone', 'whatsapp'] });
  return <NoContactNotice contact={{ phone, whatsapp }} onAdd={() => setFocus('phone')} />;
}
