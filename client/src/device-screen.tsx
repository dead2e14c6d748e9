import { useInstall } from './device-book/install/use-install';
import { DevicePage } from './device-book/screens/device-page';
import { Button } from './ui/controls/button';
import { PlusIcon } from './ui/display/workroom-icons';

/** The settings of this device. */
export function DeviceScreen() {
  const { canAdd, add, dialog } = useInstall();
  const homeScreen = canAdd && (
    <div>
      <Button onClick={add}>
        <PlusIcon />
        Add to home screen
      </Button>
      {dialog}
    </div>
  );
  return <DevicePage homeScreen={homeScreen} />;
}
