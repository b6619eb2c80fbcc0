import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {readText} from '../io.ts';
import {WORDS, wordOf} from '../schema/vocabulary.ts';
import {checkVocabulary} from './check-vocabulary.ts';
import {front, print, testSite} from './test-site.ts';

const check = (body: string) => print(checkVocabulary(testSite({spring: front('A') + body})));

describe('checkVocabulary', () => {
  it('accepts the words of the contract', () => {
    expect(
      check(`<Demo id="spring" />

<Since v="4.0.130" />

<Compatibility yes="chrome player" no="node" />

<Cards ids="spring interpolate shapes/index" />

<DemoCards of="spring=spring shape-circle=shapes/index" />

<ExportTable package="@remotion/shapes" />

<Diagram id="render-pipeline" />

<Chooser id="codec" />

<TryFile run="metadata" />

<Tabs><Tab label="React">Press <kbd>R</kbd></Tab></Tabs>

{/* a comment */}
`),
    ).toBe('');
  });

  it('refuses unknown words, HTML, imports and expressions', () => {
    expect(
      check(`import x from 'y';

<Demos id="spring" />

A <Composition /> in prose and a <b>tag</b>.

Braces {frame + 1} in prose.
`),
    ).toMatchInlineSnapshot(`
      "content/docs/spring.mdx:7:1 vocabulary/import Pages have no import or export lines.
          The words of the vocabulary need no import; put code into a fence.
      content/docs/spring.mdx:9:1 vocabulary/unknown-word <Demos> is not a word of the vocabulary.
          Did you mean "Demo"?
      content/docs/spring.mdx:11:3 vocabulary/unknown-word <Composition> is not a word of the vocabulary.
          In prose write \`<Composition>\` as a code span.
      content/docs/spring.mdx:11:34 vocabulary/html The element <b> is not allowed.
          Use Markdown; in prose write it as a code span. Allowed: kbd, br, details, summary.
      content/docs/spring.mdx:13:8 vocabulary/expression The expression {frame + 1} would be run.
          Put braces of prose into a code span."
    `);
  });

  it('refuses code in the attributes of HTML', () => {
    expect(
      check(`<details open>

<summary>More</summary>

Press <kbd>R</kbd>.

</details>
`),
    ).toBe('');
    expect(
      check(`<details open={(() => globalThis.stolen = 1)()} onToggle={() => 1}>

<summary className="x">More</summary> <br {...{ref: 1}} /> <kbd dangerouslySetInnerHTML={{__html: ''}} />

</details>
`),
    ).toMatchInlineSnapshot(`
      "content/docs/spring.mdx:7:1 vocabulary/html-attribute <details> may not have the attribute "open" with a value in braces.
          Write <details open>, without a value.
      content/docs/spring.mdx:7:1 vocabulary/html-attribute <details> may not have the attribute "onToggle" with a value in braces.
          Write <details open>, without a value.
      content/docs/spring.mdx:9:1 vocabulary/html-attribute <summary> may not have the attribute "className".
          Write <summary>.
      content/docs/spring.mdx:9:39 vocabulary/html-attribute <br> may not have attributes in braces.
          Write <br>.
      content/docs/spring.mdx:9:60 vocabulary/html-attribute <kbd> may not have the attribute "dangerouslySetInnerHTML" with a value in braces.
          Write <kbd>."
    `);
  });

  it('checks attributes and their values', () => {
    expect(
      check(`<Demo name="spring" />

<Demo id="sprnig" />

<Demo id={spring} />

<Demo id="spring">text</Demo>

<Since v="next" />

<Compatibility yes="chrome saffari" />

<Cards ids="spring sahpes/circle" />

<DemoCards of="sprign=spring spring=sprong spring=spring#nowhere" />

<ExportTable package="@remotion/shape" />

<Diagram id="pipeline" />

<TryFile run="metdata" />
`),
    ).toMatchInlineSnapshot(`
      "content/docs/spring.mdx:7:1 vocabulary/unknown-attribute <Demo> has no attribute "name".
          It has: id.
      content/docs/spring.mdx:7:1 vocabulary/missing-attribute <Demo> needs the attribute "id".
          Write <Demo id="…" />
      content/docs/spring.mdx:9:1 vocabulary/unknown-demo <Demo> names the demo "sprnig", which does not exist.
          Did you mean "spring"?
      content/docs/spring.mdx:11:1 vocabulary/bad-value The attribute "id" of <Demo> is not a plain text.
          Write id="…".
      content/docs/spring.mdx:13:1 vocabulary/children <Demo> takes nothing between its tags.
          Write <Demo … />.
      content/docs/spring.mdx:15:1 vocabulary/bad-value "next" isn't a version.
          Write v="4.0.130".
      content/docs/spring.mdx:17:1 vocabulary/unknown-environment <Compatibility> names the environment "saffari", which does not exist.
          Did you mean "safari"?
      content/docs/spring.mdx:19:1 vocabulary/unknown-page <Cards> names the page "sahpes/circle", which does not exist.
          Did you mean "shapes/circle"?
      content/docs/spring.mdx:21:1 vocabulary/unknown-demo <DemoCards> names the demo "sprign", which does not exist.
          Did you mean "spring"?
      content/docs/spring.mdx:21:1 vocabulary/unknown-page <DemoCards> names the page "sprong", which does not exist.
          Did you mean "spring"?
      content/docs/spring.mdx:21:1 vocabulary/unknown-anchor <DemoCards> names the anchor "nowhere", which does not exist.
          Anchors are the headings of spring.
      content/docs/spring.mdx:23:1 vocabulary/unknown-package <ExportTable> names the package "@remotion/shape", which does not exist.
          Did you mean "@remotion/shapes"?
      content/docs/spring.mdx:25:1 vocabulary/unknown-diagram <Diagram> names the diagram "pipeline", which does not exist.
          Diagrams are in content/diagrams/.
      content/docs/spring.mdx:27:1 vocabulary/unknown-run <TryFile> names the run "metdata", which does not exist.
          Did you mean "metadata"?"
    `);
  });
});

/** Keys of the one object that `src/vocabulary/index.ts` exports; the model may not run what is in `src`. */
function registeredWords(): string[] {
  const file = ts.createSourceFile(
    'index.ts',
    readText('src/vocabulary/index.ts'),
    ts.ScriptTarget.ES2022,
    true,
  );
  return file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({declarationList}) => declarationList.declarations)
    .flatMap(({initializer}) =>
      initializer && ts.isObjectLiteralExpression(initializer) ? [...initializer.properties] : [],
    )
    .map(({name}) => name?.getText() ?? '');
}

describe('the registry', () => {
  it('has a component for each word that all pages know', () => {
    const shared = Object.keys(WORDS).filter((word) => !wordOf(word)?.isOwn);
    expect(registeredWords().toSorted()).toEqual([...shared, 'CodeBlock'].toSorted());
  });
});
