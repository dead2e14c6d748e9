import type { Page } from '@playwright/test';
import { aTailorInTheBrowser, clientsToChoose, expect, newPerson, signIn, signInAsDemo, test } from './journey';
import { type Arrive, takeScreenshot, widths } from './take-screenshot';

type State = [name: string, arrive: Arrive];

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** Ends the session without a logout, as after a week. */
const endSession = (page: Page) => page.context().clearCookies({ name: /seamfolk-session$/ });

async function editSettings(page: Page) {
  await aTailorInTheBrowser(page);
  await page.goto('/settings');
  await button(page, 'Edit Profile').click();
}

async function typeNewClient(page: Page) {
  await aTailorInTheBrowser(page);
  await page.goto('/clients');
  await button(page, 'Add Client').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Folákẹ́ Adéyẹmí');
  await dialog.getByLabel('Notes').fill('Prefers a loose fit');
  return dialog;
}

/** A spreadsheet with new clients, two of the demo, and two rows that cannot be imported. */
async function reviewImport(page: Page) {
  await signInAsDemo(page);
  await page.goto('/clients');
  await button(page, 'Import clients').click();
  const csv = [
    'First name;Surname;Mobile;Birthday;Remarks',
    'Temitope;Balogun;+44 7700 900311;4 May;Aso-ebi for the whole family',
    'Rukhsana;Begum;0116 496 0377;;Brought her own silk',
    ';;07700 900122;;Left no name',
    '"Siobhán;O’Brien;07700 900199;;',
  ];
  const buffer = Buffer.from(csv.join('\n'));
  await page.getByLabel('File with clients').setInputFiles({ name: 'book.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('heading', { name: 'Left out' }).waitFor();
}

async function setUp(page: Page, businessName = 'Needle & Thread') {
  await page.goto('/register');
  await page.waitForURL('**/oidc/**');
  await signIn(page, newPerson());
  await page.getByLabel('Business name').fill(businessName);
}

/** As `aTailorInTheBrowser`, with the client that both devices change. */
async function changeOnTwoDevices(page: Page) {
  const dialog = await typeNewClient(page);
  await dialog.getByRole('button', { name: 'Add Client' }).click();
  await button(page, /^Edit/).click();
  await page.getByRole('dialog').getByLabel('Notes').fill('Left-handed');
  const headers = { Origin: new URL(page.url()).origin };
  const rows = (await (await page.request.get('/api/customers')).json()) as { id: string; updatedAt: string }[];
  await page.request.put(`/api/customers/${rows[0]?.id}`, {
    headers: { ...headers, 'If-Match': `"${rows[0]?.updatedAt}"` },
    data: { name: 'Folákẹ́ Adéyẹmí', phone: '0803 555 0142', notes: 'Tall' },
  });
  await button(page, 'Update Client').click();
  await page.getByRole('group', { name: /^Changed on another device/ }).waitFor();
}

const withLargeText = (path: string) => async (page: Page) => {
  await signInAsDemo(page);
  await page.goto(path);
  await expect(page.locator('[aria-busy="true"], [data-skeleton]')).toHaveCount(0);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
};

const withForcedColours = (path: string, then?: Arrive) => async (page: Page) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signInAsDemo(page);
  await page.goto(path);
  await then?.(page);
};

const states: State[] = [
  [
    'state-toast',
    async (page) => {
      await page.context().grantPermissions(['clipboard-write']);
      await signInAsDemo(page);
      await page.goto('/settings');
      await button(page, 'Public Profile').click();
      await button(page, 'Copy link').click();
      await page.locator('[data-toast]').waitFor();
    },
  ],
  [
    'state-session-ended',
    async (page) => {
      const dialog = await typeNewClient(page);
      await endSession(page);
      await dialog.getByRole('button', { name: 'Add Client' }).click();
      await page.locator('[data-toast]').waitFor();
    },
  ],
  [
    'state-signed-out',
    async (page) => {
      await aTailorInTheBrowser(page);
      await endSession(page);
      await page.goto('/clients');
    },
  ],
  [
    'state-draft',
    async (page) => {
      await typeNewClient(page);
      page.once('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await page.getByText('Your unsaved changes are back.').waitFor();
    },
  ],
  [
    'state-draft-settings',
    async (page) => {
      await editSettings(page);
      await page.getByLabel('Bio').fill('Twenty years in Lagos');
      page.once('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await page.getByText('Your unsaved changes are back.').waitFor();
    },
  ],
  [
    'state-leaving',
    async (page) => {
      await editSettings(page);
      await page.getByLabel('Bio').fill('Twenty years in Lagos');
      await page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name: 'Gallery' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  ],
  ['state-two-devices', changeOnTwoDevices],
  [
    'state-client-deleted',
    async (page) => {
      await signInAsDemo(page);
      await page.goto('/clients');
      await button(page, /^Delete/).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await button(page, 'Undo').waitFor();
      // Leaves the demo as it was.
      await page.route('**/api/customers/*', (route) => route.abort());
    },
  ],
  [
    'state-import',
    async (page) => {
      await signInAsDemo(page);
      await page.goto('/clients');
      await button(page, 'Import clients').click();
      await button(page, 'Choose a file').waitFor();
    },
  ],
  ['state-import-review', reviewImport],
  [
    'state-client-number',
    async (page) => {
      const dialog = await typeNewClient(page);
      await dialog.getByLabel('Phone').fill('0803 555 0142');
      await dialog.getByRole('button', { name: 'Add Client' }).click();
      await button(page, 'Add Client').click();
      await dialog.getByLabel('Name').fill('Mama Folákẹ́');
      await dialog.getByLabel('Phone').fill('+2348035550142');
      await dialog.getByLabel('WhatsApp').fill('0803 55');
      await dialog.getByText('already has this number').waitFor();
      await dialog.getByText('This does not look like').waitFor();
    },
  ],
  [
    'state-client-added',
    async (page) => {
      const dialog = await typeNewClient(page);
      const customers = [...'ABCDEGHIJKLM'].map((letter) => ({ name: `${letter}. Okafor`, phone: '0803 555 0142' }));
      const headers = { Origin: new URL(page.url()).origin };
      await page.request.post('/api/customers/import', { headers, data: { customers } });
      await dialog.getByRole('button', { name: 'Add Client' }).click();
      await page
        .getByRole('link', { name: /^Take measurements/ })
        .and(page.locator(':focus'))
        .waitFor();
    },
  ],
  [
    'state-not-shown',
    async (page) => {
      await signInAsDemo(page);
      await page.goto('/clients');
      await page.route('**/assets/gallery-page-*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }));
      await page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name: 'Gallery' }).click();
      await page.getByRole('heading', { name: 'This page could not be shown' }).waitFor();
    },
  ],
  ['state-no-contact-setup', (page) => setUp(page)],
  [
    'state-no-contact-settings',
    async (page) => {
      await editSettings(page);
      await button(page, 'Contact Information').click();
    },
  ],
  [
    'state-reserved-slug',
    async (page) => {
      await editSettings(page);
      await button(page, 'Public Profile').click();
      await page.getByLabel('Profile URL').fill('admin');
    },
  ],
  [
    'state-new-profile',
    async (page) => {
      // A slug of its own: this state is set up four times.
      await setUp(page, `Needle & Thread ${Date.now()}`);
      await button(page, 'Alterations & Repairs').click();
      await page.getByLabel('City').fill('Lagos');
      await page.getByRole('combobox', { name: 'Country' }).fill('Niger');
      await page.getByRole('option', { name: 'Nigeria', exact: true }).click();
      await button(page, 'Create Profile').click();
      await page.waitForURL('**/dashboard');
    },
  ],
  [
    'state-exact-date',
    async (page) => {
      await signInAsDemo(page);
      await page.goto('/measurements');
      await clientsToChoose(page).first().click();
      await page.getByText(/ago$/).first().click();
    },
  ],
  [
    'state-no-place',
    async (page) => {
      await page.goto('/discover?near=Nowherehampton');
      await page.getByText('find that place').first().waitFor();
    },
  ],
  ['state-forced-clients', withForcedColours('/clients')],
  ['state-forced-measurements', withForcedColours('/measurements', (page) => clientsToChoose(page).first().click())],
  ['state-forced-settings', withForcedColours('/settings', (page) => button(page, 'Edit Profile').click())],
  ['state-large-dashboard', withLargeText('/dashboard')],
  ['state-large-discover', withLargeText('/discover')],
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ problems }) => problems.allow(/40[14] |412|gallery-page/));

for (const [name, arrive] of states) {
  for (const scheme of ['light', 'dark'] as const) {
    for (const width of widths) {
      test(`${name}, ${width}, ${scheme}`, ({ page }) => takeScreenshot(page, { name, width, scheme }, arrive));
    }
  }
}
