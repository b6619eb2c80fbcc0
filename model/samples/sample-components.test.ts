import {expect, it} from 'vitest';
import {findRoot} from './sample-components.ts';

it('finds the composition that plays a component, whatever else it is given', () => {
  const root = `export const Root = () => (
  <>
    <Composition id="other" component={Other} />
    <Composition
      calculateMetadata={({props}) => ({durationInFrames: props.length > 1 ? 60 : 30})}
      component={Title}
      id="title"
    />
  </>
);`;
  const files = new Map([['src/Root.tsx', root]]);
  expect(findRoot(files, 'Title')).toEqual({file: 'src/Root.tsx', id: 'title'});
  expect(findRoot(files, 'Missing')).toBeUndefined();
});
