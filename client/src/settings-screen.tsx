import { NewOrdersForm } from './features/orders/new-orders/new-orders-form';
import { SettingsPage } from './features/tailor-profile/settings/settings-page';

/** The settings. They are no feature, because the days of new orders are counted from the orders. */
export const SettingsScreen = () => <SettingsPage newOrdersForm={<NewOrdersForm />} />;
