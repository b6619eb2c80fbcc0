/** The content of `toolkit/api/<package>.json`: the public surface of one package at the pinned version. */
export interface ApiReport {
  package: string;
  version: string;
  exports: ApiSymbol[];
}

/** An export of a package. */
export interface ApiSymbol {
  /** Exported name; `default` for a default export. */
  name: string;
  /** Module specifier that exports it: `@remotion/media-parser/node`. */
  entryPoint: string;
  kind: 'function' | 'component' | 'hook' | 'class' | 'constant' | 'type' | 'namespace' | 'enum';
  /** Printed type, one line where it fits. */
  signature: string;
  typeParameters?: string[];
  /** Parameters of the first (widest) call signature. */
  parameters?: ApiMember[];
  /** Printed return type of functions and hooks. */
  returns?: string;
  /** Members of the returned object, where it is one of the toolkit's own. */
  returnMembers?: ApiMember[];
  /** Props of a component, options of a single-object function, members of a type, methods of a class or namespace. */
  members?: ApiMember[];
  /** Names of the DOM or library types whose attributes are also accepted (`SVGAttributes<SVGPathElement>`). */
  inherits?: string[];
  deprecated?: boolean;
}

/** A parameter, prop, option, property or method. */
export interface ApiMember {
  name: string;
  /** Printed type. */
  type: string;
  optional: boolean;
  deprecated?: boolean;
  /** Default value where the code declares a plain one: `({from = 0}) => …`. */
  default?: string;
  kind?: 'property' | 'method' | 'event' | 'parameter';
  /** Members of the type, where it is an object type of the toolkit's own. */
  members?: ApiMember[];
}
