import { Switch } from '../../../ui/controls/switch';
import type { PageState } from '../../decisions/queries';

interface ListedSwitchProps {
  /** Whether visitors see the page at all. */
  state: PageState | undefined;
  checked: boolean;
  /** Missing if the switch is read-only. */
  onChange?: (checked: boolean) => void;
}

/** Whether searches include the profile. */
export function ListedSwitch({ state, checked, onChange }: ListedSwitchProps) {
  return (
    <Switch
      label={<b className="text-small">Listed in the directory</b>}
      hint={hintOf(state, checked)}
      checked={checked}
      readOnly={!onChange}
      onChange={onChange ?? (() => undefined)}
    />
  );
}

const hiddenHints: Readonly<Record<Exclude<PageState, 'public'>, string>> = {
  held: 'Your page is not public yet. This counts as soon as the people who run this site have shown it.',
  hidden: 'Your page is hidden from visitors, so it appears nowhere. This counts again when it is visible.',
  suspended: 'Your account is suspended, so your page appears nowhere. This counts again when that is lifted.',
};

function hintOf(state: PageState | undefined, isListed: boolean): string | undefined {
  if (!state) return undefined;
  if (state !== 'public') return hiddenHints[state];
  return isListed
    ? 'People find your page in search and on the map.'
    : 'People with your link can still open your page, but it won’t appear in search.';
}
