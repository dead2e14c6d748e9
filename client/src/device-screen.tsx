import { DevicePage } from './offline/screens/device-page';

/** The settings of this device. */
export const DeviceScreen = () => <DevicePage />;
