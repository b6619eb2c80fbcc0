import {zColor} from '@remotion/zod-types';
import {transform} from 'sucrase';
import ts from 'typescript';
import {z} from 'zod';
import type {DemoSlot, DemoValue} from '../../shared/demo.ts';
import {isExported} from '../is-exported.ts';

/** What the two literal statements of a composition say. */
interface Evaluated {
  schema: z.AnyZodObject;
  defaultProps: Record<string, DemoValue>;
  slots: DemoSlot[];
  /** Names of all exported values. */
  exportNames: string[];
  /** Module specifiers of the imports. */
  imports: string[];
}

function slotsOf(object: ts.Expression, file: ts.SourceFile): DemoSlot[] {
  if (!ts.isObjectLiteralExpression(object)) return [];
  return object.properties.flatMap((property) =>
    ts.isPropertyAssignment(property) && ts.isIdentifier(property.name)
      ? [
          {
            name: property.name.text,
            start: property.initializer.getStart(file),
            end: property.initializer.getEnd(),
          },
        ]
      : [],
  );
}

/**
 * Evaluates `schema` and `defaultProps` of a composition without loading what it imports: some
 * packages need a browser as soon as they are imported.
 *
 * @returns Both values and where the default values are written.
 * @throws If a statement is missing or not self-contained.
 */
export function evaluate(source: string): Evaluated {
  const file = ts.createSourceFile('composition.tsx', source, ts.ScriptTarget.ES2022, true);
  const initializers = new Map<string, ts.Expression>();
  const exportNames: string[] = [];
  const imports: string[] = [];
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      imports.push(statement.moduleSpecifier.text);
    }
    if (!isExported(statement)) continue;
    if (ts.isFunctionDeclaration(statement) && statement.name) {
      exportNames.push(statement.name.text);
    }
    if (!ts.isVariableStatement(statement)) continue;
    for (const declaration of statement.declarationList.declarations) {
      exportNames.push(declaration.name.getText(file));
      if (declaration.initializer) {
        initializers.set(declaration.name.getText(file), declaration.initializer);
      }
    }
  }
  const run = (name: string): unknown => {
    const node = initializers.get(name);
    if (!node) throw new Error(`there is no \`export const ${name}\``);
    // TypeScript itself would take four times as long, for each of hundreds of demos.
    const {code} = transform(`return (${node.getText(file)});`, {
      transforms: ['typescript'],
      disableESTransforms: true,
    });
    return new Function('z', 'zColor', code)(z, zColor);
  };
  const schema = run('schema');
  if (!(schema instanceof z.ZodObject)) throw new Error('`schema` must be a z.object()');
  const defaults = initializers.get('defaultProps');
  return {
    schema,
    defaultProps: run('defaultProps') as Record<string, DemoValue>,
    slots: defaults ? slotsOf(defaults, file) : [],
    exportNames,
    imports,
  };
}
