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
  // What counts is where the page is, not which way it came.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(groups.last()).toHaveAttribute('aria-current', 'true');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(groups.first()).toHaveAttribute('aria-current', 'true');
});

test('arrow keys lead through the demos of a group', async ({page}) => {
  await open(page, '/demos/#demo=easing-sin');
  const name = page.getByRole('dialog').getByRole('heading', {level: 2});
  await expect(name).toHaveText('Easing.sin()');
  await page.keyboard.press('ArrowRight');
  await expect(name).not.toHaveText('Easing.sin()');
  await expect(page).toHaveURL(/#demo=easing/);
  await page.keyboard.press('ArrowLeft');
  await expect(name).toHaveText('Easing.sin()');
  await expect(page).toHaveURL(/#demo=easing-sin$/);
});
