import { BRAND } from '../site/brand';
import { pageTitle } from './page-titles';
import type { WorkroomPageName } from './pages';

/** The title of each screen of signed-in users: a screen of `workroomPatterns` without a title does not compile. */
const titles = {
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
} satisfies Record<WorkroomPageName, string>;

/**
 * Returns the title of the HTML of a screen. It is the product's name for a screen that has none, because `npm run dev` and
 * `npm start` do not compare types: the server answers such a screen too.
 */
export function workroomTitle(name: WorkroomPageName): string {
  const title = new Map<string, string>(Object.entries(titles)).get(name);
  return title ? pageTitle(title) : BRAND;
}
