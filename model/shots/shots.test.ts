import path from 'node:path';
import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {exists, listFiles, readBytes, root} from '../io.ts';
import {front, print, testSite} from '../pages/test-site.ts';
import {checkShots} from './check-shots.ts';
import {hashShot, listShots, readShot, readShotPicture, readTaken, whyOld} from './read-shots.ts';
import {shotPicture, shotSchema} from './shot.ts';

const KB = 1024;

describe('the pictures of the Studio', () => {
  const taken = readTaken();

  it('are at least twenty, all of one version', () => {
    expect(listShots().length).toBeGreaterThanOrEqual(20);
    expect(taken.version).toBe('4.0.311');
  });

  it('have files of the noted size, and nothing else lies beside them', async () => {
    const expected: string[] = [];
    for (const id of listShots()) {
      const notes = taken.shots[id];
      const file = `static/shots/${id}.avif`;
      expected.push(file);
      const {width, height} = await sharp(path.join(root, file)).metadata();
      expect({id, width, height}).toEqual({id, width: notes?.width, height: notes?.height});
      expect(readBytes(file).length, file).toBeLessThanOrEqual(60 * KB);
      if (!readShot(id).film) continue;
      const film = `static/shots/${id}.mp4`;
      expected.push(film);
      expect(exists(film), film).toBe(true);
      expect(readBytes(film).length, film).toBeLessThanOrEqual(400 * KB);
    }
    expect(listFiles('static/shots', [''])).toEqual(expected.sort());
  });

  it('have an alternative text of their own, and a place for each number', () => {
    const pictures = listShots().map((id) => readShotPicture(id));
    const texts = pictures.map((picture) => picture?.alt);
    expect(new Set(texts).size).toBe(listShots().length);
    for (const [index, id] of listShots().entries()) {
      expect(pictures[index]?.callouts.length, id).toBe(readShot(id).callouts.length);
    }
  });

  it('are as old as their steps and the project', () => {
    expect(listShots().filter((id) => whyOld(id) !== undefined)).toEqual([]);
  });
});

describe('a shot', () => {
  const shot = shotSchema.parse({
    alt: 'The timeline of the Studio with three layers and a sound below them.',
    caption: 'The timeline.',
    page: '/film',
    callouts: [{at: 'text=Sky', text: 'A layer.'}],
  });

  it('has a hash of what is seen, not of what is said', () => {
    expect(hashShot({...shot, caption: 'Another.'})).toBe(hashShot(shot));
    expect(hashShot({...shot, frame: 7})).not.toBe(hashShot(shot));
    expect(hashShot({...shot, callouts: []})).not.toBe(hashShot(shot));
  });

  it('has its numbers where they were found, or as far beside it as it says', () => {
    const notes = {hash: '', width: 200, height: 100, shown: 100, bytes: 5};
    const taken = {
      version: '4.0.311',
      shots: {a: {...notes, spots: [[40, 50] as [number, number]]}},
    };
    const shifted = shotSchema.parse({...shot, callouts: [{...shot.callouts[0], shift: [-5, 2]}]});
    expect(shotPicture('a', shot, taken)?.callouts).toEqual([{x: 40, y: 50, text: 'A layer.'}]);
    expect(shotPicture('a', shifted, taken)?.callouts).toEqual([{x: 35, y: 52, text: 'A layer.'}]);
    expect(hashShot(shifted)).toBe(hashShot(shot));
  });

  it('isn’t a picture before it has been taken', () => {
    const notes = {hash: '', width: 200, height: 100, shown: 100, bytes: 5, spots: []};
    expect(shotPicture('a', shot, {version: '4.0.311', shots: {}})).toBeUndefined();
    expect(shotPicture('a', shot, {version: '4.0.311', shots: {a: notes}})).toMatchObject({
      width: 200,
      callouts: [],
    });
  });

  it.each([
    ['a step that nobody knows', {steps: [{jump: 'up'}]}],
    ['a text too short to say what is seen', {alt: 'Timeline'}],
    ['a caption that isn’t a sentence', {caption: 'timeline'}],
  ])('may not have %s', (_, wrong) => {
    expect(shotSchema.safeParse({...shot, ...wrong}).success).toBe(false);
  });
});

it('a picture that is old or shown nowhere is a Problem', () => {
  const site = testSite({spring: `${front('spring()')}<Shot id="timeline" />`});
  const shots = [
    {id: 'timeline', file: 'content/shots/timeline.json', old: "hasn't been taken"},
    {id: 'menu', file: 'content/shots/menu.json'},
    {id: 'overview', file: 'content/shots/overview.json'},
  ];
  expect(print(checkShots(site, shots, ['overview']))).toMatchInlineSnapshot(`
    "content/shots/timeline.json:1:1 shots/old "timeline" hasn't been taken.
        Run: npm run shots -- timeline
    content/shots/menu.json:1:1 shots/unused No page shows the picture "menu".
        Write <Shot id="menu" /> on the page that explains it, or delete the file."
  `);
});
