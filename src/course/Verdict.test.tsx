import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {Verdict} from './Verdict';

it('says a hint once, below the last goal that is missed for its reason', () => {
  const results = [
    {says: 'It begins', miss: {seen: 'Seen first.', hint: 'One reason.'}},
    {says: 'It moves', miss: {seen: 'Seen second.', hint: 'One reason.'}},
    {says: 'It ends', miss: {seen: 'Seen third.', hint: 'Another reason.'}},
  ];
  const verdict = {passed: false, fault: null, results};
  const html = renderToStaticMarkup(
    <Verdict last={{result: {kind: 'judged', verdict}, isOld: false}} isLooking={false} />,
  );
  expect(html.match(/Seen \w+\.|\w+ reason\./g)).toEqual([
    'Seen first.',
    'Seen second.',
    'One reason.',
    'Seen third.',
    'Another reason.',
  ]);
});
