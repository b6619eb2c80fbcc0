import {expect, it} from 'vitest';
import {oneFile} from './one-file';

it('puts what an entry imports above it, and each import once', () => {
  const files = {
    'src/Main.tsx':
      "import {AbsoluteFill, Sequence} from 'remotion';\nimport {Part} from './Part';\nimport type {Size} from './size';\nimport './look.css';\n\nexport const Main = () => (\n  <AbsoluteFill><Sequence><Part /></Sequence></AbsoluteFill>\n);\n",
    'src/Part.tsx':
      "import React, {useState} from 'react';\nimport {AbsoluteFill, useCurrentFrame} from 'remotion';\n\nexport const Part = () => <AbsoluteFill>{useCurrentFrame()}</AbsoluteFill>;\n",
    'src/size.ts': 'export type Size = {width: number};\n',
    'src/unused.ts': 'export const unused = 1;\n',
  };
  expect(() => oneFile(files, 'src/Main.tsx')).toThrow('look.css');
  const {'src/look.css': _, ...rest} = {...files, 'src/look.css': ''};
  const clean = {
    ...rest,
    'src/Main.tsx': rest['src/Main.tsx'].replace("import './look.css';\n", ''),
  };
  expect(oneFile(clean, 'src/Main.tsx')).toMatchInlineSnapshot(`
    "import React from 'react';
    import {AbsoluteFill, Sequence, useCurrentFrame} from 'remotion';
    import {useState} from 'react';

    const Part = () => <AbsoluteFill>{useCurrentFrame()}</AbsoluteFill>;

    type Size = {width: number};

    export const Main = () => (
      <AbsoluteFill><Sequence><Part /></Sequence></AbsoluteFill>
    );
    "
  `);
});

it('takes ./b.js for the file that it stands for', () => {
  const files = {
    'a.ts': "import {b} from './b.js';\nexport const a = b;\n",
    'b.ts': 'export const b = 1;\n',
  };
  expect(oneFile(files, 'a.ts')).toContain('const b = 1;');
});

it('says what stands in the way', () => {
  const main = "import {a} from './a';\nimport {b} from './b';\nexport const Main = () => null;\n";
  const twice = {
    'Main.tsx': main,
    'a.ts': 'const same = 1;\nexport const a = same;\n',
    'b.ts': 'const same = 2;\nexport const b = same;\n',
  };
  expect(() => oneFile(twice, 'Main.tsx')).toThrow('both have the name same');
  const renamed = {'Main.tsx': "import {a as c} from './a';\n", 'a.ts': 'export const a = 1;\n'};
  expect(() => oneFile(renamed, 'Main.tsx')).toThrow('under another name');
  expect(() => oneFile({'Main.tsx': "import {a} from './a';\n"}, 'Main.tsx')).toThrow(
    'isn’t there',
  );
  const imported = {
    'Main.tsx': "import {Img} from 'remotion';\nimport {a} from './a';\nexport const Main = Img;\n",
    'a.ts': 'const Img = 1;\nexport const a = Img;\n',
  };
  expect(() => oneFile(imported, 'Main.tsx')).toThrow('both have the name Img');
});

it('imports a name once, as a value where one file needs the value', () => {
  const files = {
    'Main.tsx':
      "import type {z} from 'zod';\nimport type React from 'react';\nimport {a} from './a';\nexport const b: z.infer<typeof a> = 1;\n",
    'a.ts':
      "import {z, type ZodType as Type} from 'zod';\nimport React from 'react';\nexport const a: Type = z.number(React);\n",
  };
  expect(oneFile(files, 'Main.tsx')).toBe(
    "import React from 'react';\nimport {z, type ZodType as Type} from 'zod';\n\nconst a: Type = z.number(React);\n\nexport const b: z.infer<typeof a> = 1;\n",
  );
});
