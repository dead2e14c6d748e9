import type { Driver } from './driver';
import { stepsOf } from './steps';

const secondClient = 'Ṣadé Balogun';
const person = { name: 'Fọlákẹ́ Adébọ̀wálé', slug: 'folake-adebowale' };

/** The network between the browser and the server. */
export interface Network {
  /** Breaks all connections, and new ones at once. */
  cut: () => void;
  pass: () => void;
}

/** Runs one journey through the product on a phone. Throws at the first failed step, with the page's errors. */
export async function walk(driver: Driver, origin: string, network: Network, pictures: string): Promise<void> {
  const { run, until, go, see, click, fill, arriveAt, picture } = stepsOf(driver, origin, pictures);

  await go('/');
  await see('Find a Tailor');
  await picture('landing');
  await fill('Where', 'Lago');
  await click('Lagos', '[role=option]');
  await click('Find a Tailor', 'button');
  await arriveAt('near=Lagos');

  await see('View Full Profile', 'a');
  await click('Filters');
  await click('Alterations & Repairs');
  await arriveAt('primaryCategories=Alterations');
  await picture('filters');
  await go('/discover?near=Lagos%2C+Nigeria');
  await see('View Full Profile', 'a');
  await click('View Full Profile', 'a');
  await arriveAt('/tailors/');
  await see('Portfolio', 'h2');
  await picture('tailor');

  await go('/api/login?returnTo=/discover');
  await fill('Email', 'folake@seamfolk.example');
  await fill('First name', 'Fọlákẹ́');
  await fill('Last name', 'Adébọ̀wálé');
  await click('Continue', 'button');
  await arriveAt('/discover');
  await until('signing in', async () => (await run('create', person.name, person.slug)) === 201);

  await go('/clients');
  await until('the phone layout', () => run('isPhoneLayout'));
  await click('Add Client', 'button');
  await fill('Name', person.name);
  await click('Add Client', '[role=dialog] button');
  await see('Client added successfully');
  await see(person.name, 'a');
  await picture('clients');
  await click(person.name, 'li a');
  await see('No measurements yet');

  await click('Add Measurement', 'button');
  await click('Shirt', 'button');
  await fill('Chest', '41 in');
  await click('Add Measurement', '[role=dialog] button');
  await see('Measurement added successfully');
  await see('41', 'dd');
  await picture('measurement');

  await until('keeping the book', async () => await run('bookIsKept', 1));
  await until('storing the screens', async () => await run('workerIsReady'));
  network.cut();
  await go('/clients');
  await click(person.name, 'li a');
  await see('41', 'dd');
  await picture('offline');
  await go('/clients');
  await click('Add Client', 'button');
  await fill('Name', secondClient);
  await click('Add Client', '[role=dialog] button');
  await see('Saved on this');
  await see('On this', 'li span');
  await picture('saved-here');
  network.pass();
  await run('comeBack');
  await until('sending it', async () => !(await run('has', 'li span', 'On this')));
  await until('sending it once', async () => (await run('countClients', secondClient)) === 1);

  await go('/gallery');
  await click('Upload Your First Images', 'button');
  await until('choosing a picture', async () => await run('upload'));
  await click('Upload 1', 'button');
  await see('uploaded successfully');
  await until('showing the picture', () => run('pictureIsShown', 'Portfolio image'));
  await picture('gallery');

  await go(`/tailors/${person.slug}`);
  await see(person.name, 'h1');
  await picture('name');
  const problems = await run('problems');
  if (problems.length > 0) throw new Error(`The pages report: ${problems.join('; ')}`);
}
