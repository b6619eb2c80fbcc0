import {typescript} from '../../../shared/compile/imports';

/** What a file gives to others. */
interface Exports {
  /** Name of its first component; `default` for one without a name. */
  component: string | undefined;
  /** True if it has a `schema`, or `defaultProps`. */
  schema: boolean;
  defaultProps: boolean;
}

/** Finds what a file of a reader exports. Takes its text. */
export function readExports(text: string): Exports {
  const names: string[] = [];
  typescript.parse(text).iterate({
    enter({node}) {
      if (node.name === 'Script') return true;
      if (node.name !== 'ExportDeclaration') return false;
      const declared =
        node.getChild('VariableDeclaration') ??
        node.getChild('FunctionDeclaration') ??
        node.getChild('ClassDeclaration');
      const name = declared?.getChild('VariableDefinition');
      if (node.getChild('default')) names.push('default');
      else if (name) names.push(text.slice(name.from, name.to));
      return false;
    },
  });
  return {
    component: names.find((name) => name === 'default' || /^[A-Z]/.test(name)),
    schema: names.includes('schema'),
    defaultProps: names.includes('defaultProps'),
  };
}
