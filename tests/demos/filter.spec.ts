import {expect, test} from '@playwright/test';
import {open} from '../browser';

test('a filter without a match says so, and offers ways on', async ({page}) => {
  await open(page, '/demos/');
  const field = page.getByLabel('Filter demos');
  const status = page.getByRole('status').filter({hasText: /./});
  await field.fill('zzqx');
  await expect(status).toHaveText('No demo matches “zzqx”');
  await expect(page.locator('main a[href^="#demo="]')).toHaveCount(3);
  await expect(page.getByRole('link', {name: 'Search the docs'}).last()).toHaveAttribute(
    'href',
    /\/search\?q=zzqx$/,
  );
  await page.getByRole('button', {name: 'Show all'}).click();
  await expect(field).toHaveValue('');
  await field.fill('meadow');
  await expect(status).toHaveText(/^1 of \d+ demos$/);
  await page.getByRole('button', {name: 'Clear the field'}).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
});

test('the group that is seen is marked among the ways to the groups', async ({page}) => {
  await open(page, '/demos/');
  const groups = page.getByRole('navigation', {name: 'Groups'}).getByRole('link');
  // At the top of the page it is the one that comes first.
  await expect(groups.first()).toHaveAttribute('aria-current', 'true');
  const link = groups.filter({hasText: 'Transitions'});
  await link.click();
  await expect(groups.first()).not.toHaveAttribute('aria-current');
  await expect(page.getByRole('heading', {name: 'Transitions'})).toBeInViewport();
  await expect(link).toHaveAttribute('aria-current', 'true');
  await expect(link).toBeInViewport();
});
