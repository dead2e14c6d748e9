import type { Tailor } from '@shared/tailor/contract';
import { type ReactNode, type Ref, useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../paths';
import { Button, buttonClass } from '../../../ui/controls/button';
import { LogoutLink } from '../../../ui/controls/logout-link';
import { ChevronIcon } from '../../../ui/display/later-icons';
import { EditIcon, LogoutIcon } from '../../../ui/display/workroom-icons';
import { usePageState } from '../../decisions/queries';
import { profileValues } from '../profile-values';
import { MessagesSection } from './messages-section';
import { NewOrdersSection } from './new-orders-section';
import { OrderBookSection } from './order-book-section';
import { rowClass, RowText } from './row-text';
import { type OpenSection, SectionList } from './section-list';
import { sectionViews } from './section-views';
import { summariesOf } from './summaries';
import { changesWait, useDeviceWord } from '../../../lib/device-words';
import { useOfflineState } from '../../../lib/offline-state';
import { currentBook } from '../../../device-book/book';

interface SettingsViewProps extends OpenSection {
  tailor: Tailor;
  /** Missing if the profile cannot be edited. */
  onEdit?: () => void;
  editButton: Ref<HTMLButtonElement>;
  onAddNumber: () => void;
  newOrdersForm: ReactNode;
}

/** A section that is no part of the profile's form. */
type OwnSection = 'new-orders' | 'order-book' | 'messages';

/** The profile to read, and what is not part of it: new orders, the order book, the messages and the way to the account. */
export function SettingsView(props: SettingsViewProps) {
  const { tailor, onEdit, editButton, onAddNumber, newOrdersForm, open, onOpen } = props;
  const state = usePageState(tailor);
  const [openOwn, setOpenOwn] = useState<OwnSection | null>(null);
  const ownSection = (name: OwnSection) => ({
    isOpen: openOwn === name,
    onOpen: () => {
      setOpenOwn(name);
      onOpen(null);
    },
    onClose: () => setOpenOwn(null),
  });
  return (
    <>
      <SectionList
        open={open}
        onOpen={(section) => {
          setOpenOwn(null);
          onOpen(section);
        }}
        summaries={summariesOf(profileValues(tailor), state)}
        contents={sectionViews({ tailor, state, onAddNumber })}
      />
      {onEdit && (
        <Button className="mt-3" block ref={editButton} onClick={onEdit}>
          <EditIcon />
          Edit Profile
        </Button>
      )}
      <div className="mt-3 border-y border-hairline">
        {onEdit && (
          <>
            <NewOrdersSection tailor={tailor} form={newOrdersForm} {...ownSection('new-orders')} />
            <OrderBookSection {...ownSection('order-book')} />
            <MessagesSection {...ownSection('messages')} tailor={tailor} />
          </>
        )}
        <DeviceLink />
        <Link
          href={paths.account()}
          className={rowClass}
          aria-labelledby="settings-account-title"
          aria-describedby="settings-account-now"
        >
          <RowText id="settings-account" title="Account" now="Logout, your data, delete" />
          <ChevronIcon className="size-4.5 flex-none text-muted" />
        </Link>
      </div>
      <p className="mt-2">
        <LogoutLink className={buttonClass({ variant: 'ghost' }, '-ms-3')}>
          <LogoutIcon />
          Logout
        </LogoutLink>
      </p>
    </>
  );
}

/** The row that leads to the settings of this device; nothing where the browser cannot keep the book. */
function DeviceLink() {
  const { isKept, entries } = useOfflineState();
  const device = useDeviceWord();
  if (!currentBook()) return null;
  const now = [isKept ? 'Your book is kept here' : 'Your book is not kept here'];
  if (entries.length > 0) now.push(changesWait(entries.length));
  return (
    <div className="border-b border-hairline">
      <Link
        href={paths.thisDevice()}
        className={rowClass}
        aria-labelledby="settings-device-title"
        aria-describedby="settings-device-now"
      >
        <RowText id="settings-device" title={`This ${device}`} now={now.join(', ')} />
        <ChevronIcon className="size-4.5 flex-none text-muted" />
      </Link>
    </div>
  );
}
