import type { WorkroomPageName } from './pages';

/** The titles of the screens of signed-in users. */
export const workroomTitles: Readonly<Record<WorkroomPageName, string>> = {
  register: 'Create Your Tailor Profile',
  dashboard: 'Dashboard',
  gallery: 'Portfolio Gallery',
  clients: 'Client Management',
  client: 'Client',
  measurements: 'Measurements',
  clientMeasurements: 'Measurements',
  measurementCard: 'Measurement card',
  compare: 'Compare',
  orders: 'Orders',
  orderFigures: 'Figures',
  order: 'Order',
  orderReceipt: 'Receipt',
  orderTags: 'Tags',
  settings: 'Profile Settings',
  account: 'Account',
  thisDevice: 'This device',
  unsent: 'Changes that wait',
  decisions: 'Decisions',
  operator: 'Operator',
};
