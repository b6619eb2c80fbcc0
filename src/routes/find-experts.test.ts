import {expect, it} from 'vitest';
import {findExperts} from './find-experts';

const expert = (name: string, area: string, place: string, skills: string[] = []) => ({
  name,
  area,
  place,
  skills,
  focus: '',
  work: [],
});
const experts = [
  expert('Ana', 'Captions', 'Lisbon, UTC+0', ['subtitles']),
  expert('Ben', '3D', 'Osaka, UTC+9', ['Three.js', 'subtitles']),
  expert('Cam', '3D', 'Lima, UTC−5'),
  expert('Dee', '3D', 'somewhere'),
];
const names = (wanted: Partial<Parameters<typeof findExperts>[1]>) =>
  findExperts(experts, {query: '', area: null, zone: null, ...wanted}).map(({name}) => name);

it('has all of them before anything is asked', () => {
  expect(names({})).toEqual(['Ana', 'Ben', 'Cam', 'Dee']);
});

it('wants every word somewhere, in any order and case', () => {
  expect(names({query: 'SUBTITLES'})).toEqual(['Ana', 'Ben']);
  expect(names({query: ' subtitles  osaka '})).toEqual(['Ben']);
});

it('keeps to a kind of work and a part of the world; who tells no time is in none', () => {
  expect(names({area: '3D'})).toEqual(['Ben', 'Cam', 'Dee']);
  expect(names({zone: 'Americas'})).toEqual(['Cam']);
  expect(names({area: '3D', zone: 'Asia and Pacific'})).toEqual(['Ben']);
});
