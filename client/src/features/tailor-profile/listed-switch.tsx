import { Switch } from '../../ui/switch';

interface ListedSwitchProps {
  checked: boolean;
  /** Missing where it is only read. */
  onChange?: (checked: boolean) => void;
}

/** Whether searches find the profile. */
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
