import { Switch } from '../../ui/controls/switch';

interface ListedSwitchProps {
  checked: boolean;
  /** Missing if the switch is read-only. */
  onChange?: (checked: boolean) => void;
}

/** Whether searches include the profile. */
export function ListedSwitch({ checked, onChange }: ListedSwitchProps) {
  return (
    <Switch
      label={<b className="text-small">Listed in the directory</b>}
      hint="People with your link can still open your page, but it won’t appear in search."
      checked={checked}
      readOnly={!onChange}
      onChange={onChange ?? (() => undefined)}
    />
  );
}
