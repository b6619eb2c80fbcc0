import {expect, it} from 'vitest';
import {experts} from '../../content/data/experts';
import {avatarLook} from './avatar-look';

it('takes the initials of the first and the last name', () => {
  expect(avatarLook('Mira Oldenkamp').initials).toBe('MO');
  expect(avatarLook('Kofi Asantewa-Dodd').initials).toBe('KD');
  expect(avatarLook('Ayo').initials).toBe('A');
});

it('gives no two experts the same look, even without their initials', () => {
  const looks = experts.map(({name}) => avatarLook(name));
  expect(new Set(looks.map(({initials}) => initials)).size).toBe(experts.length);
  expect(new Set(looks.map(({hue, pattern}) => `${hue} ${pattern}`)).size).toBe(experts.length);
});
