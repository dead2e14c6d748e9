import { expect, it } from 'vitest';
import { pageAt } from '@shared/pages/pages';
import { orderPaths } from './src/order-paths';
import { paths } from './src/paths';
import { siteManifest, workroomManifest } from './web-manifests';

it('the workroom starts at Home, and its shortcuts open what they name', () => {
  expect(workroomManifest).toMatchObject({
    id: paths.dashboard(),
    start_url: paths.dashboard(),
    display: 'standalone',
  });
  expect(workroomManifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['New order', orderPaths.newOrder()],
    ['Walk-in', paths.walkIn()],
    ['Find a client', paths.clients()],
  ]);
  for (const { url } of workroomManifest.shortcuts) expect(pageAt(url.replace(/#.*/, ''))).toBeDefined();
});

it('the workroom and the site are two apps for a browser', () => {
  expect(siteManifest.start_url).toBe('/');
  expect(siteManifest).not.toHaveProperty('id');
});
