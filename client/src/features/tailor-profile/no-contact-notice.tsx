import { useWatch } from 'react-hook-form';
import { Button } from '../../ui/controls/button';
import { InfoIcon } from '../../ui/display/workroom-icons';
import { useProfileContext } from './profile-form';
import type { ProfileValues } from './profile-values';

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
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded border border-s-4 border-hairline border-s-orange bg-surface px-4 py-3">
          <p className="flex min-w-0 flex-1 basis-64 items-start gap-2 text-small">
            <InfoIcon />
            Visitors can&rsquo;t reach you yet. Add a phone or WhatsApp number, so that they can call or write to you.
          </p>
          <Button onClick={onAdd}>Add a number</Button>
        </div>
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
