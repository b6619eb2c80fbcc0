import type {Answers} from '../../../../shared/course/step.ts';

export const answers: Answers = {
  right: {
    'made once for each name': [
      ["import {useState} from 'react';", "import {useMemo, useState} from 'react';"],
      [
        "  const [guest, setGuest] = useState('Ines');\n",
        "  const [guest, setGuest] = useState('Ines');\n  const inputProps = useMemo(() => ({guest}), [guest]);\n",
      ],
      ['inputProps={{guest}}', 'inputProps={inputProps}'],
    ],
    'all of the state': [
      [
        "const [guest, setGuest] = useState('Ines');",
        "const [values, setValues] = useState({guest: 'Ines'});",
      ],
      [
        'value={guest} onChange={(event) => setGuest(event.target.value)}',
        'value={values.guest} onChange={(event) => setValues({guest: event.target.value})}',
      ],
      ['inputProps={{guest}}', 'inputProps={values}'],
    ],
  },
  wrong: {
    'made once': {
      code: [
        ["import {useState} from 'react';", "import {useMemo, useState} from 'react';"],
        ['inputProps={{guest}}', 'inputProps={useMemo(() => ({guest}), [])}'],
      ],
      says: /have to change with the state/,
    },
    'another film each time': {
      code: [
        [
          'component={Greeting}\n        inputProps={{guest}}',
          'component={() => <Greeting guest={guest} />}',
        ],
      ],
      says: /another film each time/,
    },
    'default props': {
      code: [['inputProps={{guest}}', 'defaultProps={{guest}}']],
      says: /does not accept `defaultProps`/,
    },
  },
};
