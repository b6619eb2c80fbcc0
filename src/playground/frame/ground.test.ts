// @vitest-environment happy-dom
import {expect, it} from 'vitest';
import {findGround} from './ground';

const groundOf = (html: string) => {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  return findGround(root);
};

it('puts text on white, and text that is light on something dark', () => {
  expect(groundOf('<p>Hello</p>')).toBe('#fff');
  expect(groundOf('<p style="color: rgb(240, 230, 210)">Hello</p>')).toBe('#0b1315');
  expect(groundOf('<p style="color: rgba(255, 255, 255, 0.4)">Hello</p>')).toBe('#0b1315');
});

it('keeps white where only some of it is light', () => {
  expect(groundOf('<p>Hello</p><p style="color: rgb(255, 255, 255)">you</p>')).toBe('#fff');
});

it('has nothing to go by where there is no text, or something is painted behind it', () => {
  expect(groundOf('<svg></svg>')).toBeNull();
  expect(
    groundOf(
      '<div style="background-color: rgb(0, 0, 128)"><p style="color: rgb(255, 255, 255)">Hello</p></div>',
    ),
  ).toBeNull();
});
