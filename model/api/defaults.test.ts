import {describe, expect, it} from 'vitest';
import {readDefaults} from './defaults.ts';

const MODULE = `
exports.Trail = exports.Box = void 0;
function bounce({frame: passed, fps, from = 0, to = -1, config = {}, name = "up", now = Date.now()}, times = 2) {}
exports.bounce = bounce;
const ease = (options) => {
  const {speed = 0.5, isOn = true} = options;
  const {other = 1} = somethingElse;
};
const BoxFunction = ({durationInFrames = Infinity, width: passedWidth = 10}, ref) => null;
exports.Box = (0, react_1.forwardRef)(BoxFunction);
exports.Trail = (0, react_1.memo)(({layers = 3}) => null);
const VERSION = '4';
`;

const members = (name: string) =>
  readDefaults(MODULE, name).map((each) => Object.fromEntries(each.members));

describe('readDefaults', () => {
  it('reads plain values of members and parameters, and nothing that is computed', () => {
    expect(members('bounce')[0]).toEqual({from: '0', to: '-1', name: "'up'"});
    expect(readDefaults(MODULE, 'bounce')[1]?.value).toBe('2');
  });

  it('reads what is taken out of a parameter inside, by its outer name', () => {
    expect(members('ease')).toEqual([{speed: '0.5', isOn: 'true'}]);
  });

  it('looks into components that are wrapped', () => {
    expect(members('Box')[0]).toEqual({durationInFrames: 'Infinity', width: '10'});
    expect(members('Trail')).toEqual([{layers: '3'}]);
  });

  it('finds nothing for what isn’t a function', () => {
    expect(readDefaults(MODULE, 'VERSION')).toEqual([]);
    expect(readDefaults(MODULE, 'missing')).toEqual([]);
  });
});
