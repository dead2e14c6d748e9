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
      label={<b className="small">Listed in the directory</b>}
      hint="Off: clients with your link still see your page, searches do not show it"
      checked={checked}
      disabled={!onChange}
      onChange={onChange ?? (() => undefined)}
    />
  );
}
